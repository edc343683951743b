/** The edge of the table: the way back, which table this is, the switches. */
import { Icon } from "../draw/icons";
import type { GameCard } from "../generated/protocol";
import { openAside } from "../rulebook/open";
import { Link } from "../shell/link";
import { Switches } from "../shell/switches";
import { spoken, words } from "../words/words";
import { PauseButton } from "./held";
import type { Session } from "./session";

export function TopBar({ session, card }: { session: Session; card: GameCard | undefined }) {
  const w = words.value;
  const now = session.now.value;
  const watchers = now?.table.spectators ?? 0;
  return (
    <header class="top-bar">
      <Link to="/" class="round" label={w.toCupboard}>
        <Icon name="back" />
      </Link>
      <h1>
        {card ? spoken(card.title) : "Armoire"}
        <span class="table-code">{w.table(session.code)}</span>
      </h1>
      {watchers > 0 && (
        <p class="watchers">
          <Icon name="eye" /> {w.watchers(watchers)}
        </p>
      )}
      {now && <PauseButton session={session} now={now} />}
      {now && now.table.status !== "open" && (
        <button
          type="button"
          class="round only-narrow"
          aria-label={w.rulebook}
          title={w.rulebook}
          onClick={() => openAside("rules")}
        >
          <Icon name="book" />
        </button>
      )}
      <Switches />
    </header>
  );
}
