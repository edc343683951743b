/** The options of a game as a sentence with controls in its gaps. */
import type { GameCard, OptionForm, Options, Value } from "../generated/protocol";
import { spoken } from "../words/words";
import { partsOf } from "./sentence";

interface GapProps {
  form: OptionForm;
  value: Value;
  change: (value: Value) => void;
}

function Gap({ form, value, change }: GapProps) {
  const help = spoken(form.help);
  if (form.choices.length === 0) {
    return (
      <input
        class="gap"
        inputMode={form.kind === "number" ? "numeric" : "text"}
        value={value === null ? "" : String(value)}
        size={8}
        aria-label={help}
        title={help}
        onChange={({ currentTarget: { value: text } }) => change(form.kind === "number" ? Number(text) : text)}
      />
    );
  }
  const chosen = form.choices.findIndex((choice) => choice.value === value);
  return (
    <span class="gap-frame">
      <select
        class="gap"
        value={String(chosen)}
        aria-label={help}
        title={help}
        onChange={(event) => change(form.choices[Number(event.currentTarget.value)]!.value)}
      >
        {form.choices.map((choice, place) => (
          <option key={place} value={String(place)}>
            {spoken(choice.label)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface SentenceProps {
  card: GameCard;
  options: Options;
  /** Absent: the sentence is only read. */
  change?: ((options: Options) => void) | undefined;
}

export function SetUpSentence({ card, options, change }: SentenceProps) {
  const read = (form: OptionForm): string => {
    const choice = form.choices.find(({ value }) => value === options[form.name]);
    return choice ? spoken(choice.label) : String(options[form.name] ?? "");
  };
  return (
    <p class="set-up-sentence">
      {partsOf(spoken(card.sentence), card.options, options).map((part, place) => {
        if ("text" in part) return part.text;
        const { option } = part;
        if (!change) return <b key={place}>{read(option)}</b>;
        return (
          <Gap
            key={option.name}
            form={option}
            value={options[option.name] ?? null}
            change={(value) => change({ ...options, [option.name]: value })}
          />
        );
      })}
    </p>
  );
}
