import type { GameEvent } from '@ankerplatz/kit';
import type { Flight } from '../../ui/travel.ts';

/** What travels when something happens. */
export const flights = (_event: GameEvent): readonly Flight[] => [];
