/** The moments that change whose turn comes: stamped over the table for a second. */
import { useEffect, useState } from "preact/hooks";
import { sounds } from "../../sound/sound";
import { Card } from "./card";
import type { ArneView, Event } from "./view";
import { words } from "./words";

const lasts = 1500; // milliseconds
const momentous = new Set(["stopped", "reversed", "control", "swapped", "passed_hands"]);

const latest = (view: ArneView): Event | undefined => view.events.findLast(({ kind }) => momentous.has(kind));

function Stop() {
  return (
    <svg class="stamp-stop" viewBox="-100 -100 200 200" aria-hidden="true">
      <path d="M-40-96H40L96-40V40L40 96H-40L-96 40V-40Z" />
      <path d="M-36-86H36L86-36V36L36 86H-36L-86 36V-36Z" class="stamp-line" />
      <text y="17" text-anchor="middle">
        STOP!
      </text>
    </svg>
  );
}

interface MomentProps {
  view: ArneView;
  names: readonly string[];
  me: number | null;
}

/** A lone REVERSE! changes the way round and gives its player nothing (ARN-30, ARN-31). */
function caption(event: Event, { view, names, me }: MomentProps): string {
  const w = words();
  const name = names[event.player]!;
  switch (event.kind) {
    case "swapped":
      return w.swapped(name, names[event.other!]!);
    case "passed_hands":
      return w.passedHands;
    case "control":
      return w.takesDummy(name);
    case "reversed":
      if (view.claim !== event.player) return w.reversed;
      return event.player === me ? w.stoppedMe : w.stopped(name);
    default:
      return event.player === me ? w.stoppedMe : w.stopped(name);
  }
}

/** Shown once, when it happens; never on coming to a table where it has happened already. */
export function Moment(props: MomentProps) {
  const { view } = props;
  const event = latest(view);
  const number = event?.number ?? -1;
  const [seen, setSeen] = useState(number);
  const shows = event !== undefined && number > seen;
  if (number < seen) setSeen(number); // another game
  useEffect(() => {
    if (!shows) return;
    sounds("stamp", 0.08);
    const timer = setTimeout(() => setSeen(number), lasts);
    return () => clearTimeout(timer);
  }, [shows, number]);
  if (!shows) return null;
  return (
    <div class="arne-moment" key={number} role="status" data-kind={event.kind}>
      {event.kind === "stopped" && !view.junior ? (
        <Stop />
      ) : (
        <span class="stamp-card">
          <Card card={event.card} />
        </span>
      )}
      <p class="stamp-words">{caption(event, props)}</p>
    </div>
  );
}
