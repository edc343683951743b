/** A person's place: the name, the table cards in their rows, and the card in their hand. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../draw/icons";
import type { TouchView } from "../../touch/touch";
import { Card } from "./card";
import { slotTarget, type ArschmallowsView, type Hand } from "./view";
import { words } from "./words";

/** What a touch of a lit slot would do to its card. */
function verb(view: ArschmallowsView, touch: TouchView): string {
  const w = words();
  if (view.phase === "look") return w.look;
  if (view.phase === "shed") return w.offer;
  switch (touch.held[0]) {
    case "action":
      return view.taken?.card === "9" ? w.spyOn : w.swapIt;
    case "shed":
      return w.offer;
    default:
      return touch.held[1] === "discard" ? w.turnUp : w.exchange;
  }
}

interface MatProps {
  view: ArschmallowsView;
  touch: TouchView;
  hand: Hand;
  /** Null: it is one's own. */
  owner: string | null;
  children: ComponentChildren;
}

function nameOf({ view, touch, hand, owner }: MatProps, at: number): string {
  const w = words();
  const slot = hand.slots[at]!;
  const target = slotTarget(hand.player, at + 1);
  const lies =
    slot.card === null ? w.hidden : slot.locked ? w.locked(w.card(slot.card)) : w.aided(w.card(slot.card));
  const claimed = isClaimed(view, hand.player, at) ? `, ${w.claimed}` : "";
  const does = touch.lit.has(target) ? `, ${verb(view, touch)}` : "";
  return `${w.slotOf(owner, at + 1)}: ${lies}${claimed}${does}`;
}

const isClaimed = (view: ArschmallowsView, player: number, at: number): boolean =>
  view.to_move === player && view.claim.includes(at + 1);

function SlotPlace({ mat, at }: { mat: MatProps; at: number }) {
  const { view, hand } = mat;
  const slot = hand.slots[at]!;
  const target = slotTarget(hand.player, at + 1);
  return (
    <button
      type="button"
      class="slot"
      data-target={target}
      data-anchor={target}
      data-locked={slot.locked || undefined}
      data-aided={(slot.card !== null && !slot.locked) || undefined}
      data-claimed={isClaimed(view, hand.player, at) || undefined}
      aria-label={nameOf(mat, at)}
    >
      <span class="slot-card">
        <Card card={slot.card} />
        {slot.locked && (
          <span class="slot-lock">
            <Icon name="lock" />
          </span>
        )}
      </span>
      <span class="slot-number" aria-hidden="true">
        {at + 1}
      </span>
    </button>
  );
}

export function Slots(mat: MatProps) {
  const { hand, owner } = mat;
  return (
    <div
      class="slots"
      role="group"
      aria-label={owner ?? undefined}
      data-row={hand.row}
      data-rows={Math.max(2, Math.ceil(hand.slots.length / hand.row))}
    >
      {hand.slots.map((_, at) => (
        <SlotPlace key={at} mat={mat} at={at} />
      ))}
      {mat.children}
    </div>
  );
}

/** The card that somebody else holds: face up if it came from the discard pile. */
export function HeldCard({ view, player, name }: { view: ArschmallowsView; player: number; name: string }) {
  const taken = view.to_move === player ? view.taken : null;
  return (
    <span class="held-card" data-anchor={`hand:P${player + 1}`}>
      {taken && <Card card={taken.card} />}
      {taken && (
        <span class="aloud">{words().inHandOf(name, taken.card === null ? null : words().card(taken.card))}</span>
      )}
    </span>
  );
}
