import { NO_CHANCE, NotedChance } from '@ankerplatz/kit';

/** A chance that tells nobody what it drew: what comes after its first draw is no knowledge. */
export const draftChance = (): NotedChance => new NotedChance(NO_CHANCE);
