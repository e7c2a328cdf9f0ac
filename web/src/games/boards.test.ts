import { type Game, versionsOf } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, GAMES } from '@ankerplatz/registry';
import { expect, test } from 'vitest';
import { loadBoard } from './boards.ts';

test.each(BOARD_GAME_IDS)(
  'the board of %s draws every version of the rules that can be played, and says so',
  async id => {
    const versions = versionsOf(GAMES[id] as Game).map(({ version }) => version);
    expect((await loadBoard(id)).rules.toSorted()).toEqual(versions.toSorted());
  },
);
