import type { GameEvent } from '@ankerplatz/kit';
import type { NauticusEvent } from '@ankerplatz/nauticus';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../board/source.ts';
import { sceneOf } from '../../games/nauticus/scenes.ts';
import { change, settings } from '../../settings/settings.ts';
import type { TableModel } from '../model/table-model.ts';
import { tableText } from '../text/index.ts';
import { showScenes } from './scenes.ts';
import { playSounds } from './sounds.ts';

const entry = (number: number, ...events: readonly GameEvent[]): LogEntry => ({
  ...{ entry: number, kind: 'move', seat: 1, move: 'end' },
  events,
});

interface Shown {
  readonly log: readonly LogEntry[];
  readonly version: number;
  readonly asked: number | null;
  readonly result: null;
  readonly isFirst?: boolean;
}

/** The part of a table that moments look at. */
const tableOf = () => {
  const settled = signal<Shown>({ log: [], version: 0, asked: null, result: null });
  const texts = { zones: { round: (round: number, rounds: number) => `Round ${round} of ${rounds}` } };
  const props = signal({ texts, names: ['Ada', 'Bo'], words: { event: ({ type }: GameEvent) => `${type}.` } });
  const stage = vi.fn<(looked: Promise<void>) => void>();
  const controller = {
    source: { kind: 'local' },
    playback: { entries: signal([]), settled, stage },
    draft: signal({ steps: [] }),
    notice: signal(null),
  };
  const board = { sound: () => undefined };
  return { settled, stage, model: { controller, props, board } as unknown as TableModel };
};

const ENDED: NauticusEvent = { type: 'roundEnded', round: 1, lost: [3, 0] };
const BEGAN: NauticusEvent = { type: 'roundBegan', round: 2, wheel: 0, tiles: ['hulls', 'masts'] };

const root = document.createElement('div');
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  await tableText.load();
});
afterEach(() => {
  root.textContent = '';
  vi.useRealTimers();
});

test('the end of a round is told over the board, without motion too, until it is read', async () => {
  change({ animation: 'none' });
  const { settled, stage, model } = tableOf();
  const stop = showScenes(model, root, sceneOf);
  const log = [entry(1, ENDED, BEGAN)];
  settled.value = { log, version: 1, asked: null, result: null };
  expect(root.textContent).toBe('roundEnded.Round 2 of 4');
  await vi.advanceTimersByTimeAsync(3000);
  expect(root.textContent).toBe('');
  expect(stage, 'without motion, others’ turns are there at once').not.toHaveBeenCalled();
  stop();
});

test('nobody plays on before the end of a round is read, or a finger has put it away', async () => {
  change({ animation: 'full' });
  const { settled, stage, model } = tableOf();
  const stop = showScenes(model, root, sceneOf);
  settled.value = { log: [entry(1, ENDED, BEGAN)], version: 1, asked: null, result: null };
  const looked = vi.fn();
  void stage.mock.calls[0]![0].then(looked);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looked).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(looked).toHaveBeenCalled();
  expect(root.textContent).toBe('');
  stop();
});

test('tiles are dealt one after another, once the wheel has turned', () => {
  const { model } = tableOf();
  const scene = sceneOf(BEGAN, model.props.peek());
  expect(scene?.motions).toEqual([
    { at: ['tile-hulls'], how: 'deal', after: 500 },
    { at: ['tile-masts'], how: 'deal', after: 580 },
  ]);
});

test.each([
  [3, false, false],
  [12, false, true],
  [12, true, false],
  [23, false, false],
])(
  'sounds are offered once others have played, never at night: at %i o’clock, in a first game: %o',
  (hour, isFirst, isOffered) => {
    change({ sounds: false, soundsOffered: false });
    vi.setSystemTime(new Date(2026, 5, 1, hour));
    const { settled, model } = tableOf();
    const stop = playSounds(model);
    expect(settings.peek().soundsOffered).toBe(false);
    settled.value = { log: [], version: 1, asked: 1, result: null, isFirst };
    expect(settings.peek().soundsOffered).toBe(isOffered);
    stop();
  },
);
