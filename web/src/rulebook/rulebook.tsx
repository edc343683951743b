/** The rulebook at hand: searched by word, opened at a rule by its number. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { fetchRulebook } from "../api";
import { Icon } from "../draw/icons";
import type { Rulebook as Book, RulebookItem } from "../generated/protocol";
import { language } from "../settings";
import { words } from "../words/words";
import { wantedRule } from "./open";

const fits = (item: RulebookItem, wanted: string): boolean =>
  `${item.rule ?? ""} ${item.text}`.toLowerCase().includes(wanted.toLowerCase().trim());

function Drawing({ svg }: { svg: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    ref.current!.replaceChildren(document.adoptNode(drawn));
  }, [svg]);
  return <div class="rule-drawing" ref={ref} />;
}

function Rule({ item }: { item: RulebookItem }) {
  const ref = useRef<HTMLLIElement>(null);
  const asked = wantedRule.value;
  const wanted = item.rule !== null && asked?.rule === item.rule;
  useEffect(() => {
    if (wanted) ref.current!.scrollIntoView({ block: "center" });
  }, [wanted, asked]);
  return (
    <li class="rule" ref={ref} data-wanted={wanted || undefined}>
      {item.rule && <span class="rule-number">{item.rule}</span>}
      <span>{item.text}</span>
      {item.drawing && <Drawing svg={item.drawing} />}
    </li>
  );
}

export function Rulebook({ game }: { game: string }) {
  const w = words.value;
  const [book, setBook] = useState<Book | null>(null);
  const [trouble, setTrouble] = useState("");
  const [wanted, setWanted] = useState("");
  const spoken = language.value;

  useEffect(() => {
    let stale = false;
    fetchRulebook(game)
      .then((fetched) => {
        if (!stale) setBook(fetched);
      })
      .catch((error: Error) => setTrouble(error.message));
    return () => {
      stale = true;
    };
  }, [game, spoken]);

  useEffect(() => {
    if (wantedRule.value) setWanted(""); // the rule asked for must not be hidden by a search
  }, [wantedRule.value]);

  const sections = (book?.sections ?? [])
    .map((section) => ({ ...section, items: section.items.filter((item) => fits(item, wanted)) }))
    .filter((section) => section.items.length > 0);

  return (
    <div class="rulebook">
      <label class="rule-search">
        <Icon name="search" />
        <span class="aloud">{w.searchRules}</span>
        <input
          type="search"
          value={wanted}
          placeholder={w.searchRules}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
      </label>
      {!book && <p>{trouble || w.loading}</p>}
      {book && sections.length === 0 && <p>{w.noRules}</p>}
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <ul>
            {section.items.map((item, place) => (
              <Rule key={item.rule ?? place} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
