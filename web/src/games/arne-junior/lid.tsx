/** The lid: a chameleon between the fruit, and a raccoon who has seen the cherries. */

const line = { stroke: "#2B211A", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;

function Smile({ at }: { at: string }) {
  return (
    <g transform={at} fill="none" stroke-linecap="round">
      <path d="M-13 0h.01M13 0h.01" stroke="#2B211A" stroke-width="11" />
      <path d="M-11.500-2.500h.01M14.500-2.500h.01" stroke="#FFFFFF" stroke-width="3.600" />
      <path d="M-7 8C-4 14 4 14 7 8" stroke="#2B211A" stroke-width="3.600" />
    </g>
  );
}

function Cherry({ at }: { at: string }) {
  return (
    <g transform={at} fill="none" {...line}>
      <path d="M-4-8C-6-28 4-42 24-50" stroke-width="10" />
      <path d="M-4-8C-6-28 4-42 24-50" stroke="#6E9B3A" stroke-width="3.500" />
      <path d="M22-49C4-60-24-58-34-44-18-32 6-34 22-49Z" fill="#5DB94A" stroke-width="5" />
      <path d="M-4-8C14-18 39-10 39 14 39 37 21 51 0 51-21 51-39 37-39 14-39-8-18-16-4-8Z" fill="#D5432B" stroke-width="6" />
      <path d="M-27 12C-27 4-22-1-16-1" stroke="#F07A60" stroke-width="8" />
      <Smile at="translate(0 16) scale(.88)" />
    </g>
  );
}

function Banana({ at }: { at: string }) {
  return (
    <g transform={at} {...line}>
      <path
        d="M26-42C26-18 10 2-18 8-32 11-42 12-48 20-54 28-50 38-42 42-20 52 6 50 26 36 52 18 56-14 44-44 38-38 32-38 26-42Z"
        fill="#F0C418"
        stroke-width="6"
      />
      <path d="M-30 20C-8 18 14 4 24-18" fill="none" stroke="#FBE27A" stroke-width="7" />
      <path d="M26-40 27-54H41L44-42C38-38 32-38 26-40Z" fill="#7A4E2B" stroke-width="5" />
      <Smile at="translate(13 19) rotate(-34) scale(.8)" />
    </g>
  );
}

const back =
  "M-66 20C-66-32-28-62 14-58 20-78 38-94 58-92 66-92 70-84 74-78 94-66 106-44 106-26 106-4 90 10 72 10 58 10 50 18 42 28 24 48-22 52-48 42-60 38-66 30-66 20Z";
const tail = "M-46 20C-84 10-106 36-98 62-90 84-58 80-60 58-62 44-82 46-80 58";
const legs = "M-26 34-36 54-22 70M32 30 48 52 36 68";

function Chameleon({ at }: { at: string }) {
  return (
    <g transform={at} fill="none" {...line}>
      <path d="M-130 76C-60 66 40 82 132 62" stroke-width="20" />
      <path d="M-130 76C-60 66 40 82 132 62" stroke="#B07A45" stroke-width="9" />
      <path d={tail + legs} stroke-width="27" />
      <path d={tail + legs} stroke="#A5CF4C" stroke-width="15" />
      <path d={back} fill="#A5CF4C" />
      <circle cx="-44" cy="8" r="12" fill="#D5432B" stroke="none" />
      <circle cx="-28" cy="-26" r="12" fill="#F0C418" stroke="none" />
      <circle cx="-14" cy="16" r="13" fill="#0072B2" stroke="none" />
      <circle cx="4" cy="-34" r="11" fill="#D5432B" stroke="none" />
      <circle cx="14" cy="4" r="12" fill="#009E73" stroke="none" />
      <path d={back} stroke-width="6" />
      <path d="M96-14C84 2 66 0 56-10" stroke-width="5" />
      <circle cx="58" cy="-42" r="27" fill="#A5CF4C" stroke-width="6" />
      <circle cx="60" cy="-43" r="17" fill="#FFFFFF" stroke-width="4.500" />
      <circle cx="64" cy="-42" r="9.500" fill="#2B211A" stroke="none" />
      <circle cx="67" cy="-46" r="3" fill="#FFFFFF" stroke="none" />
    </g>
  );
}

/** One side of the raccoon's face; the other is its mirror image. */
function Cheek({ mirrored }: { mirrored: boolean }) {
  return (
    <g transform={mirrored ? "scale(-1 1)" : undefined} stroke="none">
      <path d="M-57-74C-49-73-42-67-38-59-47-57-55-51-59-44-62-56-61-68-57-74Z" fill="#F59BA8" />
      <path d="M-79-5C-66-34-36-40-8-22-4-8-8 6-16 14-38 24-66 16-79-5Z" fill="#454B57" />
      <path d="M-66-24C-52-48-24-50-8-30-28-42-48-38-66-24Z" fill="#F7F0E1" />
    </g>
  );
}

function Raccoon({ at }: { at: string }) {
  return (
    <g transform={at} {...line}>
      <path
        d="M0 34C-38 34-70 18-84-6-77-10-70-16-67-24-70-52-68-84-56-90-45-90-32-80-24-70-10-74 10-74 24-70 32-80 45-90 56-90 68-84 70-52 67-24 70-16 77-10 84-6 70 18 38 34 0 34Z"
        fill="#A3ABB5"
        stroke-width="6"
      />
      <Cheek mirrored={false} />
      <Cheek mirrored />
      <path d="M0-40C-9-22-25-2-25 12-23 29 23 29 25 12 25-2 9-22 0-40Z" fill="#F7F0E1" stroke="none" />
      {[-37, 37].map((x) => (
        <g key={x} transform={`translate(${x} -7)`}>
          <circle r="15" fill="#FFFFFF" stroke-width="4.500" />
          <circle cx="-5" cy="-3" r="8.400" fill="#2B211A" stroke="none" />
          <circle cx="-2.300" cy="-6.300" r="2.700" fill="#FFFFFF" stroke="none" />
        </g>
      ))}
      <path d="M-11 2C-8-4 8-4 11 2 10 10 4 13 0 13-4 13-10 10-11 2Z" fill="#2B211A" stroke="none" />
      <path d="M-13 15C-10 24-2 24 0 16 2 24 10 24 13 15" fill="none" stroke-width="4.500" />
    </g>
  );
}

export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#4BA9D3" />
      <svg x="10" y="10" width="220" height="220" viewBox="0 0 220 220">
        <rect width="220" height="220" rx="12" fill="#FFF4CC" />
        <circle cx="110" cy="94" r="86" fill="#F6CF4A" />
        <Banana at="translate(38 46) scale(.62)" />
        <Cherry at="translate(184 50) scale(.66)" />
        <Chameleon at="translate(92 102) scale(.66)" />
        <Raccoon at="translate(178 152) scale(.5) rotate(6)" />
        <path d="M0 168C40 160 180 160 220 168V208a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12Z" fill="#FFFDF7" stroke="#2B211A" stroke-width="4" />
        <text x="110" y="204" text-anchor="middle" class="lid-name" font-size="33" fill="#2B211A">
          Arne Junior
        </text>
      </svg>
      <rect x="10" y="10" width="220" height="220" rx="12" fill="none" stroke="#2B211A" stroke-width="4" />
      <rect x="1" y="1" width="238" height="238" rx="6" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2" />
    </svg>
  );
}
