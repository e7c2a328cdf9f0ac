import type { JSX } from 'preact';
import { lazy } from '../table/lazy.tsx';
import { tableText } from '../table/text/index.ts';
import { LocalGame } from './LocalGame.tsx';
import { localText } from './text/index.ts';

const LocalList = lazy(async () => {
  const [{ LocalList: List }] = await Promise.all([import('./LocalList.tsx'), localText.load(), tableText.load()]);
  return List;
});

/** Games of this device: all of them, or one on the table. */
export function Local({ id }: { readonly id: string | null }): JSX.Element {
  return id === null ? <LocalList /> : <LocalGame id={id} />;
}
