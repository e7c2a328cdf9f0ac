import { install, registry } from '@ankerplatz/kit/quay';

/** Stands in for the registry in a server of another release: Quay alone, with the rules that QUAY_RELEASE knows. */
install(process.env.QUAY_RELEASE === 'second' ? 'second' : 'first');

export const { GAME_IDS, BOARD_GAME_IDS, GAMES, isGameId, isBoardGameId, titleOf, scoringOf, gameById } = registry;
