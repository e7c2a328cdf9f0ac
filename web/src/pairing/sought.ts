import type { Seek } from '@ankerplatz/protocol';
import { BOARD_GAME_IDS, isBoardGameId } from '@ankerplatz/registry/lazy';
import { signal } from '@preact/signals';
import { firstKind } from '../setup/kinds.ts';
import { kindName } from '../setup/names.ts';
import { text } from '../text/text.ts';
import { pairingText } from './text/index.ts';

/** The parts of a seek that name what is looked for. */
export type Sought = Pick<Seek, 'game' | 'players' | 'variant' | 'pace' | 'rated'>;

const FIRST = BOARD_GAME_IDS[0]!;

/** The last wish on this page, to be asked for again. */
export const lastWish = signal({ game: FIRST, kind: firstKind(FIRST).id });

/** `Nauticus, 2 players, now` */
export const nameOf = ({ game, pace, rated, ...asked }: Sought): string => {
  const { games, home } = text.value;
  if (!isBoardGameId(game)) return game;
  const parts = [games[game].name, kindName(game, asked), pairingText.value.paces[pace]];
  return [...parts, ...(rated ? [home.rated] : [])].join(', ');
};
