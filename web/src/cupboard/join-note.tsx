/** The note on the door: a table's code leads to its table. */
import { useState } from "preact/hooks";
import { tableExists } from "../api";
import { go } from "../shell/router";
import { words } from "../words/words";

/** A whole link may be pasted as well. */
const codeIn = (text: string): string => /(?:\/t\/)?([^/\s]+)\/?\s*$/.exec(text.trim())?.[1] ?? "";

export function JoinNote() {
  const w = words.value;
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");

  const join = async (event: Event) => {
    event.preventDefault();
    const wanted = codeIn(code);
    if (!wanted) return;
    try {
      await tableExists(wanted);
      go(`/t/${encodeURIComponent(wanted)}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };

  return (
    <section class="note join">
      <h2>{w.join}</h2>
      <p id="join-text">{w.joinText}</p>
      <form onSubmit={join}>
        <input
          value={code}
          onInput={(event) => setCode(event.currentTarget.value)}
          aria-label={w.code}
          aria-describedby="join-text"
          placeholder={w.code}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
        />
        <button type="submit" class="button">
          {w.joinButton}
        </button>
      </form>
      <p class="trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}
