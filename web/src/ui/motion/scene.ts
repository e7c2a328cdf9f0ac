import { Places } from './place.ts';

/** A movement in place: a ship goes down its slipway, a tile is dealt from the wheel. */
export type Gesture = 'launch' | 'deal';

export interface SceneMotion {
  /** `data-place` names; the first that is on the screen counts. */
  readonly at: readonly string[];
  readonly how: Gesture;
  /** Milliseconds before it begins. */
  readonly after?: number;
}

/** A moment of the game that is worth more than a picture that changes. */
export interface Scene {
  readonly motions: readonly SceneMotion[];
  /** A line over the board: also for those who want no motion. */
  readonly line?: string;
  /** Staged when everything has come to rest, not while it happens. */
  readonly isLast?: boolean;
}

/** Every part of it is fast at first. */
const GESTURES: Readonly<Record<Gesture, { readonly frames: Keyframe[]; readonly ms: number }>> = {
  launch: {
    ms: 1000,
    frames: [
      { transform: 'none', offset: 0 },
      { transform: 'translate(-4px, -5px) rotate(-4deg)', offset: 0.12 },
      { transform: 'translate(6px, 5px) rotate(5deg)', offset: 0.25 },
      { transform: 'translate(-2px, -1px) rotate(-2.5deg)', offset: 0.45 },
      { transform: 'none', offset: 1 },
    ],
  },
  deal: {
    ms: 380,
    frames: [
      { transform: 'scale(0.3) rotate(-40deg)', opacity: 0, offset: 0 },
      { transform: 'none', opacity: 1, offset: 1 },
    ],
  },
};

const EASING = 'cubic-bezier(.3,.6,.3,1)';

const lengthOf = ({ how, after = 0 }: SceneMotion): number => after + GESTURES[how].ms;

/** A gesture within the time of all that move with it: they begin and end with one picture each. */
const framesOf = ({ how, after = 0 }: SceneMotion, all: number): Keyframe[] => {
  const { frames, ms } = GESTURES[how];
  const within = frames.map(frame => ({ ...frame, offset: (after + frame.offset! * ms) / all, easing: EASING }));
  return [{ ...frames[0], offset: 0 }, ...within, { ...frames.at(-1), offset: 1 }];
};

/** Milliseconds that a line is read. */
const A_LINE = 2400;

/** Moves what a scene moves; `speed` is 1, or more for those who want it faster. Only transforms and opacity: nothing is laid out anew. */
export const act = (motions: readonly SceneMotion[], speed: number): void => {
  const places = new Places();
  const moved = motions.map(({ at }) => places.of(at));
  const all = Math.max(...motions.map(lengthOf));
  for (const [i, motion] of motions.entries()) moved[i]?.animate?.(framesOf(motion, all), { duration: all / speed });
};

/** Shows lines over an element until they are read, or the player acts; done when they are gone. Screen readers tell them elsewhere. */
export const showLines = async (lines: readonly string[], over: HTMLElement): Promise<void> => {
  const banner = document.createElement('div');
  banner.className = 'scene-lines';
  banner.ariaHidden = 'true';
  for (const line of lines) banner.appendChild(document.createElement('p')).textContent = line;
  over.append(banner);
  const end = new AbortController();
  await new Promise<unknown>(read => {
    document.addEventListener('pointerdown', read, end);
    document.addEventListener('keydown', read, end);
    setTimeout(read, A_LINE);
  });
  end.abort();
  banner.remove();
};
