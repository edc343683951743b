/** The set-up as a sentence with gaps: clauses parted by "|", gaps written "{option}". Pure. */
import type { Both, OptionForm, Options } from "../generated/protocol";

export type Part = { text: string } | { option: OptionForm };

/** An option, or a choice of one, applies in any of its situations; without any it always does. */
export const applies = ({ applies_if = [] }: Partial<Pick<OptionForm, "applies_if">>, options: Options): boolean =>
  applies_if.length === 0 ||
  applies_if.some((situation) =>
    Object.entries(situation).every(([name, values]) => values.includes(options[name] ?? null)),
  );

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

type Choice = OptionForm["choices"][number];

/** Every way to give `seats` seats one of the colours each, as choices of their own. */
export function arrangements(colours: readonly Choice[], seats: number): Choice[] {
  if (seats === 0) return [{ value: "", label: { en: "", de: "" } }];
  return colours.flatMap((first) =>
    arrangements(colours.filter((colour) => colour !== first), seats - 1).map((rest) => ({
      value: `${first.value}${rest.value}`,
      label: joined(first.label, rest.label),
    })),
  );
}

const joined = (first: Both, rest: Both): Both => ({
  en: rest.en ? `${first.en}, ${rest.en}` : first.en,
  de: rest.de ? `${first.de}, ${rest.de}` : first.de,
});
