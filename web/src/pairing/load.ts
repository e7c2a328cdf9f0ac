import type { ComponentType } from 'preact';
import { pairingText } from './text/index.ts';

/** The part of the first page where opponents are found, with its words. */
export const loadFindOpponents = async (): Promise<ComponentType> => {
  const [{ FindOpponents }] = await Promise.all([import('./FindOpponents.tsx'), pairingText.load()]);
  return FindOpponents;
};

/** The question whether one is ready. */
export const loadReady = async (): Promise<ComponentType> => {
  const [{ Ready }] = await Promise.all([import('./Ready.tsx'), pairingText.load()]);
  return Ready;
};
