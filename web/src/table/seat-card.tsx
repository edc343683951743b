/** One seat before the game: sit down, call a bot, or make it free again. */
import { useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import { games } from "../games/game";
import type { Level, Seat, TableInfo, You } from "../generated/protocol";
import { myName } from "../settings";
import { words } from "../words/words";
import { botKind } from "./bot-kind";
import { NameForm, renaming } from "./name-form";
import type { Answer, Session } from "./session";

const levels: readonly Level[] = ["easy", "medium", "hard"];

interface OpenSeatProps {
  session: Session;
  seat: Seat;
  you: You;
  /** Programs that can sit here beside the usual bots. */
  programs: readonly string[];
}

function OpenSeat({ session, seat, you, programs }: OpenSeatProps) {
  const w = words.value;
  const [naming, setNaming] = useState(false);
  const second = you.seats.length > 0; // somebody else sits down at this same screen
  const sit = async (name: string): Promise<Answer> => {
    const answer = await session.command({ type: "sit", seat: seat.player, name });
    if (!second && answer.type === "done") myName.value = name.trim();
    return answer;
  };
  if (naming) return <NameForm session={session} first="" give={sit} close={() => setNaming(false)} label={w.sitDown} />;
  return (
    <div class="seat-choices">
      <button
        type="button"
        class="button"
        onClick={() => (myName.value && !second ? void sit(myName.value) : setNaming(true))}
        aria-label={`${w.seat(seat.player + 1)}: ${w.sitHere}`}
      >
        <Icon name="chair" /> {w.sitHere}
      </button>
      {you.owner && (
        <div class="bot-levels" role="group" aria-label={`${w.seat(seat.player + 1)}: ${w.addBot}`}>
          <Icon name="bot" />
          {levels.map((level) => (
            <button
              key={level}
              type="button"
              onClick={() => session.command({ type: "seat_bot", seat: seat.player, level })}
              aria-label={`${w.seat(seat.player + 1)}: ${w.botLevel[level]}`}
            >
              {w.addBotOf[level]}
            </button>
          ))}
          {programs.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => session.command({ type: "seat_bot", seat: seat.player, level: name })}
              aria-label={`${w.seat(seat.player + 1)}: ${w.program} ${name}`}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function TakenSeat({ session, seat, you }: { session: Session; seat: Seat; you: You }) {
  const w = words.value;
  const [naming, setNaming] = useState(false);
  const mine = you.seats.includes(seat.player);
  if (naming) {
    return (
      <NameForm session={session} first={seat.name} give={renaming(session)} close={() => setNaming(false)} label={w.save} />
    );
  }
  return (
    <div class="seat-choices">
      {mine && (
        <>
          {seat.player === you.seats[0] && (
            <button type="button" class="button quiet" onClick={() => setNaming(true)}>
              {w.rename}
            </button>
          )}
          <button
            type="button"
            class="button quiet"
            onClick={() => session.command({ type: "stand", seat: seat.player })}
          >
            {w.standUp}
          </button>
        </>
      )}
      {!mine && you.owner && (
        <button
          type="button"
          class="button quiet"
          aria-label={`${seat.name}: ${w.clearSeat}`}
          onClick={() => session.command({ type: "clear_seat", seat: seat.player })}
        >
          {w.clearSeat}
        </button>
      )}
    </div>
  );
}

/** What this seat will play, and with whom. */
function Plays({ seat, table }: { seat: Seat; table: TableInfo }) {
  const w = words.value;
  const playable = games.get(table.game)?.playable;
  const team = playable?.teams?.(table.options).find((members) => members.includes(seat.player)) ?? [];
  const partners = team.filter((player) => player !== seat.player).map((player) => table.seats[player]!.name || w.seat(player + 1));
  return (
    <div class="seat-plays">
      {playable?.Seat && <playable.Seat options={table.options} player={seat.player} />}
      {partners.length > 0 && <p>{w.inTeamWith(partners.join(", "))}</p>}
    </div>
  );
}

interface SeatCardProps {
  session: Session;
  seat: Seat;
  you: You;
  table: TableInfo;
}

export function SeatCard({ session, seat, you, table }: SeatCardProps) {
  const w = words.value;
  const mine = you.seats.includes(seat.player);
  const what = {
    open: "",
    person: mine ? w.you : seat.online ? "" : w.away,
    bot: botKind(seat),
    left: w.left,
  }[seat.kind];
  const open = seat.kind === "open";
  return (
    <article class="seat-card paper" data-kind={seat.kind} data-mine={mine || undefined}>
      <h2>
        <span class="seat-number">{seat.player + 1}</span>
        {open ? w.openSeat : seat.name}
        {what && <small>{what}</small>}
      </h2>
      <Plays seat={seat} table={table} />
      {open ? (
        <OpenSeat session={session} seat={seat} you={you} programs={table.programs} />
      ) : (
        <TakenSeat session={session} seat={seat} you={you} />
      )}
    </article>
  );
}
