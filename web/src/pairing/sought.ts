import type { Seek } from '@ankerplatz/protocol';
import { isBoardGameId } from '@ankerplatz/registry/lazy';
import { kindName } from '../setup/names.ts';
import { text } from '../text/text.ts';
import { pairingText } from './text/index.ts';

/** What somebody looks for. */
export type Sought = Pick<Seek, 'game' | 'players' | 'variant' | 'pace' | 'rated'>;

/** `Nauticus, 2 players, now` */
export const nameOf = ({ game, pace, rated, ...asked }: Sought): string => {
  const { games, home } = text.value;
  if (!isBoardGameId(game)) return game;
  const parts = [games[game].name, kindName(game, asked), pairingText.value.paces[pace]];
  return [...parts, ...(rated ? [home.rated] : [])].join(', ');
};
