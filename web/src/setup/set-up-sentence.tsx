/** The options of a game as a sentence with controls in its gaps. */
import type { GameCard, Language, OptionForm, Options, Value } from "../generated/protocol";
import { spoken } from "../words/words";
import { de } from "../words/de";
import { en } from "../words/en";
import { applies, arrangements, partsOf } from "./sentence";

/** Colours are chosen seat by seat: unless somebody does, they follow the seats. */
function choicesOf(form: OptionForm, options: Options): OptionForm["choices"] {
  if (form.kind !== "colours") return form.choices;
  const seats = typeof options["players"] === "number" ? options["players"] : form.choices.length;
  const spare = form.choices.length > seats ? options["neutral"] : undefined; // nobody gets this one
  const given = form.choices.filter(({ value }) => value !== spare).slice(0, seats);
  const inOrder = (language: Language) => given.map(({ label }) => label[language]).join(", ");
  const label = { en: en.asTheyCome(inOrder("en")), de: de.asTheyCome(inOrder("de")) };
  const asTheyCome = { value: form.default, label };
  return [asTheyCome, ...arrangements(form.choices, seats)];
}

/** The options after a change; what can no longer be chosen falls back to what it was at first. */
function changed(card: GameCard, options: Options): Options {
  const fits = (form: OptionForm) => {
    if (!applies(form, options)) return options[form.name] === form.default;
    const choices = choicesOf(form, options);
    const offered = choices.length === 0 || choices.some(({ value }) => value === options[form.name]);
    return offered && applies(form, options);
  };
  const lost = card.options.filter((form) => !fits(form)).map((form) => [form.name, form.default]);
  return { ...options, ...(Object.fromEntries(lost) as Options) };
}

interface GapProps {
  form: OptionForm;
  choices: OptionForm["choices"];
  value: Value;
  change: (value: Value) => void;
}

function Gap({ form, choices, value, change }: GapProps) {
  const help = spoken(form.help);
  if (choices.length === 0) {
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
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <span class="gap-frame">
      <select
        class="gap"
        value={String(chosen)}
        aria-label={help}
        title={help}
        onChange={({ currentTarget }) => {
          const wanted = choices[Number(currentTarget.value)]!.value;
          currentTarget.value = String(chosen); // it may be refused: what holds is what is shown
          change(wanted);
        }}
      >
        {choices.map((choice, place) => (
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
    const choice = choicesOf(form, options).find(({ value }) => value === options[form.name]);
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
            choices={choicesOf(option, options)}
            value={options[option.name] ?? null}
            change={(value) => change(changed(card, { ...options, [option.name]: value }))}
          />
        );
      })}
    </p>
  );
}
