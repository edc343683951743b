/** The big moment: somebody calls “Arschmallows!”, or has all cards face up. */
import { useEffect, useState } from "preact/hooks";
import { sounds } from "../../sound/sound";
import type { ArschmallowsView } from "./view";
import { words } from "./words";

const lasts = 2600;
const roasts = ["#FFFFFF", "#E2B477", "#8A5A34", "#F2D9B1", "#4A2C1A"];

/** A marshmallow from behind, wriggling. */
function Marshmallow({ colour, place }: { colour: string; place: number }) {
  return (
    <svg class={`hopper hopper-${place}`} viewBox="0 0 120 140" aria-hidden="true">
      <g stroke="#2B211A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
        <path d="M38 118V132M82 118V132" fill="none" stroke-width="13" />
        <path d="M38 118V130M82 118V130" fill="none" stroke={colour} stroke-width="6" />
        <path d="M26 34C26 12 94 12 94 34L98 74C112 92 104 124 78 124 68 124 62 118 60 112 58 118 52 124 42 124 16 124 8 92 22 74Z" fill={colour} />
        <path d="M60 80C57 92 58 102 60 112M34 78C42 70 52 72 60 80 68 72 78 70 86 78M28 38C40 46 80 46 92 38" fill="none" stroke-width="3.500" />
      </g>
    </svg>
  );
}

interface MomentProps {
  view: ArschmallowsView;
  names: readonly string[];
}

/** Shown once, when it happens; never on coming to a table where it has happened already. */
export function BigMoment({ view, names }: MomentProps) {
  const event = view.event;
  const number = event && (event.kind === "call" || event.triggered) ? event.number : null;
  const [seen, setSeen] = useState<number | null>(number);
  const shows = number !== null && number !== seen;
  useEffect(() => {
    if (!shows) return;
    sounds("stamp", 0.1);
    if (event!.kind === "call") sounds("laugh", 0.25);
    const timer = setTimeout(() => setSeen(number), lasts);
    return () => clearTimeout(timer);
  }, [shows, number]);
  if (!shows) return null;
  const w = words();
  const name = names[event!.player]!;
  const called = event!.kind === "call";
  return (
    <div class="big-moment" role="status" data-called={called || undefined} onClick={() => setSeen(number)}>
      <div class="hoppers">
        {roasts.map((colour, place) => (
          <Marshmallow key={colour} colour={colour} place={place} />
        ))}
      </div>
      <p class="big-word">{called ? "Arschmallows!" : w.lastLap}</p>
      <p class="big-who">
        {called ? w.calls(name) : w.triggers(name)}. {w.oneMore}
      </p>
    </div>
  );
}
