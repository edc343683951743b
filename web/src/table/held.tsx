/** The table stands still because somebody asked for a pause: who it was, and how it goes on. */
import { Icon } from "../draw/icons";
import { words } from "../words/words";
import type { Moment, Session } from "./session";

/** In the top bar, for who sits at a table where a game is played. */
export function PauseButton({ session, now }: { session: Session; now: Moment }) {
  const w = words.value;
  if (now.table.status !== "playing" || now.you.seats.length === 0) return null;
  const held = now.table.held_by !== null;
  const label = held ? w.goOn : w.pause;
  return (
    <button
      type="button"
      class="round"
      data-button="hold"
      aria-label={label}
      title={label}
      onClick={() => session.command({ type: held ? "go_on" : "pause" })}
    >
      <Icon name={held ? "play" : "pause"} />
    </button>
  );
}

export function Held({ session, now }: { session: Session; now: Moment }) {
  const w = words.value;
  const by = now.table.held_by;
  if (by === null || now.table.status !== "playing") return null;
  const mine = now.you.seats.includes(by) && now.you.name === now.table.held_name;
  return (
    <div class="held-table" role="status">
      <div class="held-note paper">
        <span class="held-sign">
          <Icon name="pause" />
        </span>
        <p>{mine ? w.pausedByMe : w.pausedBy(now.table.held_name)}</p>
        {now.you.seats.length > 0 && (
          <button
            type="button"
            class="button primary"
            data-button="go-on"
            onClick={() => session.command({ type: "go_on" })}
          >
            <Icon name="play" /> {w.goOn}
          </button>
        )}
      </div>
    </div>
  );
}
