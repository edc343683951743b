/** The end: places and scores, once more, and the game to keep. */
import { tableAddress } from "../api";
import { Icon } from "../draw/icons";
import type { Playable } from "../games/game";
import { Link } from "../shell/link";
import { words } from "../words/words";
import type { Moment, Session } from "./session";

type Teams = readonly (readonly number[])[];

function headline(winners: number[], teams: Teams, names: readonly string[], mine: readonly number[]): string {
  const w = words.value;
  if (winners.length === 1) return mine.length === 1 && mine[0] === winners[0] ? w.youWin : w.wins(names[winners[0]!]!);
  const called = winners.map((player) => names[player]!);
  const all = `${called.slice(0, -1).join(", ")} ${w.and} ${called.at(-1)!}`;
  const team = teams.find((members) => members.includes(winners[0]!)) ?? [];
  return winners.length === team.length ? w.teamWin(all) : w.sharedWin(all);
}

interface EndCardProps {
  session: Session;
  now: Moment;
  playable: Playable;
  putAside: () => void;
}

export function EndCard({ session, now, playable, putAside }: EndCardProps) {
  const w = words.value;
  const view = now.view!;
  const places = playable.places(view) ?? [];
  const scores = playable.scores(view);
  const names = session.names.value;
  const teams = playable.teams?.(now.table.options) ?? [];
  const ranked = places.map((place, player) => ({ place, player })).sort((a, b) => a.place - b.place);
  const winners = ranked.filter(({ place }) => place === 1).map(({ player }) => player);

  return (
    <section class="end-card paper" aria-labelledby="end-title">
      <p class="end-over">{w.over}</p>
      <h2 id="end-title">{headline(winners, teams, names, now.you.seats)}</h2>
      <ol class="ranking">
        {ranked.map(({ place, player }) => (
          <li key={player} data-first={place === 1 || undefined}>
            <span class="rank">{w.place(place)}</span>
            <span class="rank-name">{names[player]}</span>
            <playable.Place view={view} player={player} options={now.table.options} />
            <span class="rank-score">{w.score(scores[player] ?? 0)}</span>
          </li>
        ))}
      </ol>
      <div class="end-actions">
        {now.you.seats.length > 0 && (
          <button type="button" class="button primary" onClick={() => session.command({ type: "again" })}>
            <Icon name="again" /> {w.again}
          </button>
        )}
        <a class="button" href={`${tableAddress(now.table.code)}/replay`} download>
          <Icon name="download" /> {w.replay}
        </a>
        <button type="button" class="button quiet" onClick={putAside}>
          {w.lookAtTable}
        </button>
        <Link to="/" class="button quiet">
          {w.toCupboard}
        </Link>
      </div>
    </section>
  );
}
