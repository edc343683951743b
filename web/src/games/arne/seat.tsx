/** What a seat will play, before the game: a colour, or in Junior its fruit. */
import { ColourTile, colourWords } from "../../draw/colours";
import type { Options } from "../../generated/protocol";
import { spoken } from "../../words/words";
import { fruits } from "./card-words";
import { colourOfSeat } from "./sides";
import { colourOf } from "./view";

interface SeatProps {
  options: Options;
  player: number;
}

function Colour({ options, player, junior }: SeatProps & { junior: boolean }) {
  const letter = colourOfSeat(options, player, junior);
  if (letter === undefined) return null;
  return (
    <ul class="seat-colours">
      <li>
        <ColourTile colour={colourOf[letter]} /> {junior ? fruits(letter, 2) : spoken(colourWords[colourOf[letter]])}
      </li>
    </ul>
  );
}

export const Seat = (props: SeatProps) => <Colour {...props} junior={false} />;

export const JuniorSeat = (props: SeatProps) => <Colour {...props} junior />;
