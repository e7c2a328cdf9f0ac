import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings/settings.ts';
import { type LoadedRules, loadRules } from './load.ts';

/** The rules of a game in the present language, null until they are there. */
export const useRules = (game: BoardGameId, version?: number): LoadedRules | null => {
  const loaded = useSignal<LoadedRules | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = true;
    void loadRules(game, language, version).then(rules => {
      if (isWanted) loaded.value = rules;
    });
    return () => {
      isWanted = false;
    };
  }, [game, language, version]);
  return loaded.value;
};
