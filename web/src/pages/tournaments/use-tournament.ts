import type { TournamentPage } from '@ankerplatz/protocol';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { me } from '../../net/me.ts';
import { useAgain } from '../../ui/use-again.ts';

/** Milliseconds between two looks at what has happened. */
const LOOK_MS = 5000;

interface Followed {
  readonly page: ReadonlySignal<TournamentPage | null>;
  /** Why there is nothing to show. */
  readonly problem: ReadonlySignal<string | null>;
  /** Asks at once. */
  readonly read: () => Promise<void>;
}

/** A tournament, kept up to date. */
export const useTournament = (id: string): Followed => {
  const page = useSignal<TournamentPage | null>(null);
  const problem = useSignal<string | null>(null);
  const reads = useRef(0);
  const read = async (): Promise<void> => {
    const mine = ++reads.current;
    const found = await tournamentsApi.tournament(id);
    // What was asked before something was done is old.
    if (mine !== reads.current) return;
    if (found.ok) page.value = found.value;
    // What is shown stays while the connection is lost.
    else if (page.peek() === null) problem.value = found.error.message;
  };
  useAgain(read, LOOK_MS);
  useEffect(() => void read(), [me.value?.id]);
  return { page, problem, read };
};
