/** The prompt, the buttons of the moment, and the last line of the log. */
import { useEffect } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Playable } from "../games/game";
import type { Path } from "../generated/protocol";
import { openAside } from "../rulebook/open";
import { pauses } from "../settings";
import type { Touch } from "../touch/touch";
import { spoken, withNames, words } from "../words/words";
import { useCountdown } from "./countdown";
import { actingSeat, isMyTurn, type Moment, type Session } from "./session";
import { Standing } from "./standing";

interface ActionBarProps {
  session: Session;
  now: Moment;
  touch: Touch;
  playable: Playable;
  /** The game is over and its result was put aside: shows it again. */
  showResult: (() => void) | null;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, dialog") !== null;

/** Single keys press buttons wherever the focus is, except where one writes. */
function useKeys(keys: Record<string, () => void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
      const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Whether a pause for deciding is short is everybody's own choice, at any time. */
function PauseSwitch() {
  const short = pauses.value === "short";
  const label = short ? words.value.pauseOff : words.value.pauseOn;
  return (
    <button
      type="button"
      class="round pause-switch"
      data-button="pause"
      aria-label={label}
      title={label}
      onClick={() => (pauses.value = short ? "long" : "short")}
    >
      <Icon name={short ? "hourglass" : "skip"} />
    </button>
  );
}

interface ActionButtonProps {
  path: Path;
  playable: Playable;
  seconds: number | null;
  press: () => void;
}

function ActionButton({ path, playable, seconds, press }: ActionButtonProps) {
  const own = playable.buttons[path.touch[0]!];
  return (
    <button
      type="button"
      class={`button ${own?.weight ?? "primary"}`}
      data-button={path.touch[0]}
      data-ends={seconds ?? undefined}
      aria-keyshortcuts={own?.key}
      onClick={press}
    >
      {seconds !== null && <span class="running-out" style={{ animationDuration: `${seconds}s` }} />}
      <Icon name={own?.icon ?? "stop"} /> <span>{own?.label ? spoken(own.label) : path.label}</span>
    </button>
  );
}

export function ActionBar({ session, now, touch, playable, showResult }: ActionBarProps) {
  const w = words.value;
  const seat = actingSeat(now);
  const buttons = touch.buttons.value;
  const canTakeBack = seat !== undefined && now.table.can_take_back > 0;
  const takeBack = () => {
    if (canTakeBack) void session.command({ type: "take_back", version: now.version, seat });
  };
  const keyOf = (path: Path) => playable.buttons[path.touch[0]!]?.key;
  const keys = Object.fromEntries(
    buttons.flatMap((path) => {
      const key = keyOf(path);
      return key ? [[key, () => touch.press(path)]] : [];
    }),
  );
  useKeys(canTakeBack ? { ...keys, z: takeBack, Backspace: takeBack } : keys);

  const pause = playable.pause?.(now.view!) ?? null;
  const ending = pause ? buttons.find((path) => path.touch[0] === pause.button) : undefined;
  const runs = ending !== undefined && pauses.value === "short";
  useCountdown(runs ? `${now.gameNumber}:${now.version}` : null, pause?.seconds ?? 0, () => touch.press(ending!));

  const names = session.names.value;
  const latest = now.log.slice(-2).map(({ sentence }) => withNames(sentence, names));
  const lastSentence = latest.pop() ?? w.nothingYet;
  const firstOfAll = playable.firstOfAll?.(now.view!);
  const waits = now.pause !== null && isMyTurn(now);
  const usual = now.table.held_by === null && now.table.poll === null && !waits;
  const shorter = usual ? playable.prompt?.(now.view!, now.you.seats[0] ?? null, names) : null;
  const holding = seat !== undefined && playable.holding?.(now.view!, touch.view.value);

  return (
    <section class="action-bar" aria-label={w.actions} data-mine={isMyTurn(now) || undefined}>
      <p class="prompt" role="status">
        {holding && !firstOfAll
          ? playable.inTurn
            ? holding
            : w.yourTurn(now.you.seats.length > 1 ? names[seat!]! : null, holding)
          : withNames(firstOfAll ?? shorter ?? now.prompt, names)}
      </p>
      <p class="aloud" aria-live="polite">
        {lastSentence}
      </p>
      <div class="action-buttons">
        {now.you.seats.length === 0 && !showResult && <p class="watching">{w.watching}</p>}
        {showResult && (
          <button type="button" class="button primary" onClick={showResult}>
            {w.showResult}
          </button>
        )}
        {buttons.map((path) => (
          <ActionButton
            key={path.action}
            path={path}
            playable={playable}
            seconds={runs && path === ending ? pause!.seconds : null}
            press={() => touch.press(path)}
          />
        ))}
        <Standing session={session} now={now} />
        {ending && <PauseSwitch />}
        {canTakeBack && (
          <button type="button" class="button" data-button="take-back" aria-keyshortcuts="z" onClick={takeBack}>
            <Icon name="undo" /> {w.takeBack}
          </button>
        )}
      </div>
      <button type="button" class="last-line" onClick={() => openAside("log")}>
        <Icon name="log" />
        <span class="latest">
          {latest.map((sentence) => (
            <span key="before" class="line-before" aria-hidden="true">
              {sentence}
            </span>
          ))}
          <span>{lastSentence}</span>
        </span>
        <span class="aloud">{w.openLog}</span>
      </button>
    </section>
  );
}
