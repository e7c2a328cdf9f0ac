import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { Scene } from './scene.ts';
import type { Reel } from './source.ts';
import { tableText } from './text/index.ts';
import './reel.css';

/** Milliseconds from one entry to the next while it runs by itself. */
const PACE = 1100;

interface ReelProps {
  readonly scene: Scene;
  readonly reel: Reel;
}

/** Runs the reel while it is to run; stops at the end. */
const useRunning = (reel: Reel): readonly [boolean, (runs: boolean) => void] => {
  const runs = useSignal(false);
  useEffect(() => {
    if (!runs.value) return;
    const timer = setInterval(() => {
      reel.show(reel.at.peek() + 1);
      if (reel.at.peek() === reel.length) runs.value = false;
    }, PACE);
    return () => clearInterval(timer);
  }, [runs.value]);
  return [
    runs.value,
    to => {
      if (to && reel.at.peek() === reel.length) reel.show(0);
      runs.value = to;
    },
  ];
};

/** At the thumb of a replay: where in the game it is looked at. */
export function ReelBar({ scene, reel }: ReelProps): JSX.Element {
  const { reel: words, zones, result } = tableText.value;
  const [runs, run] = useRunning(reel);
  const { desk } = scene;
  const at = reel.at.value;
  const show = (to: number): void => {
    run(false);
    reel.show(to);
    // Over a long way nobody wants to see everything go by.
    if (Math.abs(to - at) > 1) desk.playback.skip();
  };
  const last = desk.playback.entries.value.at(-1) ?? desk.shown.value.log.at(-1);
  return (
    <section class="thumb reel" aria-label={zones.thumb}>
      <p class="thumb-caption">{last && scene.told([last]).at(-1)}</p>
      <label class="reel-slider">
        <span class="hidden-text">{words.place}</span>
        <input
          type="range"
          min={0}
          max={reel.length}
          value={at}
          aria-valuetext={words.at(at, reel.length)}
          onInput={event => show(event.currentTarget.valueAsNumber)}
        />
        <span class="figures" aria-hidden="true">
          {at} / {reel.length}
        </span>
      </label>
      <div class="thumb-buttons">
        <Jump icon="restart" label={words.first} isOff={at === 0} onClick={() => show(0)} />
        <Jump icon="back" label={words.back} isOff={at === 0} onClick={() => show(at - 1)} />
        <Button class="thumb-main" look="main" onClick={() => run(!runs)}>
          <Icon name={runs ? 'pause' : 'play'} /> {runs ? words.pause : words.play}
        </Button>
        <Jump icon="forward" label={words.forward} isOff={at === reel.length} onClick={() => show(at + 1)} />
        <Jump icon="skip" label={words.last} isOff={at === reel.length} onClick={() => show(reel.length)} />
        {desk.shown.value.result && <Button onClick={() => scene.open('result')}>{result.show}</Button>}
      </div>
    </section>
  );
}

interface JumpProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Jump({ icon, label, isOff, onClick }: JumpProps): JSX.Element {
  return (
    <Button look="quiet" label={label} disabled={isOff} onClick={onClick}>
      <Icon name={icon} size={24} />
    </Button>
  );
}
