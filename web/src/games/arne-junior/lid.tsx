/** The lid. */
function Apple({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#2B211A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="M0-14c-20-9-31 7-27 26 3 18 16 26 27 20 11 6 24-2 27-20 4-19-7-35-27-26Z" fill={colour} />
      <path d="M0-14c0-9 4-14 9-18" fill="none" />
      <path d="M4-22c6-8 14-8 20-4-5 7-13 8-20 4Z" fill="#009E73" stroke-width="3" />
    </g>
  );
}

export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#009E73" />
      <rect x="9" y="9" width="222" height="222" rx="12" fill="#F7F0E1" />
      <Apple x={62} y={66} colour="#D5432B" />
      <Apple x={184} y={74} colour="#F0C418" />
      <Apple x={176} y={150} colour="#D5432B" />
      <path d="M18 176C70 158 120 182 222 160" stroke="#8A5A34" stroke-width="9" fill="none" stroke-linecap="round" />
      <g stroke="#2B211A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
        <path d="M62 168C54 122 96 92 134 108 156 116 160 142 142 152 150 164 134 172 124 164H78C70 176 58 182 48 176 34 168 40 148 54 152" fill="#7DBB42" />
        <path d="M72 134c16-16 40-20 52-10" fill="none" stroke="#4F8A2A" />
        <circle cx="128" cy="124" r="11" fill="#FFFDF7" />
        <circle cx="130" cy="122" r="4" fill="#2B211A" stroke="none" />
        <path d="M140 143c-8 4-16 3-20-1" fill="none" />
      </g>
      <text x="120" y="220" text-anchor="middle" class="lid-name" font-size="30" fill="#2B211A">
        Arne Junior
      </text>
    </svg>
  );
}
