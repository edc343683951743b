/** A place card: who sits there, what is theirs, how they stand, whether it is their turn. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Playable } from "../games/game";
import type { Seat } from "../generated/protocol";
import { words } from "../words/words";
import type { Moment, Session } from "./session";

interface PlaceCardProps {
  session: Session;
  now: Moment;
  playable: Playable;
  seat: Seat;
}

/** One word for what this person is doing now. */
function state(now: Moment, seat: Seat): string {
  const w = words.value;
  if (seat.kind === "left") return w.left;
  if (now.table.thinking === seat.player) return w.thinking;
  if (now.table.turn.includes(seat.player)) return w.toPlay;
  if (seat.kind === "person" && !seat.online) return w.away;
  return "";
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
  const kind = mine ? w.you : seat.kind === "bot" && seat.level ? w.botLevel[seat.level] : "";
  const doing = state(now, seat);
  const gone = useGone(seat);
  const vacant = seat.kind === "left" || seat.kind === "open";
  return (
    <article
      class="place-card"
      aria-label={name}
      data-turn={now.table.turn.includes(seat.player) || undefined}
      data-mine={mine || undefined}
      data-away={vacant || (seat.kind === "person" && !seat.online) || undefined}
    >
      <h2>
        {seat.kind === "bot" && <Icon name="bot" />}
        <span class="place-name">{name}</span>
      </h2>
      <playable.Place view={now.view!} player={seat.player} />
      <p class="place-score" title={w.score(points)}>
        <span aria-hidden="true">{points}</span>
        <span class="aloud">{w.score(points)}</span>
      </p>
      <p class="place-state">
        {kind && <span class="place-kind">{kind}</span>}
        {doing && <span class="place-now">{doing}</span>}
      </p>
      {vacant && now.you.seats.length > 0 && now.table.status === "playing" && (
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
