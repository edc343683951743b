/** Between the people: the two piles, the way the turns go, and whose turn it is. */
import { useState } from "preact/hooks";
import type { Pause } from "../game";
import type { TouchView } from "../../touch/touch";
import { Card, Sign } from "./card";
import { cardName } from "./card-words";
import { colourOfPlayer, following, groupOf, named, type ArneView } from "./view";
import { words } from "./words";

interface CentreProps {
  view: ArneView;
  touch: TouchView;
  names: readonly string[];
  me: number | null;
  pause: Pause | null;
}

function DrawPile({ view, touch }: CentreProps) {
  const w = words();
  const lit = touch.lit.has("draw");
  const layers = Math.min(4, Math.ceil(view.draw_pile / 20));
  const said = touch.held.length > 0 ? w.takeThese : w.draw;
  return (
    <button
      type="button"
      class="arne-pile pile-draw"
      data-target="draw"
      data-layers={layers}
      aria-label={`${w.drawPile(view.draw_pile)}${lit ? ` ${said}` : ""}`}
    >
      <span class="pile-place" data-anchor="draw">
        {view.draw_pile > 0 && <Card card={null} />}
      </span>
      <span class="pile-tag" aria-hidden="true">
        {lit && touch.held.length === 0 ? w.draw : view.draw_pile}
      </span>
    </button>
  );
}

/** What putting the held card here does. */
function discarding(touch: TouchView): string {
  const w = words();
  const held = named(touch.held.at(-1) ?? "");
  if (held === "thief") return w.stealIt;
  return groupOf(held) === "points" ? w.discardIt : w.playIt;
}

function DiscardPile({ view, touch }: CentreProps) {
  const w = words();
  const lit = touch.lit.has("discard");
  const [top, ...under] = view.discard;
  const told = w.discardPile(top === undefined ? null : cardName(top), view.discarded);
  return (
    <button
      type="button"
      class="arne-pile pile-discard"
      data-target="discard"
      aria-label={`${told}${lit ? ` ${discarding(touch)}` : ""}`}
    >
      <span class="pile-place" data-anchor="discard">
        {under.toReversed().map((card, depth) => (
          <span key={depth} class="pile-under" data-depth={under.length - depth}>
            <Card card={card} />
          </span>
        ))}
        {top !== undefined && (
          <span class="pile-top">
            <Card card={top} />
          </span>
        )}
      </span>
      {(lit || view.discarded > 0) && (
        <span class="pile-tag" aria-hidden="true">
          {lit ? discarding(touch) : view.discarded}
        </span>
      )}
    </button>
  );
}

const sides = ["top", "right", "bottom", "left"] as const;

/** How much of a pause is left, running out along the track. It is reckoned once: then time does it. */
function Remaining({ pause }: { pause: Pause }) {
  const [left] = useState(() => Math.max(0, pause.until - performance.now()));
  return (
    <rect
      class="track-pause"
      pathLength="1"
      style={{ "--share": Math.min(1, left / pause.of), animationDuration: `${left}ms` }}
    />
  );
}

/** The way round the table; while only black cards count a pause runs along it. */
function Track({ view, pause }: CentreProps) {
  const w = words();
  return (
    <span class="track" data-way={view.direction > 0 ? "clockwise" : "anticlockwise"}>
      <svg class="track-lines" aria-hidden="true">
        <rect class="track-way" pathLength="1" />
        {pause && <Remaining key={pause.until} pause={pause} />}
      </svg>
      {sides.map((side) => (
        <svg key={side} class={`chevrons chevrons-${side}`} viewBox="0 0 34 16" aria-hidden="true">
          <path d="M3 2 10 8 3 14M14 2 21 8 14 14M25 2 32 8 25 14" />
        </svg>
      ))}
      <span class="aloud">{view.direction > 0 ? w.clockwise : w.anticlockwise}</span>
    </span>
  );
}

/** In a few words whose turn it is, and who comes then. */
function TurnNote({ view, names, me, pause }: CentreProps) {
  const w = words();
  const called = (player: number): string | null => (player === me ? null : names[player]!);
  const player = view.to_move;
  if (player === null) return <p class="turn-note" />;
  const then = following(view);
  const claimed = view.claim !== null && ["turn", "taking", "give"].includes(view.phase);
  const doing = {
    boundary: w.draws, turn: w.plays, taking: w.takes, final: w.finalNow,
    give: (name: string | null) => w.gives(name, view.demand?.left ?? 0),
    lot: () => "", deal: () => "", over: () => "",
  }[view.phase];
  const last = view.draw_pile === 0 && ["turn", "taking", "give"].includes(view.phase);
  return (
    <div class="turn-note" data-mine={player === me || undefined}>
      {(view.phase === "final" || last) && <p class="turn-final">{last ? w.lastTurn : w.finalRound}</p>}
      <p class="turn-now">
        <Sign sign={`shape--${colourOfPlayer(view, player)}`} />
        <span>{doing(called(player))}</span>
      </p>
      {claimed && (
        <p class="turn-claim">
          <span class="stop-sign" aria-hidden="true">
            {view.junior ? "!" : "STOP"}
          </span>
          <span>{w.isNext(called(view.claim!))}</span>
        </p>
      )}
      {!claimed && then !== null && <p class="turn-then">{w.thenPlays(called(then))}</p>}
      <p class="turn-pause" data-shown={pause !== null || undefined}>
        {pause !== null && w.blackOnly}
      </p>
    </div>
  );
}

export function Centre(props: CentreProps) {
  return (
    <div class="arne-centre">
      <div class="arne-piles">
        <Track {...props} />
        <DrawPile {...props} />
        <DiscardPile {...props} />
      </div>
      <TurnNote {...props} />
    </div>
  );
}
