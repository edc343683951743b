/** A link inside the page: followed without loading anything again. */
import type { ComponentChildren } from "preact";
import { go } from "./router";

export function Link(props: { to: string; class?: string; label?: string; children: ComponentChildren }) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(props.to);
  };
  return (
    <a href={props.to} class={props.class} aria-label={props.label} onClick={follow}>
      {props.children}
    </a>
  );
}
