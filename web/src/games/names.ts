import type { GameId } from '@ankerplatz/registry/lazy';

/** The games are called the same in every language. */
export const gameNames: Readonly<Record<GameId, string>> = { nauticus: 'Nauticus', nautilus: 'Nautilùs' };
