/** The lid: a harlequin's lozenges, a mask, and the name on a ribbon. */

const paint = ["#0072B2", "#D5432B", "#F0C418", "#009E73"];
const columns = [0, 1, 2, 3, 4, 5, 6];
const rows = [0, 1, 2, 3, 4, 5, 6];

export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#5E3B20" />
      <svg x="8" y="8" width="224" height="224" viewBox="0 0 224 224">
        <rect width="224" height="224" fill="#F7F0E1" />
        {rows.map((row) =>
          columns.map((column) => {
            const [x, y] = [column * 44 - 20 + (row % 2) * 22, row * 36 + 4];
            return (
              <g key={`${row}${column}`}>
                <path
                  d={`M${x} ${y - 36} ${x + 22} ${y} ${x} ${y + 36} ${x - 22} ${y}Z`}
                  fill={paint[(row * 2 + column + (row >> 1)) % 4]}
                  stroke="#E8C97A"
                  stroke-width="1.600"
                />
                <path d={`M${x} ${y - 35} ${x + 21} ${y} ${x - 21} ${y}Z`} fill="#fff" opacity=".1" />
              </g>
            );
          }),
        )}
        <g transform="translate(112 88)">
          <path
            d="M-66-14C-40-34-14-22 0-12 14-22 40-34 66-14 62 20 38 34 20 26 10 22 5 12 0 12-5 12-10 22-20 26-38 34-62 20-66-14Z"
            fill="#171310"
            stroke="#E8C97A"
            stroke-width="3"
          />
          <path d="M-48-4C-38-14-24-12-16 0-26 12-42 10-48-4ZM48-4C38-14 24-12 16 0 26 12 42 10 48-4Z" fill="#F7F0E1" />
          <circle cx="-31" cy="0" r="5.500" fill="#171310" />
          <circle cx="34" cy="0" r="5.500" fill="#171310" />
          <path d="M-40-24C-44-36-38-44-30-46M40-24C46-40 58-46 68-42" stroke="#E8C97A" stroke-width="3" fill="none" stroke-linecap="round" />
          <circle cx="-29" cy="-47" r="4" fill="#D5432B" stroke="#E8C97A" stroke-width="1.500" />
          <circle cx="70" cy="-41" r="4" fill="#0072B2" stroke="#E8C97A" stroke-width="1.500" />
        </g>
      </svg>
      <path d="M2 168H238L228 186 238 204H2L12 186Z" fill="#2B211A" opacity=".3" transform="translate(0 4)" />
      <path d="M2 168H238L228 186 238 204H2L12 186Z" fill="#F7F0E1" stroke="#E8C97A" stroke-width="2" />
      <text x="120" y="195" text-anchor="middle" class="lid-name" font-size="27" fill="#2B211A">
        Arlecchino
      </text>
      <rect x="1" y="1" width="238" height="238" rx="6" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2" />
    </svg>
  );
}
