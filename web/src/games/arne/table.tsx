/** The whole table: the rows round the piles, one's own nearest, and one's own cards. */
import type { TableProps } from "../game";
import { words as page } from "../../words/words";
import { Centre } from "./centre";
import { Hand } from "./hand";
import { Moment } from "./moment";
import { Row } from "./row";
import { Stage } from "./stage";
import { around, type ArneView, type Row as RowView } from "./view";

/** What kind of thing the card in hand goes to: the table makes room for these. */
function wanted(lit: ReadonlySet<string>, holds: boolean): string | undefined {
  if (!holds) return undefined;
  for (const target of lit) {
    if (target.startsWith("stack ")) return "stacks";
    if (/^P\d/.test(target)) return "players";
  }
  return undefined;
}

export function Table({ view: anyView, touch, names, mine, placeCard, pause }: TableProps) {
  const view = anyView as ArneView;
  const me = mine[0] ?? null;
  const { near, left, top, right } = around(view, me);
  const row = (shown: RowView) => (
    <Row
      key={shown.colour}
      view={view}
      row={shown}
      touch={touch}
      names={names}
      me={me}
      wide={shown === near || top.includes(shown)}
      placeCard={placeCard}
    />
  );
  const side = (name: string, rows: RowView[]) =>
    rows.length > 0 && <div class={`rows rows-${name}`}>{rows.map(row)}</div>;
  const others = left.length + top.length + right.length;

  return (
    <Stage view={view} me={me} label={page.value.board}>
      <div class="arne-table">
        <div class="arne-felt" data-others={others} data-wanted={wanted(touch.lit, touch.held.length > 0)}>
          <div class="rows-others">
            {side("left", left)}
            {side("top", top)}
            {side("right", right)}
          </div>
          <Centre view={view} touch={touch} names={names} me={me} pause={pause} />
          <div class="rows rows-near">{row(near)}</div>
        </div>
      </div>
      <Moment view={view} names={names} me={me} />
      {view.hand !== null && me !== null && <Hand view={view} touch={touch} />}
    </Stage>
  );
}
