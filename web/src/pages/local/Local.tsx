import type { JSX } from 'preact';
import { localText } from '../../local/text/index.ts';
import { tableText } from '../../table/text/index.ts';
import { lazy } from '../../ui/lazy.tsx';
import { LocalGame } from './LocalGame.tsx';

const LocalList = lazy(async () => {
  const [{ LocalList: List }] = await Promise.all([import('./LocalList.tsx'), localText.load(), tableText.load()]);
  return List;
});

const LocalReplay = lazy(async () => (await import('./LocalReplay.tsx')).LocalReplay);

interface LocalProps {
  readonly id: string | null;
  /** With one: the game as it was then. */
  readonly entry: number | null;
}

/** Games of this device: all of them, or one on the table. */
export function Local({ id, entry }: LocalProps): JSX.Element {
  if (id === null) return <LocalList />;
  return entry === null ? <LocalGame id={id} /> : <LocalReplay id={id} entry={entry} />;
}
