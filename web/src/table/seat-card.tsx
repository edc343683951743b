/** One seat before the game: sit down, call a bot, or make it free again. */
import { useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Level, Seat, You } from "../generated/protocol";
import { myName } from "../settings";
import { words } from "../words/words";
import type { Session } from "./session";

const levels: readonly Level[] = ["easy", "medium", "hard"];

interface NameFormProps {
  first: string;
  label: string;
  done: (name: string) => void;
  cancel: () => void;
}

function NameForm({ first, label, done, cancel }: NameFormProps) {
  const w = words.value;
  const [name, setName] = useState(first);
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim()) done(name.trim());
  };
  return (
    <form class="name-form" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && cancel()}>
      <input
        value={name}
        ref={(input) => input?.focus()}
        onInput={(event) => setName(event.currentTarget.value)}
        aria-label={w.yourName}
        placeholder={w.yourName}
        maxLength={24}
        autocomplete="nickname"
        required
      />
      <button type="submit" class="button primary">
        {label}
      </button>
      <button type="button" class="round" aria-label={w.cancel} onClick={cancel}>
        <Icon name="close" />
      </button>
    </form>
  );
}

function OpenSeat({ session, seat, you }: { session: Session; seat: Seat; you: You }) {
  const w = words.value;
  const [naming, setNaming] = useState(false);
  const second = you.seats.length > 0; // somebody else sits down at this same screen
  const sit = (name: string) => {
    setNaming(false);
    if (!second) myName.value = name;
    void session.command({ type: "sit", seat: seat.player, name });
  };
  if (naming) return <NameForm first="" done={sit} cancel={() => setNaming(false)} label={w.sitDown} />;
  return (
    <div class="seat-choices">
      <button
        type="button"
        class="button"
        onClick={() => (myName.value && !second ? sit(myName.value) : setNaming(true))}
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
        </div>
      )}
    </div>
  );
}

function TakenSeat({ session, seat, you }: { session: Session; seat: Seat; you: You }) {
  const w = words.value;
  const [naming, setNaming] = useState(false);
  const mine = you.seats.includes(seat.player);
  const rename = (name: string) => {
    setNaming(false);
    myName.value = name;
    void session.command({ type: "rename", name });
  };
  if (naming) {
    return <NameForm first={seat.name} done={rename} cancel={() => setNaming(false)} label={w.save} />;
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

export function SeatCard({ session, seat, you }: { session: Session; seat: Seat; you: You }) {
  const w = words.value;
  const mine = you.seats.includes(seat.player);
  const what = {
    open: "",
    person: mine ? w.you : seat.online ? "" : w.away,
    bot: seat.level ? w.botLevel[seat.level] : w.bot,
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
      {open ? (
        <OpenSeat session={session} seat={seat} you={you} />
      ) : (
        <TakenSeat session={session} seat={seat} you={you} />
      )}
    </article>
  );
}
