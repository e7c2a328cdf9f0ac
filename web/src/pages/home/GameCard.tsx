import type { BoardGameId } from '@ankerplatz/registry/lazy';
import type { ComponentType, JSX } from 'preact';
import { firstKind, kindsOf } from '../../setup/kinds.ts';
import { Length } from '../../setup/Length.tsx';
import { Emblem } from '../../shell/Emblem.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { SlipwayPicture } from './SlipwayPicture.tsx';
import './game-card.css';

interface GameCardProps {
  readonly game: BoardGameId;
  readonly busy: boolean;
  readonly onPlay: () => void;
}

/** The numbers of players: a range without gaps, or the numbers themselves. */
const playersOf = (game: BoardGameId): string => {
  const { length } = text.value;
  const seats = [...new Set(kindsOf(game).map(kind => kind.seats))].sort();
  const [least, most] = [seats[0]!, seats.at(-1)!];
  return most - least + 1 === seats.length ? length.players(least, most) : length.playersOf(seats);
};

/** The lesser ways into a game. */
const WAYS = [
  { way: 'friends', icon: 'people', address: game => `/new/${game}` },
  { way: 'device', icon: 'device', address: game => `/new/${game}?on=device` },
  { way: 'minute', icon: 'clock', address: game => `/minute/${game}` },
  { way: 'puzzles', icon: 'search', address: game => `/puzzles/${game}` },
  { way: 'rules', icon: 'book', address: game => `/rules/${game}` },
] as const satisfies readonly { way: string; icon: IconName; address: (game: BoardGameId) => string }[];

/** The picture beside its words. */
const SCENES: Readonly<Record<BoardGameId, ComponentType | null>> = { nauticus: SlipwayPicture, nautilus: null };

/** A game and the ways into it. */
export function GameCard({ game, busy, onPlay }: GameCardProps): JSX.Element {
  const { home, games } = text.value;
  const { name, what, pitch } = games[game];
  const quick = firstKind(game);
  const Scene = SCENES[game];
  return (
    <article class={`game-card game-card-${game}`} aria-labelledby={`game-${game}`}>
      <div class="game-card-emblem">
        <Emblem game={game} />
      </div>
      <div class="game-card-words">
        <p class="game-card-what">{what}</p>
        <h2 id={`game-${game}`}>{name}</h2>
        <p class="game-card-pitch">{pitch}</p>
        <div class="game-card-facts">
          <p>
            <Icon name="people" size={18} />
            {playersOf(game)}
          </p>
          <Length game={game} kind={quick} bots={quick.seats - 1} />
        </div>
        <div class="game-card-first">
          <Button look="main" class="game-card-play" busy={busy} onClick={onPlay}>
            <Icon name="play" />
            <span>
              {home.now}
              <small>{home.nowHint[game]}</small>
            </span>
          </Button>
          <a class="button button-plain game-card-play game-card-learn" href={`/learn/${game}`}>
            <Icon name="help" />
            <span>
              {home.learn}
              <small>{home.learnHint}</small>
            </span>
          </a>
        </div>
        <div class="game-card-ways">
          {WAYS.map(({ way, icon, address }) => (
            <a key={way} class="button button-plain" href={address(game)}>
              <Icon name={icon} />
              {home[way]}
            </a>
          ))}
        </div>
      </div>
      {Scene && (
        <div class="game-card-scene">
          <Scene />
        </div>
      )}
    </article>
  );
}
