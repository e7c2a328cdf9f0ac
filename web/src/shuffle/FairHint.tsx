import type { ComponentType, JSX } from 'preact';
import { shuffleText } from './text/index.ts';

/** Why nobody can choose the shuffle, for players who ask before a game. */
function FairHint(): JSX.Element {
  return <p>{shuffleText.value.seal.fairHint}</p>;
}

/** With its words. */
export const loadFairHint = async (): Promise<ComponentType> => {
  await shuffleText.load();
  return FairHint;
};
