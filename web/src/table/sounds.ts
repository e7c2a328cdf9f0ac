import type { GameEvent } from '@ankerplatz/kit';
import { useEffect } from 'preact/hooks';
import { change, settings } from '../settings/settings.ts';
import { type SoundName, sound } from '../ui/motion/sound.ts';
import { toast } from '../ui/Toast.tsx';
import type { Scene } from './model/table-model.ts';
import { tableText } from './text/index.ts';

/** The one sound of several events: the most telling comes last. */
const soundOf = (scene: Scene, events: readonly GameEvent[]): SoundName | undefined =>
  events.flatMap(event => scene.board.sound(event) ?? []).at(-1);

const play = (name: SoundName | undefined): void => {
  if (name) sound(name);
};

/** Offered once, where others play: at a live table. */
const offer = (scene: Scene): void => {
  const { sounds, soundsOffered } = settings.peek();
  if (scene.desk.source.kind !== 'online' || sounds || soundsOffered) return;
  change({ soundsOffered: true });
  const words = tableText.value.sounds;
  toast(words.offer, { act: { label: words.yes, run: () => change({ sounds: true }) } });
};

/** Pieces, refusals, my turn, the end: heard by those who want it. */
export const useSounds = (scene: Scene): void => {
  useEffect(() => {
    const { desk } = scene;
    offer(scene);
    const { entries: playing, settled } = desk.playback;
    let { asked, result } = settled.peek();
    let steps = desk.draft.peek().steps.length;
    const stops = [
      playing.subscribe(entries => play(soundOf(scene, entries.at(-1)?.events ?? []))),
      desk.draft.subscribe(draft => {
        if (draft.steps.length > steps) play(soundOf(scene, draft.steps.at(-1)?.events ?? []));
        steps = draft.steps.length;
      }),
      desk.notice.subscribe(notice => play(notice ? 'refuse' : undefined)),
      settled.subscribe(state => {
        if (state.result && !result) play('end');
        else if (state.asked !== null && state.asked !== asked) play('turn');
        ({ asked, result } = state);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [scene]);
};
