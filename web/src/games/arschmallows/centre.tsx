/** Between the people: the two piles, one's own card in hand, and what it can do. */
import { Icon } from "../../draw/icons";
import { Card } from "./card";
import type { TouchView } from "../../touch/touch";
import { lastLap, type ArschmallowsView } from "./view";
import { words } from "./words";

interface CentreProps {
  view: ArschmallowsView;
  touch: TouchView;
  names: readonly string[];
  /** The seat of this window, if it has one. */
  me: number | null;
}

function DrawPile({ view, touch }: CentreProps) {
  const w = words();
  const lit = touch.lit.has("draw");
  const word = lit ? w.draw : w.pile;
  const layers = Math.min(4, Math.ceil(view.draw_pile / 12));
  return (
    <button
      type="button"
      class="pile"
      data-target="draw"
      data-layers={layers}
      aria-label={`${word} ${view.draw_pile}: ${w.drawPile}`}
    >
      <span class="pile-cards" data-anchor="draw">
        {view.draw_pile > 0 && <Card card={null} />}
      </span>
      <span class="pile-word" aria-hidden="true">
        {word} <b>{view.draw_pile}</b>
      </span>
    </button>
  );
}

function DiscardPile({ view, touch }: CentreProps) {
  const w = words();
  const rejects = touch.held[0] === "taken" && touch.held.length === 1;
  const lit = touch.lit.has("discard");
  const word = !lit ? w.discard : rejects ? w.reject : w.take;
  const name = w.discardPile(view.discard === null ? null : w.card(view.discard));
  return (
    <button
      type="button"
      class="pile pile-discard"
      data-target="discard"
      aria-label={`${word}: ${name}`}
    >
      <span class="pile-cards" data-anchor="discard">
        {view.discard !== null && <Card card={view.discard} />}
      </span>
      <span class="pile-word" aria-hidden="true">
        {word}
      </span>
    </button>
  );
}

/** One's own card in hand. It can be dragged to a slot or to the discard pile. */
function InHand({ view, me }: CentreProps) {
  const w = words();
  const card = view.taken && view.to_move === me ? view.taken.card : null;
  return (
    <div class="in-hand">
      <span class="in-hand-place" data-anchor={`hand:P${me! + 1}`}>
        {card !== null && (
          <button type="button" class="in-hand-card" data-target="taken" aria-label={w.inHand(w.card(card))}>
            <span class="grip" data-grip>
              <Card card={card} />
            </span>
          </button>
        )}
      </span>
      <span class="pile-word" aria-hidden="true">
        {w.hand}
      </span>
    </div>
  );
}

/** The action of the card in hand, and the offer of equal cards. */
function Choices({ view, touch }: CentreProps) {
  const w = words();
  const spies = view.taken?.card === "9";
  const can = (target: string) => touch.starts.has(target);
  return (
    <div class="choices">
      {can("action") && (
        <button type="button" class="choice" data-target="action" aria-label={spies ? w.spy : w.swap}>
          <Icon name={spies ? "binoculars" : "swap"} />
          <span>{spies ? w.spy : w.swap}</span>
        </button>
      )}
      {can("shed") && (
        <button type="button" class="choice" data-target="shed" aria-label={w.shed}>
          <Icon name="shed" />
          <span>{w.shed}</span>
        </button>
      )}
    </div>
  );
}

/** How to go on with what was begun; before an offer, that there is no way back. */
function Hint({ view, touch }: CentreProps) {
  const w = words();
  const [first, second] = touch.held;
  if (first === "shed") {
    return (
      <div class="hint hint-warning" role="alert">
        <h2>
          <Icon name="shed" /> {w.shedTitle}
        </h2>
        <p>{w.shedHow}</p>
        <button type="button" class="button">
          {w.never}
        </button>
      </div>
    );
  }
  const how =
    first === "action"
      ? view.taken?.card === "9"
        ? w.spyHow
        : w.swapHow
      : second === "discard"
        ? w.rejectHow
        : null;
  return how === null ? null : (
    <p class="hint" role="status">
      {how}
    </p>
  );
}

/** Said in one's own sight until the round is over. */
export function LastLap({ view, names, me }: Omit<CentreProps, "touch">) {
  const ender = lastLap(view);
  const w = words();
  return ender === null ? null : (
    <p class="last-lap">
      <b>{w.lastLap}</b> <span>{ender === me ? w.lastLapByMe : w.lastLapBy(names[ender]!)}</span>
    </p>
  );
}

export function Centre(props: CentreProps) {
  return (
    <div class="centre" data-seated={props.me !== null || undefined}>
      <div class="piles">
        <DrawPile {...props} />
        <DiscardPile {...props} />
        {props.me !== null && <InHand {...props} />}
        {props.me !== null && <Choices {...props} />}
      </div>
      <Hint {...props} />
    </div>
  );
}
