import { Places } from './place.ts';

/** A movement in place: a ship goes down its slipway, a tile is dealt from the wheel, a sailor makes fast. */
export type Gesture = 'launch' | 'deal' | 'moor';

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

const GESTURES: Readonly<Record<Gesture, { readonly frames: Keyframe[]; readonly ms: number }>> = {
  launch: {
    ms: 1000,
    frames: [
      { transform: 'none' },
      { transform: 'translate(-4px, -5px) rotate(-4deg)', offset: 0.25 },
      { transform: 'translate(6px, 5px) rotate(5deg)', offset: 0.5 },
      { transform: 'translate(-2px, -1px) rotate(-2.5deg)', offset: 0.75 },
      { transform: 'none' },
    ],
  },
  deal: {
    ms: 380,
    frames: [
      { transform: 'scale(0.3) rotate(-40deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
  },
  moor: {
    ms: 500,
    frames: [{ transform: 'none' }, { transform: 'scale(1.5)', offset: 0.4 }, { transform: 'none' }],
  },
};

const EASING = 'cubic-bezier(.3,.6,.3,1)';

/** Milliseconds that a line is read. */
const A_LINE = 2400;

/** Moves what a scene moves; `speed` is 1, or more for those who want it faster. Only transforms and opacity: nothing is laid out anew. */
export const act = (motions: readonly SceneMotion[], speed: number): void => {
  const places = new Places();
  const moved = motions.map(({ at }) => places.of(at));
  for (const [i, { how, after = 0 }] of motions.entries()) {
    const { frames, ms } = GESTURES[how];
    const timing = { duration: ms / speed, delay: after / speed, easing: EASING, fill: 'backwards' } as const;
    moved[i]?.animate?.(frames, timing);
  }
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
