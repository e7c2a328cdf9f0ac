import type { Seat } from '@ankerplatz/kit';
import { toRight, WIDTH, wrap } from '../boards/layout.ts';
import type { PlaySession } from './play-session.ts';

const USUAL = 20;
const NUMBER = 4;

/** Prints what a seat may know of the last moves. False if the number asked for is none. */
export const showLog = (session: PlaySession, seat: Seat, asked: string): boolean => {
  if (!/^(all|[1-9]\d{0,5})?$/.test(asked)) return false;
  const { table, says, terminal } = session;
  const { length } = table.steps;
  const first = asked === 'all' ? 0 : Math.max(0, length - Number(asked || USUAL));
  if (length === 0) session.say(says.logEmpty);
  if (first > 0) session.say(says.logLeftOut(first));
  for (const [i, { events }] of table.steps.slice(first).entries()) {
    const lines = session.sentencesOf(events, seat).flatMap(text => wrap(text, WIDTH - NUMBER - 2, '  '));
    const number = toRight(String(first + i + 1), NUMBER);
    terminal.print(...lines.map((line, at) => `${at === 0 ? number : ' '.repeat(NUMBER)}  ${line}`));
  }
  return true;
};
