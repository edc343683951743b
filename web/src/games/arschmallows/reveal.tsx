/** The end of a round: everybody's cards turn up one by one, the sums running along. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../draw/icons";
import { reducedMotion } from "../../motion/fly";
import { sounds } from "../../sound/sound";
import { Card } from "./card";
import { PlayerMark } from "./mark";
import type { ArschmallowsView, Result } from "./view";
import { listed, signed, words } from "./words";

const before = 1300; // the last deed of the round is seen on the table first
const shortest = 90;
const longest = 300;
const wholeTime = 4600;
const breath = 650;

/** Cards in the order in which they turn: the first of everybody, then the second, … */
function order(hands: readonly string[][]): [player: number, at: number][] {
  const most = Math.max(...hands.map((cards) => cards.length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    hands.flatMap((cards, player) => (at < cards.length ? [[player, at] as [number, number]] : [])),
  );
}

/** Why the points of who ended the round are doubled, or are not (ARS-23 to ARS-25). */
export function verdict(result: Result, names: readonly string[]): string {
  const w = words();
  const { ender, sums, points } = result;
  if (ender === null) return w.nobody;
  const own = sums[ender]!;
  const least = Math.min(...sums.filter((_, player) => player !== ender));
  const others = listed(names.filter((_, player) => player !== ender && sums[player] === least));
  const name = names[ender]!;
  if (own < least) return w.safe(name, signed(own));
  if (own < 0) return w.spared(name, signed(own));
  if (!result.doubled) return w.tieSaved(name, signed(own));
  if (own === least) return w.doubledTie(name, signed(own), others, signed(points[ender]!));
  return w.doubled(name, signed(own), signed(least), others, signed(points[ender]!));
}

/** Counts the cards turned so far; at the end one more step brings the verdict. */
function useTurning(count: number): { turned: number; told: boolean; skip: () => void } {
  const [turned, setTurned] = useState(reducedMotion() ? count : -1);
  const [told, setTold] = useState(false);
  const gap = Math.max(shortest, Math.min(longest, wholeTime / count));
  useEffect(() => {
    if (told) return;
    const wait = turned < 0 ? 250 : turned < count ? gap : breath;
    const timer = setTimeout(() => {
      if (turned < count) {
        setTurned(turned + 1);
        sounds(turned % 2 ? "tick" : "flip");
      } else {
        setTold(true);
      }
    }, wait);
    return () => clearTimeout(timer);
  }, [turned, told, count, gap]);
  const skip = () => {
    setTurned(count);
    setTold(true);
  };
  return { turned, told, skip };
}

interface RevealProps {
  view: ArschmallowsView;
  /** Which of the view's results. */
  result: number;
  names: readonly string[];
  mine: readonly number[];
  done(): void;
}

function Sheet({ view, result: number, names, mine, done }: RevealProps) {
  const w = words();
  const result = view.results[number]!;
  const steps = order(result.hands);
  const { turned, told, skip } = useTurning(steps.length);
  const dialog = useRef<HTMLDialogElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => dialog.current!.showModal(), []);
  useEffect(() => {
    if (!told) return;
    button.current?.focus();
    if (result.doubled) sounds("stamp");
  }, [told]);

  const up = result.hands.map(() => 0);
  for (const [player, at] of steps.slice(0, Math.max(0, turned))) up[player] = at + 1;
  const totals = result.hands.map((_, player) =>
    view.results.slice(0, number + 1).reduce((sum, { points }) => sum + points[player]!, 0),
  );
  const least = Math.min(...result.sums);
  const last = number === view.rounds - 1;

  return (
    <dialog
      class="reveal"
      ref={dialog}
      aria-labelledby="reveal-title"
      data-told={told || undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (told) done();
        else skip();
      }}
      onClick={() => !told && skip()}
    >
      <div class="reveal-head">
        <h2 id="reveal-title">{w.revealTitle(number + 1)}</h2>
        <p class="reveal-columns" aria-hidden="true">
          <span>{w.sum}</span>
          <span>{told ? w.points : ""}</span>
          <span>{told ? w.total : ""}</span>
        </p>
      </div>
      <ol class="reveal-hands">
        {result.hands.map((cards, player) => (
          <li
            key={player}
            class="reveal-hand"
            data-lowest={(told && result.sums[player] === least) || undefined}
            data-mine={mine.includes(player) || undefined}
          >
            <p class="reveal-name">
              <PlayerMark player={player} />
              <span class="reveal-who">{names[player]}</span>
              {result.ender === player && (
                <span class="badge badge-ender">
                  <Icon name={result.called ? "call" : "lock"} />
                  <span class="aloud">{result.called ? w.called : w.allUp}</span>
                </span>
              )}
            </p>
            <p class="reveal-cards" style={{ "--count": String(Math.max(6, cards.length)) }}>
              {cards.map((card, at) => (
                <span key={at} class="reveal-card" data-up={at < up[player]! || undefined}>
                  <Card card={at < up[player]! ? card : null} key={at < up[player]! ? "up" : "down"} />
                </span>
              ))}
              <span class="aloud">{told && cards.map((card) => card.replace("-", "−")).join(", ")}</span>
            </p>
            <p class="reveal-sum">
              {signed(cards.slice(0, up[player]).reduce((sum, card) => sum + Number(card), 0))}
            </p>
            <p class="reveal-points" data-doubled={(result.doubled && result.ender === player) || undefined}>
              {told && (
                <>
                  {result.doubled && result.ender === player && <span class="twice">×2</span>}
                  <span>{signed(result.points[player]!)}</span>
                </>
              )}
            </p>
            <p class="reveal-total">{told && signed(totals[player]!)}</p>
          </li>
        ))}
      </ol>
      <div class="reveal-foot">
        <p class="reveal-verdict" role="status" data-doubled={(told && result.doubled) || undefined}>
          {told ? verdict(result, names) : <span class="quiet">{w.revealSkip}</span>}
        </p>
        <button
          type="button"
          ref={button}
          class="button primary reveal-next"
          data-button="next-round"
          onClick={(event) => {
            event.stopPropagation();
            if (told) done();
            else skip();
          }}
        >
          <Icon name={told ? "done" : "skip"} /> {last ? w.toResult : w.nextRound}
        </button>
      </div>
    </dialog>
  );
}

export function Reveal(props: RevealProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), before);
    return () => clearTimeout(timer);
  }, []);
  return ready ? <Sheet {...props} /> : null;
}
