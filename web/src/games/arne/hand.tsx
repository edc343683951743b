/** One's own cards: points, actions and black ones, equal cards in one place with their count. */
import type { TouchView } from "../../touch/touch";
import { Card } from "./card";
import { cardName } from "./card-words";
import { groupOf, handTarget, type ArneView, type Group, type Held } from "./view";
import { words } from "./words";

interface HandProps {
  view: ArneView;
  touch: TouchView;
}

function HandCard({ held, touch }: { held: Held; touch: TouchView }) {
  const w = words();
  const target = handTarget(held.card);
  const said = [cardName(held.card)];
  if (held.count > 1) said.push(w.times(held.count));
  if (touch.starts.has(target)) said.push(w.playable);
  return (
    <button
      type="button"
      class="hand-card"
      data-target={target}
      data-playable={touch.starts.has(target) || undefined}
      data-begun={touch.held.includes(target) || undefined}
      aria-label={said.join(", ")}
    >
      <span class="hand-grip" data-grip data-anchor={target}>
        {held.count > 1 && (
          <span class="hand-below">
            <Card card={held.card} />
          </span>
        )}
        <span class="hand-face">
          <Card card={held.card} />
        </span>
        {held.count > 1 && (
          <span class="hand-count" aria-hidden="true">
            {held.count}
          </span>
        )}
      </span>
    </button>
  );
}

/** Cards of one kind of use, in one of the two lines. */
interface Part {
  group: Group;
  cards: readonly Held[];
}

const inALine = 8; // so many are wide enough for a thumb on a phone

/** Point cards in the upper line, all others in the lower one, with what finds no room above. */
function linesOf(hand: readonly Held[]): Part[][] {
  const of = (group: Group) => hand.filter(({ card }) => groupOf(card) === group);
  const points = of("points");
  return [
    [{ group: "points", cards: points.slice(0, inALine) }],
    [
      { group: "points", cards: points.slice(inALine) },
      { group: "actions", cards: of("actions") },
      { group: "blacks", cards: of("blacks") },
    ],
  ];
}

export function Hand({ view, touch }: HandProps) {
  const w = words();
  const hand = view.hand ?? [];
  const called: Record<Group, string> = {
    points: view.junior ? w.fruits : w.points,
    actions: w.actions,
    blacks: w.blacks,
  };
  return (
    <section
      class="own-hand"
      aria-label={w.yourHand}
      data-holding={touch.held.length > 0 || undefined}
      data-anchor="own-hand"
    >
      {linesOf(hand).map((parts, line) => (
        <div key={line} class="hand-line">
          {parts.map(({ group, cards }) =>
            cards.length === 0 ? null : (
              <div key={group} class="hand-group" role="group" aria-label={called[group]} data-group={group}>
                {cards.map((held) => (
                  <HandCard key={held.card} held={held} touch={touch} />
                ))}
              </div>
            ),
          )}
        </div>
      ))}
      {hand.length === 0 && view.phase !== "over" && view.phase !== "deal" && <p class="hand-empty">{w.emptyHand}</p>}
    </section>
  );
}
