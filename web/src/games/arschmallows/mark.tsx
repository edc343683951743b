/** Each player's colour with its shape, for lists and lines. */
import { ColourTile, Shape, type ColourName } from "../../draw/colours";

const order: readonly ColourName[] = ["blue", "orange", "green", "red", "purple", "yellow"];

export const playerColour = (player: number): ColourName => order[player % order.length]!;

export const PlayerMark = ({ player }: { player: number }) => <ColourTile colour={playerColour(player)} />;

/** The mark on a line of a chart, centred on a point. */
export function PointMark({ player, x, y }: { player: number; x: number; y: number }) {
  return (
    <g class={`point-mark line-${playerColour(player)}`} transform={`translate(${x} ${y}) scale(.56)`}>
      <Shape colour={playerColour(player)} />
    </g>
  );
}
