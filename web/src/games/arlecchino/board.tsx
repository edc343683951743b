/** The board: 36 squares as buttons, pieces of painted wood lying on them. */
import { Fragment } from "preact";
import type { TableProps } from "../game";
import { words as page } from "../../words/words";
import type { TouchView } from "../../touch/touch";
import { files, isJump, pieceOn, rows, type ArlecchinoView } from "./view";
import { words, zonesInWords } from "./words";

function whatLiesThere(view: ArlecchinoView, square: string): string {
  const piece = pieceOn(view, square);
  if (piece === "") return words().empty;
  if (piece === "?") return words().notDealt;
  if (piece === "bw") return words().blackAndWhite;
  const zones = zonesInWords(piece);
  return view.mover?.at === square ? words().playing(zones) : words().piece(zones);
}

/** "c3: piece, three blue, one yellow, jumps to c5" */
function nameOf(view: ArlecchinoView, touch: TouchView, square: string): string {
  const parts = [whatLiesThere(view, square)];
  const from = touch.held.at(-1);
  if (touch.lit.has(square) && from !== undefined && pieceOn(view, square) === "") {
    parts.push(isJump(from, square) ? words().jumpHere : words().stepHere);
  } else if (touch.lit.has(square) || from === square) {
    const reach = from === square ? [...touch.lit] : touch.leadsTo(square);
    const [jumps, steps] = [reach.filter((to) => isJump(square, to)), reach.filter((to) => !isJump(square, to))];
    if (jumps.length) parts.push(words().jumpsTo(jumps.join(", ")));
    if (steps.length) parts.push(words().stepsTo(steps.join(", ")));
  }
  return `${square}: ${parts.join(", ")}`;
}

/** The zones lie clockwise from the top; those of the colour to move can pulse. */
function Zones({ zones, colour }: { zones: string; colour: string | null }) {
  return (
    <g class="zone-pulse">
      {[...zones].map((zone, quarter) =>
        zone === colour ? <path key={quarter} d="M8 5H172L90 87Z" transform={`rotate(${quarter * 90} 90 87)`} /> : null,
      )}
    </g>
  );
}

function Piece({ zones, colour }: { zones: string; colour: string | null }) {
  return (
    <span class="piece" data-thing={zones}>
      <span class="piece-block">
        <svg viewBox="0 0 180 180" aria-hidden="true">
          <use href={`#face-${zones}`} />
          <Zones zones={zones} colour={colour} />
        </svg>
      </span>
    </span>
  );
}

function Square({ view, touch, square }: { view: ArlecchinoView; touch: TouchView; square: string }) {
  const piece = pieceOn(view, square);
  const onTrail = view.trail.indexOf(square);
  return (
    <button
      type="button"
      class="square"
      data-target={square}
      data-trail={onTrail < 0 ? undefined : onTrail === 0 ? "start" : "way"}
      data-mover={view.mover?.at === square || undefined}
      aria-label={nameOf(view, touch, square)}
    >
      {piece === "?" && <span class="piece-unknown" />}
      {piece !== "" && piece !== "?" && <Piece zones={piece} colour={view.to_move} key={piece} />}
    </button>
  );
}

/** How many movements the piece in play has made, as pegs in the frame. */
function Movements({ view }: { view: ArlecchinoView }) {
  const { made, zones } = view.mover ?? { made: 0, zones: 0 };
  return (
    <p class="movements" data-shown={view.mover !== null || undefined}>
      {Array.from({ length: zones }, (_, i) => (
        <span key={i} class="peg" data-in={i < made || undefined} />
      ))}
      <span class="aloud">{view.mover && words().movements(made, zones)}</span>
    </p>
  );
}

export function Board({ view: anyView, touch }: TableProps) {
  const view = anyView as ArlecchinoView;
  return (
    <div class="arlecchino" role="group" aria-label={page.value.board}>
      <div class="board-frame">
        <div class="board-squares">
          {rows.map((row, r) => (
            <Fragment key={r}>
              {row.map((square) => (
                <Square key={square} view={view} touch={touch} square={square} />
              ))}
            </Fragment>
          ))}
        </div>
        <div class="board-files" aria-hidden="true">
          {files.map((file) => (
            <span key={file}>{file}</span>
          ))}
        </div>
        <div class="board-ranks" aria-hidden="true">
          {rows.map((row) => (
            <span key={row[0]}>{row[0]![1]}</span>
          ))}
        </div>
        <Movements view={view} />
      </div>
    </div>
  );
}
