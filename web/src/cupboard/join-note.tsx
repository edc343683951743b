/** The note on the door: a table's code leads to its table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { tableExists } from "../api";
import { go } from "../shell/router";
import { words } from "../words/words";

/** The code as it is written, however it was typed; a whole link may be pasted as well. */
function codeIn(text: string): string {
  const typed = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim();
  const signs = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return signs.length === 10 ? `${signs.slice(0, 5)}-${signs.slice(5)}` : typed;
}

export function JoinNote() {
  const w = words.value;
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const complaint = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (trouble) complaint.current!.scrollIntoView({ block: "nearest" });
  }, [trouble]);

  const join = async (event: Event) => {
    event.preventDefault();
    const wanted = codeIn(code);
    setTrouble("");
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
      <p class="trouble" role="alert" ref={complaint}>
        {trouble}
      </p>
    </section>
  );
}
