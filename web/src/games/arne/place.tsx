/** What stands on a place card: the hand's size and what is special now; at the end how it counts. */
import type { PlaceProps } from "../game";
import { Sign } from "./card";
import { colourOfPlayer, following, handOf, reckoning, rowOf, type ArneView } from "./view";
import { signed, words } from "./words";

/** At the end: the row's sum, and the dummy's if it counts here. */
function Reckoned({ view, player }: { view: ArneView; player: number }) {
  const row = rowOf(view, colourOfPlayer(view, player))!;
  const dummy = view.control === player && view.dummy ? rowOf(view, view.dummy) : undefined;
  const how = reckoning(row.sum) ?? signed(row.sum.total);
  return (
    <span class="place-reckoned">
      <Sign sign={`shape--${row.colour}`} />
      <span>
        {how}
        {dummy && ` + ${words().andDummy(signed(dummy.sum.total))}`}
      </span>
    </span>
  );
}

export function Place({ view: anyView, player }: PlaceProps) {
  const view = anyView as ArneView;
  const w = words();
  if (view.phase === "over") return <Reckoned view={view} player={player} />;
  const count = view.hands[player]!;
  const claims = view.claim === player && view.phase !== "final";
  const next = following(view) === player;
  return (
    <span class="place-badges">
      <span class="hand-size" title={w.cards(count)}>
        <span class="hand-number" data-anchor={handOf(player)} aria-hidden="true">
          {count}
        </span>
        <span class="aloud">{w.cards(count)}</span>
      </span>
      {claims && <span class="badge badge-stop">{view.junior ? w.next : "STOP!"}</span>}
      {next && !claims && (
        <span class="badge badge-next" title={w.next}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M2 6h7M6 2.500 9.500 6 6 9.500" />
          </svg>
          <span class="badge-word">{w.next}</span>
        </span>
      )}
      {view.control === player && view.dummy && (
        <span class="badge badge-dummy" title={w.holdsDummy}>
          <Sign sign={`dummy--${view.dummy}`} />
          <span class="aloud">{w.holdsDummy}</span>
        </span>
      )}
    </span>
  );
}
