/** What stands on a place card: the colours of a side and the zones they still show. */
import { Fragment } from "preact";
import { ColourTile } from "../../draw/colours";
import type { Options } from "../../generated/protocol";
import type { PlaceProps } from "../game";
import { coloursOf, sideOf } from "./sides";
import { colourOf, type ArlecchinoView, type Letter } from "./view";
import { colourName, words } from "./words";

interface CountProps {
  view: ArlecchinoView;
  colour: Letter;
  /** Whether the zones are what the card shows as the score anyway. */
  alone?: boolean;
  partners?: boolean;
}

function Count({ view, colour, alone = false, partners = false }: CountProps) {
  const zones = view.colours.find((shown) => shown.colour === colour)?.zones ?? 0;
  return (
    <li class="zone-count" data-now={view.to_move === colour || undefined} data-partners={partners || undefined}>
      <ColourTile colour={colourOf[colour]} />
      {!alone && <span aria-hidden="true">{zones}</span>}
      <span class="aloud">
        {colourName(colour)}: {words().zones(zones)}
      </span>
    </li>
  );
}

/** One colour stands alone, its zones being the score; two stand as the sum, or the difference, that they make. */
export function Place({ view: anyView, player, options }: PlaceProps) {
  const view = anyView as ArlecchinoView;
  const own = coloursOf(options, player);
  const side = sideOf(options, player);
  const sign = options["scoring"] === "difference" ? "−" : "+";
  return (
    <ul class="zones">
      {side.map((colour, place) => (
        <Fragment key={colour}>
          {place > 0 && <li class="zone-sign">{sign}</li>}
          <Count view={view} colour={colour} alone={side.length === 1} partners={!own.includes(colour)} />
        </Fragment>
      ))}
    </ul>
  );
}

/** With three the fourth colour is nobody's. */
export function Nobody({ view: anyView }: { view: object }) {
  const view = anyView as ArlecchinoView;
  const neutral = view.colours.find(({ player }) => player === null);
  if (!neutral) return null;
  return (
    <article class="place-card neutral" aria-label={words().neutral}>
      <h2>{words().neutral}</h2>
      <ul class="zones">
        <Count view={view} colour={neutral.colour} />
      </ul>
    </article>
  );
}

/** What a seat will play, before the game. */
export function SeatColours({ options, player }: { options: Options; player: number }) {
  return (
    <ul class="seat-colours">
      {coloursOf(options, player).map((colour) => (
        <li key={colour}>
          <ColourTile colour={colourOf[colour]} /> {colourName(colour)}
        </li>
      ))}
    </ul>
  );
}
