/** A pause for deciding: time runs, visibly, and at its end something happens by itself. */
import { useEffect, useRef } from "preact/hooks";

const step = 100; // milliseconds

/**
 * Calls `end` when `seconds` have passed; null: no time runs. It stands still while the page is
 * not seen, and begins anew when `key` changes.
 */
export function useCountdown(key: string | null, seconds: number, end: () => void): void {
  const latest = useRef(end);
  latest.current = end;
  useEffect(() => {
    if (key === null) return;
    let left = seconds * 1000;
    const timer = setInterval(() => {
      if (document.hidden) return;
      left -= step;
      if (left > 0) return;
      clearInterval(timer);
      latest.current();
    }, step);
    return () => clearInterval(timer);
  }, [key, seconds]);
}
