/** The lid: two marshmallows at the fire, seen from behind. */

export function Lid() {
  return (
    <svg class="lid" viewBox="0 0 240 240" aria-hidden="true">
      <rect width="240" height="240" rx="6" fill="#2A1B16" />
      <rect x="8" y="8" width="224" height="224" rx="2" fill="#3A2436" />
      <path d="M8 190C40 178 70 186 120 180 170 186 204 176 232 188V232H8Z" fill="#2A1B16" />
      <g fill="#F7F0E1" opacity=".75">
        <circle cx="36" cy="40" r="1.600" />
        <circle cx="70" cy="24" r="1.200" />
        <circle cx="196" cy="34" r="1.800" />
        <circle cx="166" cy="20" r="1.200" />
        <circle cx="214" cy="72" r="1.300" />
        <circle cx="26" cy="92" r="1.200" />
      </g>
      <path d="M120 190C84 176 92 148 106 132 106 148 116 146 116 126 134 138 152 160 138 182Z" fill="#E69F00" />
      <path d="M122 190C102 180 108 160 118 150 120 164 138 166 132 184Z" fill="#F0C418" />
      <g transform="rotate(-16 80 96)">
        <path d="M80 150 96 226" stroke="#8A5A34" stroke-width="5" stroke-linecap="round" />
        <path d="M48 60C48 40 112 40 112 60V128C112 156 96 160 80 148 64 160 48 156 48 128Z" fill="#FBF6EE" stroke="#2B211A" stroke-width="3" />
        <path d="M80 100C78 120 79 136 80 148M52 118C58 108 71 105 80 113 89 105 102 108 108 118" fill="none" stroke="#2B211A" stroke-width="2.600" stroke-linecap="round" />
      </g>
      <g transform="rotate(14 164 92)">
        <path d="M164 148 150 222" stroke="#8A5A34" stroke-width="5" stroke-linecap="round" />
        <path d="M132 56C132 36 196 36 196 56V126C196 154 180 158 164 146 148 158 132 154 132 126Z" fill="#C98F52" stroke="#2B211A" stroke-width="3" />
        <path d="M164 98C162 118 163 134 164 146M136 116C142 106 155 103 164 111 173 103 186 106 192 116" fill="none" stroke="#2B211A" stroke-width="2.600" stroke-linecap="round" />
        <path d="M142 66q8-6 14 0M172 80q6-5 12 0" stroke="#7A4A22" stroke-width="3" fill="none" stroke-linecap="round" />
      </g>
      <text x="120" y="221" text-anchor="middle" class="lid-name" font-size="26" fill="#F7F0E1">
        Arschmallows
      </text>
    </svg>
  );
}
