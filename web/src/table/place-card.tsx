/** A place card: who sits there, what is theirs, how they stand, whether it is their turn. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Playable } from "../games/game";
import type { Seat } from "../generated/protocol";
import { myName } from "../settings";
import { signed } from "../words/signed";
import { words } from "../words/words";
import { botKind } from "./bot-kind";
import { NameForm } from "./name-form";
import { OwnSeat, wasHere } from "./own-seat";
import { isInTurn, type Moment, type Session } from "./session";

interface PlaceCardProps {
  session: Session;
  now: Moment;
  playable: Playable;
  seat: Seat;
}

/** In a word or two what this person is doing now. */
function state(now: Moment, seat: Seat): string[] {
  const w = words.value;
  if (now.table.thinking === seat.player) return [w.thinking];
  const said = isInTurn(now, seat.player) ? [w.toPlay] : [];
  if (seat.kind === "left") said.push(w.left);
  if (seat.kind === "person" && !seat.online) said.push(w.away);
  return said;
}

/** A seat that was left is taken, usually by whom it was before; `first`: nobody sits here yet. */
function SitAgain({ session, seat, first }: { session: Session; seat: Seat; first: boolean }) {
  const w = words.value;
  const [naming, setNaming] = useState(false);
  const sit = (name: string) => session.command({ type: "sit", seat: seat.player, name });
  if (naming) return <NameForm session={session} first={first ? "" : seat.name} give={sit} close={() => setNaming(false)} label={w.sitDown} />;
  return (
    <button
      type="button"
      class="button quiet"
      aria-label={`${w.seat(seat.player + 1)}: ${w.sitHere}`}
      onClick={() => (first && myName.value ? void sit(myName.value) : setNaming(true))}
    >
      <Icon name="chair" /> {w.sitHere}
    </button>
  );
}

const longAway = 20_000; // milliseconds: longer than a page takes to load again

/** Whether a person's line has been down for so long that the others should not have to wait. */
function useGone(seat: Seat): boolean {
  const [gone, setGone] = useState(false);
  const away = seat.kind === "person" && !seat.online;
  useEffect(() => {
    setGone(false);
    if (!away) return;
    const timer = setTimeout(() => setGone(true), longAway);
    return () => clearTimeout(timer);
  }, [away]);
  return away && gone;
}

export function PlaceCard({ session, now, playable, seat }: PlaceCardProps) {
  const w = words.value;
  const mine = now.you.seats.includes(seat.player);
  const name = session.names.value[seat.player]!;
  const points = playable.scores(now.view!)[seat.player] ?? 0;
  const several = now.you.seats.length > 1;
  const kind = mine ? (several ? "" : w.you) : seat.kind === "bot" ? botKind(seat) : "";
  const doing = state(now, seat);
  const order = playable.order?.(now.view!).indexOf(seat.player) ?? -1;
  const team = playable.teams?.(now.table.options).find((members) => members.includes(seat.player)) ?? [];
  const partners = team.filter((player) => player !== seat.player).map((player) => session.names.value[player]!);
  const gone = useGone(seat);
  const vacant = seat.kind === "left" || seat.kind === "open";
  return (
    <article
      class="place-card"
      aria-label={name}
      data-turn={isInTurn(now, seat.player) || undefined}
      data-mine={mine || undefined}
      data-away={vacant || (seat.kind === "person" && !seat.online) || undefined}
    >
      <h2>
        {order >= 0 && (
          <span class="place-order" title={w.inOrder(order + 1)}>
            <span aria-hidden="true">{order + 1}</span>
            <span class="aloud">{w.inOrder(order + 1)}</span>
          </span>
        )}
        <span class="place-name">{name}</span>
      </h2>
      <playable.Place view={now.view!} player={seat.player} options={now.table.options} />
      <p class="place-score" title={w.score(points)}>
        <span aria-hidden="true">{signed(points)}</span>
        <span class="aloud">{w.score(points)}</span>
      </p>
      <p class="place-state">
        {seat.kind === "bot" && <Icon name="bot" />}
        {kind && <span class="place-kind">{kind}</span>}
        {partners.length > 0 && <span class="place-kind">{w.team(partners.join(", "))}</span>}
        {doing.map((word) => (
          <span key={word} class="place-now">
            {word}
          </span>
        ))}
      </p>
      {mine && <OwnSeat session={session} seat={seat} you={now.you} />}
      {vacant && (now.you.seats.length === 0 || wasHere(session, seat)) && (
        <SitAgain session={session} seat={seat} first={now.you.seats.length === 0} />
      )}
      {vacant && (now.you.seats.length > 0 || now.you.owner) && (
        <button
          type="button"
          class="button quiet"
          onClick={() => session.command({ type: "seat_bot", seat: seat.player, level: "medium" })}
        >
          <Icon name="bot" /> {w.botTakesOver}
        </button>
      )}
      {gone && now.you.owner && now.table.status === "playing" && (
        <button
          type="button"
          class="button quiet"
          aria-label={`${name}: ${w.clearSeat}`}
          onClick={() => session.command({ type: "clear_seat", seat: seat.player })}
        >
          {w.clearSeat}
        </button>
      )}
    </article>
  );
}
