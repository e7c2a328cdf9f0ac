import type { TournamentFacts } from '@ankerplatz/protocol';
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { tournamentsApi } from '../../net/api/tournaments.ts';
import { connection } from '../../net/connection.ts';
import { useAgain } from '../../ui/use-again.ts';

/** Milliseconds between two looks at what has happened, as long as the server does not tell by itself. */
const LOOK_MS = 5000;

interface Followed {
  readonly page: ReadonlySignal<TournamentFacts | null>;
  /** Why there is nothing to show. */
  readonly problem: ReadonlySignal<string | null>;
  /** Asks at once. */
  readonly read: () => Promise<void>;
}

/** A tournament, kept up to date. */
export const useTournament = (id: string): Followed => {
  const page = useSignal<TournamentFacts | null>(null);
  const problem = useSignal<string | null>(null);
  const reads = useRef(0);
  const isTold = useRef(false);
  const read = async (): Promise<void> => {
    const mine = ++reads.current;
    const found = await tournamentsApi.tournament(id);
    // An answer is old that was asked for before an act, or before news.
    if (mine !== reads.current) return;
    if (found.ok) page.value = found.value;
    // The page shown stays while the connection is lost.
    else if (page.peek() === null) problem.value = found.error.message;
  };
  useEffect(() => {
    const watch = { topic: 'tournament', tournament: id } as const;
    return connection.watchOther({ type: 'watch', ...watch }, { type: 'unwatch', ...watch }, message => {
      if (message.type !== 'tournament' || message.id !== id) return;
      reads.current++;
      isTold.current = true;
      page.value = message;
    });
  }, []);
  useSignalEffect(() => {
    if (connection.state.value !== 'open') isTold.current = false;
  });
  useAgain(async () => {
    if (!isTold.current) await read();
  }, LOOK_MS);
  return { page, problem, read };
};
