/** Who sits on which side of the table: oneself nearest, the others round it in turn. Pure. */
import type { Seat } from "../generated/protocol";

export interface Around {
  near: Seat | undefined;
  left: Seat[];
  top: Seat[];
  right: Seat[];
}

export function around(seats: readonly Seat[], mine: readonly number[]): Around {
  const first = Math.max(0, seats.findIndex(({ player }) => mine.includes(player)));
  const [near, ...others] = [...seats.slice(first), ...seats.slice(0, first)];
  const beside = Math.floor(others.length / 3) + (others.length % 3 === 2 ? 1 : 0);
  return {
    near,
    left: others.slice(0, beside).toReversed(),
    top: others.slice(beside, others.length - beside),
    right: others.slice(others.length - beside),
  };
}
