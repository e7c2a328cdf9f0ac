import { isObject } from '@ankerplatz/kit';
import { type Conformance, conformance } from '@ankerplatz/kit/conformance';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { GAME_IDS, GAMES, type GameId } from './index.ts';

/** The facts of each game that the suite must know. */
const OPTIONS: Readonly<Record<GameId, Conformance>> = {
  nauticus: { loadable: ({ turn, over }) => turn === null && over === false },
  nautilus: {
    loadable: ({ waits, over }) =>
      isObject(waits) && waits.phase === 'play' && !('commander' in waits) && over === false,
    forgotten: ['deck', 'last', 'announced'],
  },
};

for (const id of GAME_IDS) conformance(GAMES[id], { ...OPTIONS[id], games: sampleSize(8) });
