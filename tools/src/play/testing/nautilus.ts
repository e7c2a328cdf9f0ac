import { type JsonObject, makeRecord } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import { TerminalTable } from '../terminal-table.ts';
import { choicesIn, type Typing } from './typist.ts';

const nautilus = gameById('nautilus')!;

/** North and South, nearly home; the others are far from it. */
const SAILORS = {
  n: ['h3', 'h2', 'h1', 'h0'],
  e: ['h3', 'h2', 't8', 'home'],
  s: ['h3', 'h2', 't31', 'h1'],
  w: ['t5', 't60', 'h2', 'home'],
} as const;

const COMMON = { game: 'nautilus', round: 3, turn: 0, sailors: SAILORS, moby: 't40', discards: [] } as const;

/** Games at the end of a round, and nearly over: after the next deal a sailor comes home. */
const NEAR_END = {
  team: {
    ...COMMON,
    variant: 'team',
    dealer: 3,
    hands: [['trade'], ['3'], ['storm'], ['privateer']],
    open: [false, false, false, false],
  },
  duel: { ...COMMON, variant: 'duel', dealer: 1, hands: [['trade'], ['3', '8']], open: [false, false] },
} as const;

export type Variant = keyof typeof NEAR_END;

/** The record of a game that begins nearly at its end; what differs is given. */
export const recordNearEnd = (variant: Variant, changes: JsonObject = {}) => {
  const setup = nautilus.setup({ variant });
  if (!setup.ok) throw new Error(setup.error);
  const { seats, options } = setup.value;
  const chance = { kind: 'seed', seed: 'near10' } as const;
  return makeRecord({
    game: nautilus.id,
    version: nautilus.version,
    seats,
    options,
    position: { ...NEAR_END[variant], ...changes },
    chance,
    entries: [],
  });
};

export const tableNearEnd = (variant: Variant, changes: JsonObject = {}): TerminalTable => {
  const table = TerminalTable.resume(nautilus, recordNearEnd(variant, changes));
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

/** Harbours first, then the start field, then a walk. */
const WISHES = [/>h\d\s*$/, /play (1|12) \S+>t(0|16|32|48)\s*$/, /(?<!play 4 \S+)>[tc]\d+\s*$/];

/** The choices that were printed last, each with all its lines. */
const choiceTexts = (printed: string): string[] => {
  const count = choicesIn(printed);
  const lines = printed.split(/\n(?= {0,3}\d+ {2}\S)/).slice(-count);
  return lines.map(text => text.split(/\n(?! {6})/)[0]!);
};

/** Plays forward as well as it can be seen from the notation; answers everything else with Enter. */
export const forward: Typing = printed => {
  const texts = choiceTexts(printed);
  if (texts.length === 0 || !/> $/.test(printed)) return '';
  const wish = WISHES.find(pattern => texts.some(text => pattern.test(text)));
  return String(1 + (wish ? texts.findIndex(text => wish.test(text)) : 0));
};
