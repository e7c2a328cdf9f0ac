import {
  cells,
  crownsShown,
  fieldsTaken,
  type PlayerState,
  setPoints,
  TILES,
  tables,
  types,
} from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { GoodSign } from '../art/goods.tsx';
import { GoodsSign, Points, Taler, Worker } from '../art/signs.tsx';
import { TilePicture } from '../art/TilePicture.tsx';
import { offeredMoves, readMove } from '../offered-moves.ts';
import { decidingOf, eventsOf, playerOf, positionOf, viewOf } from '../selectors.ts';
import { RuleMark } from '../zones/RuleMark.tsx';
import './rewards.css';

type Reward = types.Reward;

const PICTURES: Readonly<Record<Reward, () => JSX.Element>> = {
  'mast:crown': () => <TilePicture tile="mast:crown" />,
  'sail:crown': () => <TilePicture tile="sail:crown" />,
  points: () => <Points figure={tables.REWARD_POINTS} />,
  taler: () => <Taler figure={tables.REWARD_TALER} />,
  workers: () => <Worker />,
  goods: () => <GoodsSign />,
};

/** Legal ways to take a kind of reward; goods come as pairs. */
const movesFor = (reward: Reward, draft: Draft): readonly string[] =>
  offeredMoves(draft, 'reward').flatMap(({ text, reward: choice }) =>
    (typeof choice === 'string' ? choice : 'goods') === reward ? [text] : [],
  );

/** The goods that a reward brings. */
const goodsOf = (move: string): readonly types.Good[] => {
  const read = readMove(move);
  return read?.type === 'reward' && typeof read.reward !== 'string' ? read.reward : [];
};

/** A move whose refusal says why this kind cannot be taken. */
const sampleOf = (reward: Reward): string => (reward === 'goods' ? 'reward coffee+grain' : `reward ${reward}`);

/** The ship that was just finished, if this turn finished it. */
const finishedShip = ({ draft }: BoardProps): number | null =>
  draft.steps
    .flatMap(eventsOf)
    .flatMap(event => (event.type === 'shipFinished' ? [event.ship] : []))
    .at(-1) ?? null;

const leftOf = (board: BoardProps, tile: 'mast:crown' | 'sail:crown'): number =>
  positionOf(board.draft).cells[cells.STACK + TILES.indexOf(tile)]!;

const effectOf = (reward: Reward, board: BoardProps): string => {
  const { rewards, counters, standing } = decidingOf(board);
  const player = playerOf(board);
  const add = (name: string, before: number, more: number): string => rewards.count(name, before, before + more);
  switch (reward) {
    case 'mast:crown':
    case 'sail:crown': {
      const before = fieldsTaken(player.storage);
      const after = fieldsTaken([...player.storage, reward]);
      return rewards.crown(before, after, tables.STORAGE_FIELDS, crownsShown(player), leftOf(board, reward));
    }
    case 'points':
      return add(standing.track, player.points, tables.REWARD_POINTS);
    case 'taler':
      return add(counters.taler, player.taler, tables.REWARD_TALER);
    case 'workers':
      return add(counters.workers, player.workers, tables.REWARD_WORKERS);
    case 'goods':
      return add(counters.storage, fieldsTaken(player.storage), 2);
  }
};

/** Why a move is not possible now, in a sentence. */
const refusalOf = (board: BoardProps, move: string): string => {
  const tried = board.draft.play(move);
  return !tried.ok && tried.error.code === 'illegal-move' ? board.words.refusal(tried.error.reason) : '';
};

/** Six tiles to take from, for the ship just finished. */
export function Rewards({ board }: { readonly board: BoardProps }): JSX.Element {
  const [isChoosing, setChoosing] = useState(false);
  const { rewards } = decidingOf(board);
  const { rewards: left = 0, taken = {} } = viewOf(board.draft).turn ?? {};
  const all = left + Object.values(taken).reduce((sum, count) => sum + count, 0);
  const pairs = movesFor('goods', board.draft);
  return (
    <section class="rewards" aria-label={rewards.title(finishedShip(board))}>
      <h2 class="rewards-title">
        <span>
          {rewards.title(finishedShip(board))}
          <span class="rewards-left figures">{rewards.left(left, all)}</span>
        </span>
        <RuleMark board={board} about={rewards.title(null)} rule="§4" />
      </h2>
      <ul class="rewards-tiles">
        {types.REWARDS.map(reward => (
          <li key={reward}>
            <RewardTile
              board={board}
              reward={reward}
              taken={taken[reward] ?? 0}
              onTake={moves => {
                if (moves.length > 1) setChoosing(!isChoosing);
                else board.onMove(moves[0] ?? sampleOf(reward));
              }}
            />
          </li>
        ))}
      </ul>
      {isChoosing && pairs.length > 1 && <GoodsPairs board={board} moves={pairs} />}
    </section>
  );
}

interface RewardTileProps {
  readonly board: BoardProps;
  readonly reward: Reward;
  readonly taken: number;
  readonly onTake: (moves: readonly string[]) => void;
}

function RewardTile({ board, reward, taken, onTake }: RewardTileProps): JSX.Element {
  const { rewards } = decidingOf(board);
  const moves = movesFor(reward, board.draft);
  const isOffered = moves.length > 0;
  return (
    <button
      type="button"
      class={isOffered ? 'reward is-offered' : 'reward is-refused'}
      data-place={`reward-${reward}`}
      data-hint={`reward ${reward}`}
      aria-disabled={!isOffered}
      onClick={() => onTake(moves)}
    >
      <span class="reward-picture">{PICTURES[reward]()}</span>
      <span class="reward-name">{rewards.names[reward]}</span>
      <span class="reward-effect">{isOffered ? effectOf(reward, board) : refusalOf(board, sampleOf(reward))}</span>
      <span class="reward-pips" role="img" aria-label={rewards.taken(taken, tables.REWARD_LIMIT)}>
        {Array.from({ length: tables.REWARD_LIMIT }, (_, pip) => (
          <span key={pip} class={pip < taken ? 'reward-pip is-taken' : 'reward-pip'} />
        ))}
      </span>
    </button>
  );
}

const addsOf = (player: PlayerState, good: types.Good, board: BoardProps): string => {
  const { rewards, goods } = decidingOf(board);
  const before = player.delivered.filter(other => other === good).length;
  return rewards.goodAdds(goods[good], before, setPoints(before + 1) - setPoints(before));
};

function GoodsPairs({ board, moves }: { readonly board: BoardProps; readonly moves: readonly string[] }): JSX.Element {
  const { rewards } = decidingOf(board);
  const player = playerOf(board);
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <fieldset class="reward-pairs" ref={element}>
      <legend>{rewards.chooseGoods}</legend>
      {moves.map(move => {
        const goods = goodsOf(move);
        return (
          <button
            key={move}
            type="button"
            class="reward-pair"
            data-place={`reward-${goods.join('+')}`}
            onClick={() => board.onMove(move)}
          >
            {goods.map(good => (
              <span key={good} class="reward-good">
                <span class="reward-good-sign">
                  <GoodSign good={good} />
                </span>
                {addsOf(player, good, board)}
              </span>
            ))}
          </button>
        );
      })}
    </fieldset>
  );
}
