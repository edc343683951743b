/** One box on a shelf. What is still being painted stands there quietly. */
import { games } from "../games/game";
import type { GameCard } from "../generated/protocol";
import { Link } from "../shell/link";
import { spoken, words } from "../words/words";

export function Box({ game }: { game: GameCard }) {
  const w = words.value;
  const title = spoken(game.title);
  const Lid = games.get(game.name)?.Lid;
  const ready = !game.coming && games.get(game.name)?.playable !== undefined;
  const under = (
    <span class="box-label">
      {ready ? w.playersRange(...game.players) : w.coming}
    </span>
  );
  if (!ready) {
    return (
      <div class={`box coming box-${game.name}`}>
        <span class="aloud">{title}</span>
        {Lid && <Lid />}
        {under}
      </div>
    );
  }
  return (
    <Link to={`/#${game.name}`} class={`box box-${game.name}`}>
      <span class="aloud">{w.openBox(title)}</span>
      {Lid && <Lid />}
      {under}
    </Link>
  );
}
