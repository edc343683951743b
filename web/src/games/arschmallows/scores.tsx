/** The score sheet over the rounds: a table, and the totals as lines. */
import { playerColour, PlayerMark, PointMark } from "./mark";
import { totals, type ArschmallowsView } from "./view";
import { signed, words } from "./words";

const [width, height] = [320, 210];
const edge = { left: 34, right: 30, top: 12, bottom: 26 };
const mostRounds = 12; // more rounds than that are drawn as far as they were played

/** Round numbers to rule the chart with, at most five. */
export function ticks(least: number, most: number): number[] {
  const raw = Math.max(1, (most - least) / 4);
  const unit = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= raw)!;
  const first = Math.floor(least / step) * step;
  return Array.from({ length: 8 }, (_, place) => first + place * step).filter((tick) => tick < most + step);
}

function Chart({ view, names }: { view: ArschmallowsView; names: readonly string[] }) {
  const w = words();
  const lines = totals(view);
  const all = lines.flat();
  const rules = ticks(Math.min(0, ...all), Math.max(10, ...all));
  const [low, high] = [rules[0]!, rules.at(-1)!];
  const rounds = Math.max(1, view.rounds <= mostRounds ? view.rounds : view.results.length);
  const x = (round: number) => edge.left + (round / rounds) * (width - edge.left - edge.right);
  const y = (total: number) => height - edge.bottom - ((total - low) / (high - low)) * (height - edge.top - edge.bottom);
  const marked = Array.from({ length: rounds + 1 }, (_, round) => round).filter(
    (round) => round > 0 && (rounds <= mostRounds || round % Math.ceil(rounds / mostRounds) === 0),
  );
  const said = names.map((name, player) => `${name}: ${lines.map((line) => signed(line[player]!)).join(", ")}`);
  return (
    <svg class="score-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${w.chart}. ${said.join("; ")}.`}>
      {rules.map((tick) => (
        <g key={tick} class="chart-rule" data-zero={tick === 0 || undefined}>
          <path d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
          <text x={edge.left - 6} y={y(tick) + 4} text-anchor="end">
            {signed(tick)}
          </text>
        </g>
      ))}
      {marked.map((round) => (
        <text key={round} class="chart-round" x={x(round)} y={height - 8} text-anchor="middle">
          {round}
        </text>
      ))}
      {view.hands.map(({ player }) => {
        const way = lines.map((line, round) => `${round ? "L" : "M"}${x(round).toFixed(1)} ${y(line[player]!).toFixed(1)}`);
        return (
          <g key={player}>
            <path class="chart-line-edge" d={way.join("")} />
            <path class={`chart-line line-${playerColour(player)}`} d={way.join("")} />
          </g>
        );
      })}
      {view.hands.map(({ player }) =>
        lines.map((line, round) => <PointMark key={`${player}:${round}`} player={player} x={x(round)} y={y(line[player]!)} />),
      )}
    </svg>
  );
}

export function Scores({ view: anyView, names }: { view: object; names: readonly string[] }) {
  const view = anyView as ArschmallowsView;
  const w = words();
  const best = Math.min(...view.scores);
  return (
    <div class="score-sheet">
      <div class="score-scroll">
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">
                <span class="aloud">{w.roundColumn}</span>
              </th>
              {names.map((name, player) => (
                <th key={player} scope="col" title={name}>
                  <PlayerMark player={player} />
                  <span class="score-name">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.results.map((result, round) => (
              <tr key={round}>
                <th scope="row">{round + 1}</th>
                {result.points.map((points, player) => (
                  <td key={player} data-ender={result.ender === player || undefined}>
                    {signed(points)}
                    {result.doubled && result.ender === player && <small> ×2</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{w.total}</th>
              {view.scores.map((total, player) => (
                <td key={player} data-best={(view.results.length > 0 && total === best) || undefined}>
                  {signed(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {view.results.length === 0 ? (
        <p class="quiet">{w.noRounds}</p>
      ) : (
        <figure>
          <Chart view={view} names={names} />
          <figcaption class="quiet">
            {w.chart}. {w.lowest}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
