import { memo } from './memo.ts';

/** Lines on a grid of 24, drawn with one pen. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14.5 5l-7 7 7 7',
  forward: 'M9.5 5l7 7-7 7',
  down: 'M5 9.5l7 7 7-7',
  up: 'M5 14.5l7-7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  settings:
    'M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20M15 4.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM9 14.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z',
  person: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19.5c.7-3.4 3.2-5 6.5-5s5.8 1.6 6.5 5M16 5.4a3.5 3.5 0 010 6.3M18.5 15c1.7.8 2.7 2.3 3 4.5',
  bot: 'M5 9h14v10H5zM12 9V5M9 13.5h.01M15 13.5h.01M9.5 16.5h5M12 4.5h.01',
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11.5H4.5v9h15v-9H18',
  copy: 'M9 8.5h10.5v12H9zM15 8.5v-5H4.5v12H9',
  check: 'M5 12.5l4.5 5L19 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M8.5 5L4 9.5l4.5 4.5M4.5 9.5H14a5.5 5.5 0 010 11h-3.5',
  restart: 'M5 5v5h5M5.5 10A8 8 0 1112 20.5c-3.5 0-6-2-7.3-5',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  skip: 'M6 5l9 7-9 7zM18 5v14',
  rewind: 'M18 5l-9 7 9 7zM6 5v14',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  flag: 'M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  info: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 11v5.5M12 7.8v.01',
  help: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM9.5 9.5c.2-1.5 1.2-2.2 2.5-2.2 1.5 0 2.6.9 2.6 2.3 0 2-2.6 2-2.6 4M12 16.7v.01',
  warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.01',
  lock: 'M6 11h12v9.5H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  eye: 'M2.5 12c2.3-4.3 5.5-6.5 9.5-6.5s7.2 2.2 9.5 6.5c-2.3 4.3-5.5 6.5-9.5 6.5S4.8 16.3 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13.5h9l1-13.5M10.5 11v5.5M13.5 11v5.5',
  download: 'M12 4v11M8 11.5l4 4 4-4M4.5 17v3.5h15V17',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  keyboard: 'M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8',
  device: 'M7 3h10v18H7zM11 18h2',
  link: 'M9.5 14.5l5-5M11 7.5l2-2a3.9 3.9 0 015.5 5.5l-2 2M13 16.5l-2 2a3.9 3.9 0 01-5.5-5.5l2-2',
  swap: 'M7 4L3.5 7.5 7 11M4 7.5h16.5M17 13l3.5 3.5L17 20M20 16.5H3.5',
  talk: 'M4 5h16v11h-8.5L7 20v-4H4zM8.5 10.5h.01M12 10.5h.01M15.5 10.5h.01',
  clock: 'M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2.5',
  anchor:
    'M12 3.5a2 2 0 100 4 2 2 0 000-4zM12 7.5V20M8.5 10.5h7M4.5 13c.3 4.3 3.3 7 7.5 7s7.2-2.7 7.5-7M3 15l1.5-2.2L6.8 14M21 15l-1.5-2.2L17.2 14',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign of the interface. It is never the only carrier: what it stands for is written or read beside it. */
export const Icon = memo(({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) => (
  <svg
    class="icon"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
));
