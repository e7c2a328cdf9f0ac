import type { GameEvent } from '@ankerplatz/kit';
import type { TableState } from '../../board/source.ts';
import { change, settings } from '../../settings/settings.ts';
import { isNight } from '../../ui/motion/night.ts';
import type { SoundName } from '../../ui/motion/sound.ts';
import { toast } from '../../ui/Toast.tsx';
import type { TableModel } from '../model/table-model.ts';
import { tableText } from '../text/index.ts';

/** The one sound of several events: the most telling comes last. */
const soundOf = (model: TableModel, events: readonly GameEvent[]): SoundName | undefined =>
  events.flatMap(event => model.board.sound(event) ?? []).at(-1);

/** Loaded by those who want to hear or feel something. */
const play = async (name: SoundName | undefined): Promise<void> => {
  if (!name) return;
  const { sounds, haptics } = settings.peek();
  if (sounds) (await import('../../ui/motion/sound.ts')).sound(name);
  if (haptics) (await import('../../ui/motion/haptics.ts')).stir(name);
};

/** Offered once, at a table where others play, never at night, and not over the coach of a first game. */
const offer = ({ controller: { source } }: TableModel): void => {
  const { sounds, soundsOffered } = settings.peek();
  const isPlayed = source.kind === 'online' || source.kind === 'local';
  if (!isPlayed || sounds || soundsOffered || isNight(new Date())) return;
  change({ soundsOffered: true });
  const words = tableText.value.sounds;
  toast(words.offer, { act: { label: words.yes, run: () => change({ sounds: true }) } });
};

const hasWon = ({ eyes, result }: TableState): boolean => eyes !== null && result?.ranks[eyes] === 1;

/** Pieces, refusals, my turn, the end: heard and felt by those who want it. */
export const playSounds = (model: TableModel): (() => void) => {
  const { controller } = model;
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
      if (state.result && !result) void play(hasWon(state) ? 'win' : 'end');
      else if (state.asked !== null && state.asked !== asked) {
        void play('turn');
        // Sounds are offered after others have been seen to play, when it is clear what could sound.
        if (!state.isFirst) offer(model);
      }
      ({ asked, result } = state);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
