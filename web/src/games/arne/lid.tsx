/** The lid. */
export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#171310" />
      <g transform="rotate(-10 120 120)">
        <rect x="-20" y="-30" width="74" height="300" fill="#0072B2" />
        <rect x="54" y="-30" width="44" height="300" fill="#F0C418" />
        <rect x="98" y="-30" width="58" height="300" fill="#D5432B" />
        <rect x="156" y="-30" width="36" height="300" fill="#009E73" />
        <rect x="192" y="-30" width="80" height="300" fill="#171310" />
      </g>
      <g transform="translate(38 118) rotate(-10)" fill="#F7F0E1">
        <circle r="13" />
      </g>
      <path d="M113 76 127 94 117 114 103 96Z" fill="#F7F0E1" transform="rotate(-6 115 95)" />
      <path d="M196 46 222 72M222 46 196 72" stroke="#E69F00" stroke-width="9" stroke-linecap="round" />
      <path d="M0 134H240V206H0Z" fill="#171310" />
      <path d="M0 134H240M0 206H240" stroke="#F7F0E1" stroke-width="2" />
      <text x="120" y="190" text-anchor="middle" class="lid-name" font-size="58" fill="#F7F0E1">
        Arne
      </text>
      <rect x="1" y="1" width="238" height="238" rx="6" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" />
    </svg>
  );
}
