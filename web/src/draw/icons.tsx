/** Small drawings for the page's own buttons, one line thick. */

const drawings = {
  back: "M15 5 8 12l7 7",
  close: "M6 6l12 12M18 6 6 18",
  day: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2.500M12 19v2.500M2.500 12H5M19 12h2.500M5.300 5.300 7 7M17 17l1.700 1.700M5.300 18.700 7 17M17 7l1.700-1.700",
  evening: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10Z",
  system: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 4v16M12 8l6.500 0M12 12h8M12 16h6.500",
  loud: "M4 10v4h3l5 4V6L7 10ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h3l5 4V6L7 10ZM16 9.500l5 5M21 9.500l-5 5",
  book: "M12 6.500C10 5 7 4.500 4 5v13.500c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500ZM12 6.500V20",
  log: "M6 4h12v16l-3-2-3 2-3-2-3 2ZM9 8.500h6M9 12h6",
  undo: "M9 6 4.500 10.500 9 15M5 10.500h8.500a5 5 0 0 1 0 10H10",
  stop: "M8.500 3.500h7l5 5v7l-5 5h-7l-5-5v-7Z",
  copy: "M9 9h10v11H9ZM6 15H5V4h10v2",
  bot: "M6 9h12v10H6ZM12 9V5.500M9.500 13v1.500M14.500 13v1.500M3.500 12v4M20.500 12v4M12 5.500a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400Z",
  eye: "M2.500 12c4-7 15-7 19 0-4 7-15 7-19 0ZM12 9.300a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Z",
  chair: "M8 3.500v9h8.500M8 12.500V20M16.500 12.500V20M8 8h0M8 16.500h8.500",
  download: "M12 4v11M7.500 11 12 15.500 16.500 11M5 19.500h14",
  again: "M19 12a7 7 0 1 1-2-4.900M17.500 3.500v4h-4",
  search: "M10.500 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5",
} as const;

export type IconName = keyof typeof drawings;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
