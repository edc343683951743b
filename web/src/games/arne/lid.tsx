/** The lid: three cards fanned out on the deep blue of their backs, the six shapes below the name. */
import type { ComponentChildren } from "preact";
import { Shape, type ColourName } from "../../draw/colours";

const paint: Record<ColourName, string> = {
  red: "#D5432B", green: "#009E73", yellow: "#F0C418", blue: "#0072B2", orange: "#E69F00", purple: "#B4559B",
};
const order = Object.keys(paint) as ColourName[];
const onDark = "#F7F0E1";
const ink = "#2B211A";

interface CardProps {
  at: [x: number, y: number, turn: number];
  field: string;
  children: ComponentChildren;
}

function Card({ at: [x, y, turn], field, children }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-33" y="-45" width="66" height="88" rx="7" fill="#000" opacity=".3" transform="translate(2 4)" />
      <rect x="-33" y="-45" width="66" height="88" rx="7" fill={onDark} stroke={ink} stroke-width="1.500" />
      <rect x="-29.500" y="-41.500" width="59" height="81" rx="5" fill={field} />
      {children}
    </g>
  );
}

function Points({ at, colour, value, size }: { at: CardProps["at"]; colour: ColourName; value: string; size: number }) {
  const sign = colour === "yellow" || colour === "orange" ? ink : onDark;
  return (
    <Card at={at} field={paint[colour]}>
      <path d="M-29.500 14C-12 5 14 22 29.500 10V34.500a5 5 0 0 1-5 5H-24.500a5 5 0 0 1-5-5Z" fill={ink} opacity=".14" />
      <text
        y="2" text-anchor="middle" class="lid-name" font-size={size}
        fill={onDark} stroke={ink} stroke-width="4.500" stroke-linejoin="round" paint-order="stroke"
      >
        {value}
      </text>
      <g transform="translate(0 24) scale(.95)" fill={sign}>
        <Shape colour={colour} />
      </g>
    </Card>
  );
}

/** The chameleon of a black card. */
function Chameleon() {
  const green = "#33C796";
  return (
    <g transform="translate(0 -1) scale(.27)" fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="M-96 72C-50 62 40 76 98 64" stroke="#8A6A48" stroke-width="11" />
      <path d="M-44 14C-84 8-104 34-96 58-88 82-54 78-56 56-58 40-80 42-78 56" stroke={green} stroke-width="15" />
      <path d="M-30 24-38 44-26 62M30 16 46 38 36 62" stroke={green} stroke-width="15" />
      <path
        d="M-62 14C-58-34-22-60 16-52L54-78C66-82 72-72 74-62 86-52 98-38 98-26 98-12 84-8 70-8 58-6 50 4 42 16 26 38-20 44-46 34-56 30-63 24-62 14Z"
        fill={green}
      />
      <circle cx="-40" cy="4" r="8" fill="#F0563C" />
      <circle cx="-24" cy="-22" r="8" fill="#F5CE3E" />
      <circle cx="-12" cy="14" r="9" fill="#4FB0E8" />
      <circle cx="4" cy="-30" r="8" fill="#D98BC4" />
      <circle cx="16" cy="4" r="8" fill="#F5A623" />
      <circle cx="58" cy="-44" r="17" fill="#171310" />
      <circle cx="58" cy="-44" r="12" fill={onDark} />
      <circle cx="62" cy="-44" r="5.500" fill="#171310" />
    </g>
  );
}

const dots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => `M${24 + (row % 2) * 24 + column * 48} ${16 + row * 24}h.01`),
);

export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#27324F" />
      <path d={dots.join("")} stroke="#3C4A70" stroke-width="7" stroke-linecap="round" />
      <rect x="10" y="10" width="220" height="220" rx="6" fill="none" stroke="#E8C97A" stroke-width="2" />
      <Points at={[60, 99, -15]} colour="blue" value="1000" size={23} />
      <Points at={[120, 86, 0]} colour="red" value="×2" size={36} />
      <Card at={[180, 99, 15]} field="#171310">
        <Chameleon />
      </Card>
      <text x="120" y="194" text-anchor="middle" class="lid-name" font-size="56" fill={onDark}>
        Arne
      </text>
      {order.map((colour, place) => (
        <g key={colour} transform={`translate(${70 + place * 20} 213) scale(.62)`} fill={paint[colour]}>
          <Shape colour={colour} />
        </g>
      ))}
      <rect x="1" y="1" width="238" height="238" rx="6" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" />
    </svg>
  );
}
