import type { GameEvent } from '@ankerplatz/kit';
import type { BoardModule } from '../../board/board.ts';
import { settings } from '../../settings/settings.ts';
import { act, showLines } from '../../ui/motion/scene.ts';
import type { TableModel } from '../model/table-model.ts';
import './scenes.css';

/** How much faster than written; 0: nothing moves. */
const SPEEDS = { full: 1, fast: 1.8, none: 0 } as const;

type SceneOf = Awaited<ReturnType<BoardModule['scenes']>>;

/** Stages moments of the game: while others play, at one's own steps, and when everything has come to rest. */
export const showScenes = (model: TableModel, root: HTMLElement, sceneOf: SceneOf): (() => void) => {
  const { playback, draft } = model.controller;
  const stage = (events: readonly GameEvent[], isLast: boolean): void => {
    const scenes = events
      .flatMap(event => sceneOf(event, model.props.peek()) ?? [])
      .filter(scene => (scene.isLast ?? false) === isLast);
    const speed = document.hidden ? 0 : SPEEDS[settings.peek().animation];
    const lines = scenes.flatMap(({ line }) => line ?? []);
    const read = lines.length > 0 ? showLines(lines, root) : null;
    if (read && speed > 0) playback.stage(read);
    // By then what has changed is drawn.
    if (speed > 0)
      requestAnimationFrame(() => {
        for (const { motions } of scenes) act(motions, speed);
      });
  };
  let { version } = playback.settled.peek();
  let steps = draft.peek().steps.length;
  const stops = [
    playback.entries.subscribe(entries => stage(entries.at(-1)?.events ?? [], false)),
    draft.subscribe(({ steps: made }) => {
      if (made.length > steps) stage(made.at(-1)?.events ?? [], false);
      steps = made.length;
    }),
    playback.settled.subscribe(({ log, version: now }) => {
      const news = log.filter(({ entry }) => entry > version);
      version = now;
      stage(
        news.flatMap(({ events }) => events),
        true,
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
