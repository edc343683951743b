/** A door of the cupboard, seen from outside while shut and from inside when open. */

function Panel({ inside }: { inside: boolean }) {
  return (
    <svg class={inside ? "door-face inside" : "door-face outside"} viewBox="0 0 140 320" preserveAspectRatio="none">
      <rect x="14" y="16" width="112" height="288" rx="4" class="panel-sunk" />
      {!inside && (
        <g class="inlay">
          {[0, 1, 2, 3, 4].map((i) => (
            <path key={i} d={`M70 ${32 + i * 52} 98 ${58 + i * 52} 70 ${84 + i * 52} 42 ${58 + i * 52}Z`} />
          ))}
        </g>
      )}
      <rect x="14" y="16" width="112" height="288" rx="4" class="panel-edge" />
    </svg>
  );
}

export function Door({ side }: { side: "left" | "right" }) {
  return (
    <div class={`door ${side}`} aria-hidden="true">
      <Panel inside={false} />
      <Panel inside={true} />
      <span class="knob" />
    </div>
  );
}
