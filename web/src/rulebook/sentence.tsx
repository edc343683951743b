/** A sentence whose rule numbers lead into the rulebook. */
import { openRule } from "./open";

const ruleId = /\b([A-Z]{3}-\d+)\b/;

export function RuleLink({ rule }: { rule: string }) {
  return (
    <button type="button" class="rule-link" onClick={() => openRule(rule)}>
      {rule}
    </button>
  );
}

/** `rule` is shown behind the sentence unless the sentence names it itself. */
export function Sentence({ text, rule = null }: { text: string; rule?: string | null }) {
  const parts = text.split(ruleId);
  return (
    <>
      {parts.map((part, place) => (place % 2 ? <RuleLink key={place} rule={part} /> : part))}
      {rule !== null && !parts.includes(rule) && (
        <>
          {" "}
          <RuleLink rule={rule} />
        </>
      )}
    </>
  );
}
