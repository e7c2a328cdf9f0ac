import type { GameEvent } from '@ankerplatz/kit';
import { useEffect } from 'preact/hooks';
import { change, settings } from '../settings/settings.ts';
import type { SoundName } from '../ui/motion/sound.ts';
import { toast } from '../ui/Toast.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

/** The one sound of several events: the most telling comes last. */
const soundOf = (model: TableModel, events: readonly GameEvent[]): SoundName | undefined =>
  events.flatMap(event => model.board.sound(event) ?? []).at(-1);

/** Loaded by those who want to hear something. */
const play = async (name: SoundName | undefined): Promise<void> => {
  if (!name || !settings.peek().sounds) return;
  const { sound } = await import('../ui/motion/sound.ts');
  sound(name);
};

/** Offered once, where others play: at a live table. */
const offer = (model: TableModel): void => {
  const { sounds, soundsOffered } = settings.peek();
  if (model.controller.source.kind !== 'online' || sounds || soundsOffered) return;
  change({ soundsOffered: true });
  const words = tableText.value.sounds;
  toast(words.offer, { act: { label: words.yes, run: () => change({ sounds: true }) } });
};

/** Pieces, refusals, my turn, the end: heard by those who want it. */
export const useSounds = (model: TableModel): void => {
  useEffect(() => {
    const { controller } = model;
    offer(model);
    const { entries: playing, settled } = controller.playback;
    let { asked, result } = settled.peek();
    let steps = controller.draft.peek().steps.length;
    const stops = [
      playing.subscribe(entries => void play(soundOf(model, entries.at(-1)?.events ?? []))),
      controller.draft.subscribe(draft => {
        if (draft.steps.length > steps) void play(soundOf(model, draft.steps.at(-1)?.events ?? []));
        steps = draft.steps.length;
      }),
      controller.notice.subscribe(notice => void play(notice ? 'refuse' : undefined)),
      settled.subscribe(state => {
        if (state.result && !result) void play('end');
        else if (state.asked !== null && state.asked !== asked) void play('turn');
        ({ asked, result } = state);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model]);
};
