/**
 * The set-up as a sentence with gaps. Clauses are parted by "|", gaps written "{option}", a word that
 * goes by a number "{option:one/many}"; what few people ever change follows "||". Pure.
 */
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

/** What everybody chooses, and what few people do. */
export interface Sentence {
  usual: Part[];
  more: Part[];
}

/** The parts to show: a clause with an option that does not apply is left out. */
export function sentenceOf(sentence: string, forms: readonly OptionForm[], options: Options): Sentence {
  const byName = new Map(forms.map((form) => [form.name, form]));
  const partsOf = (clause: string): Part[] => {
    let holds = true;
    const parts = clause.split(/(\{[^}]*\})/).map((text): Part => {
      const [, name, one, many] = /^\{(\w+)(?::(.*)\/(.*))?\}$/.exec(text) ?? [];
      const option = name === undefined ? undefined : byName.get(name);
      if (!option) return { text };
      holds &&= applies(option, options);
      return one === undefined ? { option } : { text: options[option.name] === 1 ? one : many! };
    });
    return holds ? parts : [];
  };
  const [usual = [], more = []] = sentence.split("||").map((half) => half.split("|").flatMap(partsOf));
  return { usual, more };
}

/** Whether any of these is not as it is at first. */
export const isChanged = (parts: readonly Part[], options: Options): boolean =>
  parts.some((part) => "option" in part && options[part.option.name] !== part.option.default);

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
