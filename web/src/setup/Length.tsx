import { type BoardGameId, scoringOf } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import { text } from '../text/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { type Kind, minutesOf } from './kinds.ts';
import './length.css';

interface LengthProps {
  readonly game: BoardGameId;
  readonly kind: Kind;
  readonly bots: number;
}

/** The length of a game: minutes, and the turns of each. */
export function Length({ game, kind, bots }: LengthProps): JSX.Element {
  const { length } = text.value;
  const turns = scoringOf(game) === 'race' ? length.aboutTurns(kind.turns) : length.turns(kind.turns);
  return (
    <p class="length">
      <Icon name="clock" size={18} />
      <span class="length-words">
        <span>{length.minutes(minutesOf(game, kind, bots))} ·</span> <span>{turns}</span>
      </span>
    </p>
  );
}
