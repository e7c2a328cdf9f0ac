import type { Game, Scoring } from '../game.ts';
import { atVersion } from '../versions.ts';
import { quay, quay2 } from './quay/index.ts';

export { quay, quay2 } from './quay/index.ts';

/** A program before and after an upgrade: the first release knows version 1 of Quay, the second one versions 1 and 2. */
export const RELEASES = { first: quay as unknown as Game, second: quay2 as unknown as Game } as const;

let current: keyof typeof RELEASES = 'first';

/** From now on the program is of this release. */
export const install = (release: keyof typeof RELEASES): void => {
  current = release;
};

const isGameId = (id: unknown): id is 'quay' => id === 'quay';

/** Stands in for the registry in tests of other packages: Quay as the installed release has it, and nothing else. */
export const registry = {
  GAME_IDS: ['quay'],
  BOARD_GAME_IDS: ['quay'],
  GAMES: {
    get quay(): Game {
      return RELEASES[current];
    },
  },
  isGameId,
  isBoardGameId: isGameId,
  titleOf: () => 'Quay',
  scoringOf: (): Scoring => 'points',
  gameById: (id: unknown): Game | undefined => (isGameId(id) ? RELEASES[current] : undefined),
  loadGame: async (): Promise<Game> => RELEASES[current],
  loadGameAt: async (_: string, version: number): Promise<Game> => {
    const rules = atVersion(RELEASES[current], version);
    if (!rules.ok) throw new Error(rules.error);
    return rules.value;
  },
};
