/** The game on the table, the people around it, and the one thing to do. */
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sprite } from "../draw/sprite";
import type { Playable } from "../games/game";
import type { Path, Seat } from "../generated/protocol";
import { bell } from "../sound/sound";
import { hush, say, shake } from "../touch/bubble";
import { Ground } from "../touch/ground";
import { Touch } from "../touch/touch";
import { words } from "../words/words";
import { ActionBar } from "./action-bar";
import { EndCard } from "./end-card";
import { Held } from "./held";
import { PlaceCard } from "./place-card";
import { around } from "./seating";
import { actingSeat, isMyTurn, type Moment, type Session } from "./session";

interface PlayTableProps {
  session: Session;
  now: Moment;
  playable: Playable;
}

const placeOf = (target: string): Element | null =>
  document.querySelector(`[data-target="${CSS.escape(target)}"]`);

const none: readonly Path[] = [];
const empty: readonly string[] = [];

/** Milliseconds in which a second touch of the same place is an impatient finger, not a question. */
const TWICE = 900;

/** The touch of this table: what it does goes to the server, what it may not do is explained. */
function useTouch(session: Session, playable: Playable): Touch {
  const paths = useComputed(() => {
    const now = session.now.value;
    return now?.view && playable.firstOfAll?.(now.view) ? none : (now?.paths ?? none);
  });
  const inHand = useComputed(() => {
    const view = session.now.value?.view;
    return view && playable.inHand ? playable.inHand(view) : empty;
  });
  const done = useRef({ target: "", at: -Infinity }); // what was touched last, to some effect
  return useMemo(
    () =>
      new Touch(
        paths,
        inHand,
        async (path) => {
          const now = session.now.peek()!;
          const seat = actingSeat(now);
          if (seat === undefined) return;
          hush();
          done.current = { target: path.touch.at(-1)!, at: performance.now() };
          await session.command({ type: "act", version: now.version, seat, action: path.action });
        },
        async (touched) => {
          const now = session.now.peek()!;
          const seat = actingSeat(now) ?? now.you.seats[0];
          if (seat === undefined || now.table.status !== "playing") return;
          if (playable.firstOfAll?.(now.view!)) return;
          const place = placeOf(touched.at(-1)!);
          const tell = () => playable.tells?.(session.now.peek()!.view!, touched[0]!, session.names.peek()) ?? null;
          if (touched.length === 1 && tell() !== null) {
            const saying = (): void => say(tell() ?? "", null, placeOf(touched[0]!), saying);
            return saying();
          }
          const { target, at } = done.current;
          if (touched.length === 1 && touched[0] === target && performance.now() - at < TWICE) return;
          shake(place?.querySelector("[data-thing], [data-grip]") ?? place);
          const explain = async (): Promise<void> => {
            const answer = await session.command({ type: "why", seat, touched: [...touched] });
            if (answer.type === "because") say(answer.sentence, answer.rule, placeOf(touched.at(-1)!), explain);
          };
          await explain();
        },
      ),
    [session],
  );
}

/** Rings when it becomes one's turn. */
function useBell(session: Session): void {
  const mine = useComputed(() => {
    const now = session.now.value;
    return now !== null && now.table.status === "playing" && isMyTurn(now);
  });
  const first = useRef(true);
  useSignalEffect(() => {
    if (mine.value && !first.current) bell();
    first.current = false;
  });
}

function Announcements({ now, playable }: { now: Moment; playable: Playable }) {
  const said = now.table.status === "playing" ? playable.announcements(now.view!) : [];
  return (
    <div class="announcements" role="status">
      {said.map((sentence) => (
        <p key={`${now.version}${sentence}`}>{sentence}</p>
      ))}
    </div>
  );
}

export function PlayTable({ session, now, playable }: PlayTableProps) {
  const w = words.value;
  const touch = useTouch(session, playable);
  useBell(session);
  useEffect(() => hush, []);
  const seating = around(now.table.seats, now.you.seats);
  const { near, left, top, right } = seating;
  const whole = playable.wholeTable !== undefined;
  const [lookedAt, setLookedAt] = useState(0); // the ended game whose result is put aside
  const ended = now.table.status === "over" && !session.isRead;
  const looks = ended && lookedAt === now.gameNumber;
  const card = (seat: Seat) => (
    <PlaceCard key={seat.player} session={session} now={now} playable={playable} seat={seat} />
  );
  return (
    <div class="play-table" data-whole={playable.wholeTable} data-asks={now.table.options["timing"] === "ask" || undefined}>
      <Sprite game={now.table.game} />
      {!whole && (
        <section class="others" aria-label={w.people}>
          <div class="side side-left">{left.map(card)}</div>
          <div class="side side-top">
            {top.map(card)}
            {playable.Nobody && <playable.Nobody view={now.view!} />}
          </div>
          <div class="side side-right">{right.map(card)}</div>
        </section>
      )}
      <section class="middle" aria-label={w.board}>
        <Ground touch={touch}>
          <playable.Table
            view={now.view!}
            touch={touch.view.value}
            names={session.names.value}
            gameNumber={now.gameNumber}
            mine={now.you.seats}
            around={seating}
            placeCard={(player) => card(now.table.seats[player]!)}
            closeLook={() => void session.command({ type: "close_look", seat: now.you.seats[0]! })}
            goOn={() => session.goOn()}
            pause={now.pause}
          />
        </Ground>
        <Announcements now={now} playable={playable} />
      </section>
      <div class="near">
        {near && !whole && card(near)}
        <ActionBar
          session={session}
          now={now}
          touch={touch}
          playable={playable}
          showResult={looks ? () => setLookedAt(0) : null}
        />
      </div>
      <Held session={session} now={now} />
      {ended && !looks && (
        <EndCard session={session} now={now} playable={playable} putAside={() => setLookedAt(now.gameNumber)} />
      )}
    </div>
  );
}
