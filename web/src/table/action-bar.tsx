/** The prompt, the buttons of the moment, and the last line of the log. */
import { useEffect } from "preact/hooks";
import { Icon } from "../draw/icons";
import type { Playable } from "../games/game";
import type { Path } from "../generated/protocol";
import { openAside } from "../rulebook/open";
import type { Touch } from "../touch/touch";
import { spoken, withNames, words } from "../words/words";
import { actingSeat, type Moment, type Session } from "./session";

interface ActionBarProps {
  session: Session;
  now: Moment;
  touch: Touch;
  playable: Playable;
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

export function ActionBar({ session, now, touch, playable }: ActionBarProps) {
  const w = words.value;
  const seat = actingSeat(now);
  const buttons = touch.buttons.value;
  const canTakeBack = seat !== undefined && now.table.can_take_back > 0;
  const takeBack = () => {
    if (canTakeBack) void session.command({ type: "take_back", version: now.version, seat });
  };
  const wordsOf = (path: Path) => playable.buttons[path.touch[0]!];
  const keys = Object.fromEntries(
    buttons.flatMap((path) => {
      const key = wordsOf(path)?.key;
      return key ? [[key, () => touch.press(path)]] : [];
    }),
  );
  useKeys(canTakeBack ? { ...keys, z: takeBack, Backspace: takeBack } : keys);
  const last = now.log.at(-1);
  const names = session.names.value;
  const lastSentence = last ? withNames(last.sentence, names) : w.nothingYet;
  const holding = seat !== undefined && playable.holding?.(now.view!, touch.view.value);

  return (
    <section class="action-bar" aria-label={w.actions} data-mine={seat !== undefined || undefined}>
      <p class="prompt" role="status">
        {holding ? w.yourTurn(now.you.seats.length > 1 ? names[seat!]! : null, holding) : withNames(now.prompt, names)}
      </p>
      <p class="aloud" aria-live="polite">
        {lastSentence}
      </p>
      <div class="action-buttons">
        {now.you.seats.length === 0 && <p class="watching">{w.watching}</p>}
        {buttons.map((path) => (
          <button
            key={path.action}
            type="button"
            class="button primary"
            data-button={path.touch[0]}
            aria-keyshortcuts={wordsOf(path)?.key}
            onClick={() => touch.press(path)}
          >
            <Icon name="stop" /> {wordsOf(path) ? spoken(wordsOf(path)!.label) : path.label}
          </button>
        ))}
        {canTakeBack && (
          <button type="button" class="button" data-button="take-back" aria-keyshortcuts="z" onClick={takeBack}>
            <Icon name="undo" /> {w.takeBack}
          </button>
        )}
      </div>
      <button type="button" class="last-line" onClick={() => openAside("log")}>
        <Icon name="log" />
        <span>{lastSentence}</span>
        <span class="aloud">{w.openLog}</span>
      </button>
    </section>
  );
}
