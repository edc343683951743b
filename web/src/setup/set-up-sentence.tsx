/** The options of a game as a sentence with controls in its gaps. */
import { useState } from "preact/hooks";
import type { GameCard, Language, OptionForm, Options, Value } from "../generated/protocol";
import { Icon } from "../draw/icons";
import { spoken, words } from "../words/words";
import { de } from "../words/de";
import { en } from "../words/en";
import { applies, arrangements, isChanged, sentenceOf, type Part } from "./sentence";

/** Colours are chosen seat by seat: unless somebody does, they follow the seats. */
function choicesOf(form: OptionForm, options: Options): OptionForm["choices"] {
  const choices = form.choices.filter((choice) => applies(choice, options));
  if (form.kind !== "colours") return choices;
  const seats = typeof options["players"] === "number" ? options["players"] : choices.length;
  const spare = choices.length > seats ? options["neutral"] : undefined; // nobody gets this one
  const given = choices.filter(({ value }) => value !== spare).slice(0, seats);
  const inOrder = (language: Language) => given.map(({ label }) => label[language]).join(", ");
  const label = { en: en.asTheyCome(inOrder("en")), de: de.asTheyCome(inOrder("de")) };
  const asTheyCome = { value: form.default, label };
  return [asTheyCome, ...arrangements(choices, seats)];
}

/** Whether a value may stand in a gap; what is written there is for the game to judge. */
function offered(form: OptionForm, options: Options): boolean {
  if (form.kind === "number" || form.kind === "text") return true;
  const choices = choicesOf(form, options);
  return choices.length === 0 || choices.some(({ value }) => value === options[form.name]);
}

/** The options after a change; what can no longer be chosen falls back to what it was at first. */
function changed(card: GameCard, options: Options): Options {
  const fits = (form: OptionForm) =>
    applies(form, options) ? offered(form, options) : options[form.name] === form.default;
  const lost = card.options.filter((form) => !fits(form)).map((form) => [form.name, form.default]);
  return { ...options, ...(Object.fromEntries(lost) as Options) };
}

interface GapProps {
  form: OptionForm;
  choices: OptionForm["choices"];
  value: Value;
  change: (value: Value) => void;
}

/** What is being written; it counts when the writer is done, and other gaps leave it alone. */
function useDraft(value: string, done: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    setDraft(null);
    if (currentTarget.value !== value) done(currentTarget.value);
  };
  return {
    value: draft ?? value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setDraft(currentTarget.value),
    onChange: commit,
    onBlur: commit,
  };
}

/** A whole number from the first to the last of the choices; anything else is put right at once. */
function NumberGap({ form, choices, value, change }: GapProps) {
  const help = spoken(form.help);
  const [least, most] = [Number(choices[0]?.value ?? 0), Number(choices.at(-1)?.value ?? 99)];
  const writing = useDraft(String(value ?? ""), (text) => {
    const wanted = text.trim() === "" ? NaN : Math.round(Number(text));
    change(Number.isFinite(wanted) ? Math.min(most, Math.max(least, wanted)) : value);
  });
  return (
    <input
      class="gap gap-number"
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      aria-label={help}
      title={help}
      {...writing}
    />
  );
}

/** Free words; while there are none, what is usual stands there. */
function TextGap({ form, choices, value, change }: GapProps) {
  const help = spoken(form.help);
  const usual = choices[0] ? spoken(choices[0].label) : "";
  const writing = useDraft(String(value ?? ""), (text) => change(text.trim()));
  return (
    <span class="gap-frame gap-written">
      <input
        class="gap gap-text"
        type="text"
        placeholder={usual}
        size={Math.max(usual.length, writing.value.length, 8)}
        aria-label={help}
        title={help}
        autocomplete="off"
        spellcheck={false}
        {...writing}
      />
      <Icon name="pen" />
    </span>
  );
}

function Gap(props: GapProps) {
  if (props.form.kind === "number") return <NumberGap {...props} />;
  if (props.form.kind === "text") return <TextGap {...props} />;
  return <ChoiceGap {...props} />;
}

function ChoiceGap({ form, choices, value, change }: GapProps) {
  const help = spoken(form.help);
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

function Clauses({ parts, options, card, change }: SentenceProps & { parts: readonly Part[] }) {
  const read = (form: OptionForm): string => {
    if (form.kind === "number") return String(options[form.name] ?? "");
    const choice = choicesOf(form, options).find(({ value }) => value === options[form.name]);
    return choice ? spoken(choice.label) : String(options[form.name] ?? "");
  };
  return (
    <p class="set-up-sentence">
      {parts.map((part, place) => {
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

export function SetUpSentence(props: SentenceProps) {
  const { card, options, change } = props;
  const { usual, more } = sentenceOf(spoken(card.sentence), card.options, options);
  const unusual = isChanged(more, options);
  const [open, setOpen] = useState(unusual);
  return (
    <div class="set-up">
      <Clauses {...props} parts={usual} />
      {change && more.length > 0 && (
        <details class="set-up-more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words.value.moreChoices}</summary>
          <Clauses {...props} parts={more} />
        </details>
      )}
      {!change && unusual && <Clauses {...props} parts={more} />}
    </div>
  );
}
