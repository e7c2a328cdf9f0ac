import type { Seat } from '@ankerplatz/kit';
import { tables } from '@ankerplatz/nauticus';
import { makeNumber } from '../../../text/intl.ts';
import { isSameData, memo } from '../../../ui/memo.ts';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { StartToken } from '../art/signs.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import './tracks.css';

interface RoundTrackProps {
  readonly round: number;
  readonly phase: number;
  readonly seats: number;
  readonly texts: ZoneTexts;
}

const upTo = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);

/** How far the game is: the rounds, and in this one its phases. */
export const RoundTrack = memo(({ round, phase, seats, texts }: RoundTrackProps) => {
  const rounds = tables.ROUNDS[seats]!;
  return (
    <section class="rounds" aria-label={texts.rounds} data-hint="rounds">
      <p class="hidden-text">
        {texts.round(round, rounds)}, {texts.phase(phase, tables.PHASES)}
      </p>
      <ol class="rounds-line" aria-hidden="true">
        {upTo(rounds).map(one => (
          <li key={one} class={one < round ? 'is-over' : one === round ? 'is-now' : ''}>
            <span class="rounds-figure">{one}</span>
            {one === round && (
              <span class="rounds-phases">
                {upTo(tables.PHASES).map(step => (
                  <i key={step} class={step < phase ? 'is-over' : step === phase ? 'is-now' : ''} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
});

/** Where a player stands: on the track, and if the game ended now (null: not to be shown). */
export interface Standing {
  readonly seat: Seat;
  readonly name: string;
  readonly track: number;
  readonly total: number | null;
}

interface ScoreTrackProps {
  readonly standings: readonly Standing[];
  readonly start: Seat;
  readonly texts: ZoneTexts;
}

/** The scale grows in steps, so that it seldom moves. */
const STEP = 25;
const TICK = 5;
const LEAST = 50;
const lengthOf = (most: number): number => Math.max(LEAST, Math.ceil((most + 1) / STEP) * STEP);

/** A ruler: the sign stands at the track, the dashed line reaches to what it would be now. */
export const ScoreTrack = memo(({ standings, start, texts }: ScoreTrackProps) => {
  const all = standings.flatMap(({ track, total }) => [track, total ?? track]);
  const lowest = Math.min(0, Math.floor(Math.min(...all) / STEP) * STEP);
  const highest = lengthOf(Math.max(...all));
  /** Of a hundred. */
  const share = (points: number): string => (((points - lowest) / (highest - lowest)) * 100).toFixed(2);
  const place = (points: number): string => `${share(points)}%`;
  const ticks = upTo((highest - lowest) / STEP + 1).map(i => lowest + (i - 1) * STEP);
  return (
    <section class="score" aria-label={texts.score} data-hint="score">
      <ul class="score-rows">
        {standings.map(({ seat, name, track, total }) => (
          <li key={seat} style={{ color: `var(--seat-${seat})` }}>
            <span class="hidden-text">{texts.standing(name, track, total)}</span>
            <span class="score-lane" aria-hidden="true">
              {total !== null && (
                <span
                  class={total < track ? 'score-reach is-loss' : 'score-reach'}
                  style={{
                    left: place(Math.min(track, total)),
                    right: `calc(100% - ${place(Math.max(track, total))})`,
                  }}
                />
              )}
              <span class="score-mark" style={{ '--at': share(track) }}>
                <SeatSign seat={seat} size={20} />
                {seat === start && (
                  <span class="score-start">
                    <StartToken />
                  </span>
                )}
              </span>
              {total !== null && (
                <span
                  class="score-total figures"
                  style={{ '--at': share(total) }}
                  data-place={`standing-${seat}`}
                  data-hint="ifEnded"
                >
                  {makeNumber(total)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <div class="score-ruler" style={{ '--tick': `${(100 * TICK) / (highest - lowest)}%` }} aria-hidden="true">
        {ticks.map(points => (
          <span key={points} style={{ left: place(points) }}>
            {makeNumber(points)}
          </span>
        ))}
      </div>
    </section>
  );
}, isSameData);
