/** Before the game: who sits where, how we play, and the invitation. */
import { games } from "../games/game";
import type { GameCard } from "../generated/protocol";
import { SetUpSentence } from "../setup/set-up-sentence";
import { words } from "../words/words";
import { Invite } from "./invite";
import { SeatCard } from "./seat-card";
import type { Moment, Session } from "./session";

export function Lobby({ session, now, card }: { session: Session; now: Moment; card: GameCard }) {
  const w = words.value;
  const { seats, options } = now.table;
  const Lid = games.get(card.name)?.Lid;
  const open = seats.filter(({ kind }) => kind === "open").length;
  const mayStart = now.you.owner || now.you.seats.length > 0;
  const setOptions = (changed: typeof options) => session.command({ type: "set_options", options: changed });
  return (
    <div class="lobby">
      <section class="paper lobby-options" aria-label={w.setup}>
        {Lid && <Lid />}
        <div>
          <SetUpSentence card={card} options={options} change={now.you.owner ? setOptions : undefined} />
          {!now.you.owner && <p class="quiet">{w.ownerSets}</p>}
        </div>
      </section>
      <section class="lobby-seats" aria-label={w.seats}>
        {seats.map((seat) => (
          <SeatCard key={seat.player} session={session} seat={seat} you={now.you} table={now.table} />
        ))}
      </section>
      <Invite code={now.table.code} />
      <section class="lobby-start" aria-label={w.start}>
        <p role="status">{open > 0 ? w.seatsLeft(open) : mayStart ? w.allSeated : w.onlySeatedStart}</p>
        {mayStart && (
          <button
            type="button"
            class="button primary"
            disabled={open > 0}
            onClick={() => session.command({ type: "start" })}
          >
            {w.start}
          </button>
        )}
      </section>
    </div>
  );
}
