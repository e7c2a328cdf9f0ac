import type { JSX } from 'preact';
import './pennants.css';

const MANY = 12;
/** Spreads them without chance: the same for everybody. */
const spread = (i: number, by: number, most: number): number => ((i * by) % MANY) * (most / MANY);

/** Pennants in the colours of the winners sail down over what is around them; none where motion is not wanted. */
export function Pennants({ seats }: { readonly seats: readonly number[] }): JSX.Element {
  return (
    <div class="pennants" aria-hidden="true">
      {Array.from({ length: MANY }, (_, i) => (
        <i
          key={i}
          class="pennant is-staged"
          style={{
            '--colour': `var(--seat-${seats[i % seats.length]})`,
            '--at': `${spread(i, 7, 100)}%`,
            '--after': spread(i, 5, 1.2),
            '--lean': `${spread(i, 11, 60) - 30}deg`,
          }}
        />
      ))}
    </div>
  );
}
