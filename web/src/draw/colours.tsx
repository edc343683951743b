/** The six colours of the house, each with its own shape: never one without the other. */
import type { Both } from "../generated/protocol";

export type ColourName = "blue" | "yellow" | "red" | "green" | "orange" | "purple";

export const colourWords: Record<ColourName, Both> = {
  blue: { en: "blue", de: "Blau" },
  yellow: { en: "yellow", de: "Gelb" },
  red: { en: "red", de: "Rot" },
  green: { en: "green", de: "Grün" },
  orange: { en: "orange", de: "Orange" },
  purple: { en: "purple", de: "Lila" },
};

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** The shape alone, centred on 0,0 and about 20 wide. */
export function Shape({ colour }: { colour: ColourName }) {
  switch (colour) {
    case "blue":
      return <circle r="9" />;
    case "yellow":
      return (
        <g>
          <circle r="5.2" />
          {rays.map((turn) => (
            <path key={turn} d="M-1.3-7.6h2.6v3.4h-2.6z" transform={`rotate(${turn}) translate(0 -3.2)`} />
          ))}
        </g>
      );
    case "red":
      return <path d="M0-11 10 0 0 11-10 0Z" />;
    case "green":
      return <path d="M-9 9C-10-3-3-9.500 10-9.500 10.500 3.500 3 10.500-9 9ZM-8.500 8.500 3.500-3.200" class="leaf-shape" />;
    case "orange":
      return <path d="M0-10.500 9-5.250V5.250L0 10.500-9 5.250V-5.250Z" />;
    case "purple":
      return <path d="M-3.300-9.500H3.300V-3.300H9.500V3.300H3.300V9.500H-3.300V3.300H-9.500V-3.300H-3.300Z" />;
  }
}

/** A painted tile with its shape; says nothing to a screen reader, words stand beside it. */
export function ColourTile({ colour }: { colour: ColourName }) {
  return (
    <svg class={`colour-tile colour-${colour}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <rect x="-16" y="-16" width="32" height="32" rx="6" />
      <Shape colour={colour} />
    </svg>
  );
}
