/** The set-up as a sentence with gaps: clauses parted by "|", gaps written "{option}". Pure. */
import type { OptionForm, Options } from "../generated/protocol";

export type Part = { text: string } | { option: OptionForm };

export const applies = (form: OptionForm, options: Options): boolean =>
  Object.entries(form.applies_if ?? {}).every(([name, values]) => values.includes(options[name] ?? null));

export const defaults = (forms: readonly OptionForm[]): Options =>
  Object.fromEntries(forms.map((form) => [form.name, form.default]));

/** The parts to show: a clause with an option that does not apply is left out. */
export function partsOf(sentence: string, forms: readonly OptionForm[], options: Options): Part[] {
  const byName = new Map(forms.map((form) => [form.name, form]));
  return sentence.split("|").flatMap((clause) => {
    const parts = clause
      .split(/\{(\w+)\}/)
      .map((piece, place): Part => {
        const option = place % 2 ? byName.get(piece) : undefined;
        return option ? { option } : { text: piece };
      })
      .filter((part) => "option" in part || part.text !== "");
    const holds = parts.every((part) => !("option" in part) || applies(part.option, options));
    return holds ? parts : [];
  });
}
