/** What happened, in words; the newest line is at the bottom and in sight. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sentence } from "../rulebook/sentence";
import { withNames, words } from "../words/words";
import type { Moment, Session } from "./session";

export function Log({ session, now }: { session: Session; now: Moment }) {
  const end = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // In the next frame: on a phone the sheet around it opens only now.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [now.log.length]);
  if (now.log.length === 0) return <p class="quiet">{words.value.nothingYet}</p>;
  return (
    <ol class="log">
      {now.log.map((line, place) => (
        <li key={place} data-kind={line.kind} ref={place === now.log.length - 1 ? end : null}>
          <Sentence text={withNames(line.sentence, session.names.value)} />
        </li>
      ))}
    </ol>
  );
}
