import type { ComponentType } from 'preact';
import { isSeeking } from '../net/seeking.ts';
import { pairingText } from './text/index.ts';

/** The words, and for a seeker what tells of the outcome, before anything is heard. */
const prepare = async (): Promise<void> => {
  const words = pairingText.load();
  if (isSeeking.value) await (await import('./fates.ts')).watchFates();
  await words;
};

/** The part of the first page where opponents are found, with its words. */
export const loadFindOpponents = async (): Promise<ComponentType> => {
  const [{ FindOpponents }] = await Promise.all([import('./FindOpponents.tsx'), prepare()]);
  return FindOpponents;
};

/** The question whether one is ready. */
export const loadReady = async (): Promise<ComponentType> => {
  const [{ Ready }] = await Promise.all([import('./Ready.tsx'), prepare()]);
  return Ready;
};
