/** Quiet strips under the top edge: the line is down, a bot wakes up, something was refused. */
import { Sentence } from "../rulebook/sentence";
import { words } from "../words/words";
import type { Session } from "./session";

export function Strips({ session }: { session: Session }) {
  const lost = session.line.value === "lost";
  const notice = session.notice.value;
  return (
    <div class="strips" role="status">
      {lost && <p class="strip">{words.value.reconnecting}</p>}
      {!lost && notice && <p class="strip">{notice.sentence}</p>}
      {session.refusal.value && (
        <p class="strip refusal">
          <Sentence text={session.refusal.value.sentence} rule={session.refusal.value.rule} />
        </p>
      )}
    </div>
  );
}
