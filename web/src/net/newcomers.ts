import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { admission } from './admission.ts';
import { club, readClub } from './club.ts';
import type { Problem } from './http.ts';

/** Whether the invitation that this browser came by was refused. */
const isRefused = signal(false);

/** The need of a newcomer: nothing, an invitation to type in, or there is no way in. */
export const entrance: ReadonlySignal<'open' | 'invitation' | 'closed'> = computed(() => {
  const registration = club.value?.registration ?? 'open';
  if (isRefused.value) return 'invitation';
  return registration === 'invitation' && admission() !== null ? 'open' : registration;
});

/** Finds out who may come in here. */
export const useEntrance = (): ReadonlySignal<'open' | 'invitation' | 'closed'> => {
  useEffect(() => void readClub(), []);
  return entrance;
};

/** Notes from a problem why newcomers are refused. */
export const turnedAway = ({ code }: Problem): void => {
  if (code === 'not-admitted') isRefused.value = true;
};
