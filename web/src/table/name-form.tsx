/** Where somebody writes their name; what the server has against it is said right there. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../draw/icons";
import { myName } from "../settings";
import { words } from "../words/words";
import type { Answer, Session } from "./session";

const longest = 24; // characters, as the server counts them

interface NameFormProps {
  session: Session;
  first: string;
  label: string;
  /** Gives the name to the server. */
  give: (name: string) => Promise<Answer>;
  /** The name is given, or nobody wants to any more. */
  close: () => void;
}

export function NameForm({ session, first, label, give, close }: NameFormProps) {
  const w = words.value;
  const [name, setName] = useState(first);
  const [trouble, setTrouble] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    const answer = await give(name);
    if (answer.type !== "refused") return close();
    session.refusal.value = null; // it is said here, not at the edge of the table
    setTrouble(answer.sentence);
  };
  const write = (field: HTMLInputElement) => {
    const kept = [...field.value].slice(0, longest).join("");
    if (kept !== field.value) field.value = kept;
    setName(kept);
    setTrouble("");
  };
  return (
    <form class="name-form" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && close()}>
      <input
        value={name}
        ref={field}
        onInput={(event) => write(event.currentTarget)}
        aria-label={w.yourName}
        aria-describedby="name-limit name-trouble"
        placeholder={w.yourName}
        autocomplete="nickname"
      />
      <p class="name-limit" id="name-limit" data-full={[...name].length === longest || undefined}>
        {w.nameLimit([...name].length, longest)}
      </p>
      <p class="trouble" id="name-trouble" role="alert">
        {trouble}
      </p>
      <button type="submit" class="button primary">
        {label}
      </button>
      <button type="button" class="round" aria-label={w.cancel} onClick={close}>
        <Icon name="close" />
      </button>
    </form>
  );
}

/** How this browser's own name is given anew. */
export const renaming =
  (session: Session) =>
  async (name: string): Promise<Answer> => {
    const answer = await session.command({ type: "rename", name });
    if (answer.type === "done") myName.value = name.trim();
    return answer;
  };
