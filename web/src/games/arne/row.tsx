/** A place at the table: who sits there, the cards laid before them, and what these come to. */
import type { ComponentChildren } from "preact";
import type { TouchView } from "../../touch/touch";
import { Sign } from "./card";
import { fruits, rowName } from "./card-words";
import { Stack } from "./stack";
import { colourOf, following, playerTarget, reckoning, rowTarget, type ArneView, type Row as RowView } from "./view";
import { signed, words } from "./words";

/** "(3000 + 50) × 6 − 600 = 17700", or what there is to say instead. */
function sumInWords(row: RowView, junior: boolean): string {
  const w = words();
  const { total } = row.sum;
  if (row.stacks.length === 0) return w.emptyRow;
  const how = reckoning(row.sum);
  if (junior) {
    const what = fruits(row.colour, total);
    return how === null ? `${signed(total)} ${what}` : w.fruitSum(how, signed(total), what);
  }
  return how === null ? w.countsPoints(signed(total)) : w.isSum(how, signed(total));
}

/** "Ben: red row, (3000 + 50) × 6 − 600 = 17700" */
export function rowTelling(view: ArneView, row: RowView, names: readonly string[]): string {
  const w = words();
  const name = rowName(row.colour, view.junior);
  const owners = row.players.map((player) => names[player]!).join(", ");
  const whose = owners === "" ? w.nobodysRow(name) : w.whose(owners, name);
  return `${whose}, ${sumInWords(row, view.junior)}.`;
}

interface RowProps {
  view: ArneView;
  row: RowView;
  touch: TouchView;
  names: readonly string[];
  me: number | null;
  /** Whether it lies across the table, not at a side. */
  wide: boolean;
  placeCard(player: number): ComponentChildren;
}

/** The whole row is one thing to touch; what lies in it are others. */
function RowTarget({ view, row, touch, names }: RowProps) {
  const target = rowTarget(row.colour);
  const does = touch.lit.has(target) ? ` ${words().layHere}` : "";
  return (
    <button
      type="button"
      class="row-target"
      data-target={target}
      aria-label={`${rowTelling(view, row, names)}${does}`}
    />
  );
}

/** Whoever sits here; while a card is held they can be touched themselves. */
function Head({ player, touch, names, placeCard }: RowProps & { player: number }) {
  const target = playerTarget(player);
  return (
    <div class="row-head">
      {placeCard(player)}
      {touch.lit.has(target) && (
        <button type="button" class="player-target" data-target={target} aria-label={words().choose(names[player]!)}>
          <span class="player-name">{names[player]}</span>
        </button>
      )}
    </div>
  );
}

function DummyHead({ view, row, names }: RowProps) {
  const w = words();
  const basket = view.junior;
  return (
    <div class="row-head dummy-head">
      <p class="dummy-name">{basket ? w.basket : w.dummy}</p>
      {!basket && (
        <p class="dummy-state">{view.control === null ? w.dummyFree : w.dummyOf(names[view.control]!)}</p>
      )}
      <span class="aloud">{rowName(row.colour, view.junior)}</span>
    </div>
  );
}

/** How the cards of a row find room: in so many lines, so many in each. */
function room(row: RowView, wide: boolean): { lines: number; per: number } {
  const count = Math.max(3, row.stacks.length);
  const [one, two] = wide ? [7, 16] : [5, 12];
  const lines = count <= one ? 1 : count <= two ? 2 : 3;
  return { lines, per: Math.ceil(count / lines) };
}

export function Row(props: RowProps) {
  const { view, row, touch, names, me } = props;
  const dummy = row.colour === view.dummy;
  const then = following(view);
  const own = me !== null && row.players.includes(me);
  const { lines, per } = room(row, props.wide);
  return (
    <section
      class="arne-row"
      style={{
        "--hue": `var(--${colourOf[row.colour]})`,
        "--lines": lines,
        "--per": per,
        "--count": Math.max(3, row.stacks.length),
      }}
      aria-label={dummy ? words().dummy : row.players.map((player) => names[player]!).join(", ")}
      data-colour={row.colour}
      data-anchor={rowTarget(row.colour)}
      data-own={own || undefined}
      data-dummy={dummy || undefined}
      data-heads={row.players.length}
      data-turn={(view.to_move !== null && row.players.includes(view.to_move)) || undefined}
      data-then={(then !== null && row.players.includes(then)) || undefined}
    >
      <RowTarget {...props} />
      <span class="row-sign">
        <Sign sign={`${dummy ? "dummy" : "shape"}--${row.colour}`} />
      </span>
      <div class="row-heads">
        {dummy && <DummyHead {...props} />}
        {row.players.map((player) => (
          <Head key={player} {...props} player={player} />
        ))}
      </div>
      <div class="row-stacks" data-lines={lines}>
        {row.stacks.map((stack) => (
          <Stack key={stack.name} stack={stack} touch={touch} junior={view.junior} />
        ))}
      </div>
      <p class="row-sum" aria-hidden="true">
        <span>{signed(row.sum.total)}</span>
        {view.junior && <Sign sign={`shape--${row.colour}`} />}
      </p>
    </section>
  );
}
