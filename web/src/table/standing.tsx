/** A pass that answers by itself: offered beside the pass, shown as long as it stands, taken back. */
import { Icon } from "../draw/icons";
import { words } from "../words/words";
import type { Moment, Session } from "./session";

export function Standing({ session, now }: { session: Session; now: Moment }) {
  const w = words.value;
  const { standing, seats } = now.you;
  const seat = seats[0];
  const { poll, status, held_by } = now.table;
  if (seat === undefined || status !== "playing" || held_by !== null) return null;
  const leave = (until: "no" | "turn" | "game") => session.command({ type: "standing", seat, until });
  if (standing !== null) {
    return (
      <p class="standing" data-standing={standing}>
        <span>{standing === "turn" ? w.passingUntilTurn : w.passingAlways}</span>
        <button type="button" class="button plain" data-button="standing-no" onClick={() => leave("no")}>
          <Icon name="undo" /> <span>{w.askMeAgain}</span>
        </button>
      </p>
    );
  }
  if (poll === null || poll.answered) return null;
  return (
    <div class="standing" role="group" aria-label={w.passOn}>
      <button type="button" class="button quiet" data-button="standing-turn" onClick={() => leave("turn")}>
        {w.passUntilTurn}
      </button>
      <button type="button" class="button quiet" data-button="standing-game" onClick={() => leave("game")}>
        {w.passAlways}
      </button>
    </div>
  );
}
