/** What stands on a place card: the colours somebody plays and the zones they still show. */
import { ColourTile } from "../../draw/colours";
import { colourOf, type ArlecchinoView } from "./view";
import { colourName, words } from "./words";

export function Place({ view: anyView, player }: { view: object; player: number }) {
  const view = anyView as ArlecchinoView;
  return (
    <ul class="zones">
      {view.colours
        .filter((colour) => colour.player === player)
        .map(({ colour, zones }) => (
          <li key={colour} class="zone-count" data-now={view.to_move === colour || undefined}>
            <ColourTile colour={colourOf[colour]} />
            <span aria-hidden="true">{zones}</span>
            <span class="aloud">
              {colourName(colour)}: {words().zones(zones)}
            </span>
          </li>
        ))}
    </ul>
  );
}
