import {
  type ActionFacts,
  type ItemFacts,
  isHull,
  isMast,
  isSail,
  itemOf,
  type RunningFacts,
  runningFacts,
  type Tile,
  tables,
} from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Named } from '../../../ui/Named.tsx';
import { ActionSign } from '../art/actions.tsx';
import { CrestSign } from '../art/crests.tsx';
import { GoodSign } from '../art/goods.tsx';
import { ExtraSign, Points, Taler, Worker } from '../art/signs.tsx';
import { TilePicture } from '../art/TilePicture.tsx';
import { offeredMoves, placingsOf } from '../offered-moves.ts';
import { decidingOf, isDrafted, mayMove, playerOf, positionOf, viewOf, wordsOf } from '../selectors.ts';
import { RuleMark } from '../zones/RuleMark.tsx';
import { ExtraAction } from './ExtraAction.tsx';
import { deliveries, type Picked, type PlacedTarget } from './placing.ts';
import { Rewards } from './Rewards.tsx';
import './turn.css';

interface TurnProps {
  readonly board: BoardProps;
  /** Indexable by space. */
  readonly actions: readonly ActionFacts[];
  readonly picked: Picked | null;
  /** Where the picked tile may go. */
  readonly targets: readonly PlacedTarget[];
  readonly onPick: (picked: Picked | null) => void;
}

/** The action that is performed: what it offers, and where a picked tile goes. */
export function Turn(props: TurnProps): JSX.Element {
  const { board, picked } = props;
  const { turn: texts } = decidingOf(board);
  const isRewarded = mayMove(board) && viewOf(board.draft).turn?.asks === 'reward';
  return (
    <section
      class={mayMove(board) || isDrafted(board) ? 'turn' : 'turn is-watched'}
      aria-label={texts.title}
      tabIndex={-1}
      data-first
    >
      {!isRewarded && <Heading board={board} />}
      <Asked {...props} />
      {picked && <WhereTo {...props} picked={picked} />}
    </section>
  );
}

function Heading({ board }: { readonly board: BoardProps }): JSX.Element {
  const texts = decidingOf(board);
  const { turn, start, over } = viewOf(board.draft);
  if (over && isDrafted(board)) return <Drafted board={board} />;
  if (over) return <p class="turn-heading">{texts.turn.over}</p>;
  if (!turn) return <p class="turn-heading">{texts.turn.choosing(board.names[start]!)}</p>;
  const action = turn.extra ?? turn.action;
  const { names } = wordsOf(board);
  return (
    <header class="turn-heading">
      <span class="turn-sign" data-hint={`action ${action}`}>
        <ActionSign action={action} />
      </span>
      <div class="turn-words">
        <h2 class="turn-title">
          {mayMove(board) || isDrafted(board)
            ? texts.actions[action]
            : texts.turn.running(board.names[turn.seat]!, names.actions[action])}
        </h2>
        {turn.extra && (
          <span class="turn-extra">
            <span class="turn-extra-sign">
              <ExtraSign />
            </span>
            {texts.turn.extraRunning}
          </span>
        )}
      </div>
      <span class="turn-more">
        <RuleMark board={board} about={names.actions[action]} rule={tables.ACTION_RULES[action]} />
        <span data-place="extra">
          <ExtraAction board={board} />
        </span>
      </span>
    </header>
  );
}

/** The turn is whole, be it the last of the game: nobody else knows of it before it is handed in. */
function Drafted({ board }: { readonly board: BoardProps }): JSX.Element {
  const { sent, drafted } = decidingOf(board).turn;
  return <p class="turn-hint">{board.isSent ? sent : drafted}</p>;
}

/** The choices that belong to the question under way. */
function Asked(props: TurnProps): JSX.Element | null {
  const { board } = props;
  const { turn } = viewOf(board.draft);
  if (!turn) return null;
  if (isDrafted(board)) return <Drafted board={board} />;
  const texts = decidingOf(board).turn;
  if (!mayMove(board)) return turn.asks === 'use' ? <Use {...props} /> : null;
  switch (turn.asks) {
    case 'reward':
      return <Rewards board={board} />;
    case 'bonus':
      return <Gifts {...props} verb="bonus" words={texts.bonus(bonusName(props))} />;
    case 'free':
      return <Gifts {...props} verb="free" words={texts.free} />;
    case 'use':
      return <Use {...props} />;
    case 'after-pass':
      return null;
  }
}

const bonusName = ({ board, actions }: TurnProps): string => {
  const { turn } = viewOf(board.draft);
  const { bonus } = actions.find(({ action }) => action === turn!.action)!;
  return wordsOf(board).names.bonuses[bonus];
};

interface GiftsProps extends TurnProps {
  readonly verb: 'bonus' | 'free';
  readonly words: string;
}

/** The four kinds of the blue tile that an offered one belongs to. */
const kindsLike = (tile: Tile, board: BoardProps): readonly Tile[] => {
  const { items } = viewOf(board.draft).known.options.layout;
  if (isMast(tile)) return items.masts.map(crest => `mast:${crest}` as const);
  if (isSail(tile)) return items.sails.map(crest => `sail:${crest}` as const);
  return isHull(tile) ? items.hulls : items.goods;
};

/** A tile for nothing: the kinds that cannot be had explain themselves. */
function Gifts({ board, verb, words }: GiftsProps): JSX.Element {
  const { names } = wordsOf(board);
  const offered = offeredMoves(board.draft, verb).map(({ tile }) => tile);
  return (
    <fieldset class="gifts">
      <legend>{words}</legend>
      <div class="shop-items">
        {kindsLike(offered[0]!, board).map(tile => (
          <button
            key={tile}
            type="button"
            class={offered.includes(tile) ? 'shop-item is-offered' : 'shop-item'}
            data-place={`item-${tile}`}
            data-hint={`tile ${tile}`}
            aria-disabled={!offered.includes(tile)}
            onClick={() => board.onMove(`${verb} ${tile}`)}
          >
            <span class="shop-picture">
              <TilePicture tile={tile} />
            </span>
            <span class="shop-name">{names.tiles[tile]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Use(props: TurnProps): JSX.Element | null {
  const { turn } = viewOf(props.board.draft);
  switch (turn!.extra ?? turn!.action) {
    case 'transport':
      return <Loads {...props} />;
    case 'money':
      return <Money {...props} />;
    case 'crowns':
      return <Crowns {...props} />;
    case 'deliver':
      return <Deliveries {...props} />;
    default:
      return <Shop {...props} />;
  }
}

/** Prices now for the seat on turn; for the others those of the space. */
const itemsOf = ({ board, actions }: TurnProps): readonly ItemFacts[] => {
  const { turn } = viewOf(board.draft);
  const running = runningFacts(positionOf(board.draft), turn!.seat);
  return running?.items ?? actions.find(({ action }) => action === turn!.action)!.items;
};

/** Whether a kind was bought in this action: every further one costs the same (§3.2.1). */
const isBought = (tile: Tile, board: BoardProps): boolean => viewOf(board.draft).turn!.bought.includes(itemOf(tile));

function Shop(props: TurnProps): JSX.Element {
  const { board, picked, onPick } = props;
  const texts = decidingOf(board);
  const { names } = wordsOf(board);
  const isOffered = (tile: Tile): boolean => placingsOf(board.draft, 'buy', tile).length > 0;
  return (
    <fieldset class="shop">
      <legend class="hidden-text">{texts.turn.shop}</legend>
      <div class="shop-items">
        {itemsOf(props).map(({ tile, price, left, ships }) => (
          <button
            key={tile}
            type="button"
            class={['shop-item', isOffered(tile) ? 'is-offered' : '', ships.length > 0 ? 'is-wanted' : ''].join(' ')}
            data-place={`item-${tile}`}
            data-hint={`item ${tile}`}
            aria-disabled={!isOffered(tile)}
            aria-pressed={picked?.tile === tile}
            onClick={() => onPick({ verb: 'buy', tile })}
          >
            <Named
              name={[
                texts.turn.buy(names.tiles[tile], texts.taler(price)),
                ...(price === 0 ? [texts.table.toStorage] : []),
                ...(isBought(tile, board) ? [texts.turn.bought] : []),
                left === 0 ? texts.table.noneLeft : texts.table.left(left),
              ].join(', ')}
            >
              <span class="shop-picture">
                <TilePicture tile={tile} />
              </span>
              <span class="shop-name">{names.tiles[tile]}</span>
              <span class={price === 0 ? 'shop-price is-free figures' : 'shop-price figures'}>
                {price}
                <span class="shop-taler">
                  <Taler />
                </span>
              </span>
              {isBought(tile, board) && (
                <span class="shop-bought">
                  <Icon name="check" size={16} />
                </span>
              )}
              <span class="shop-left figures">{left === 0 ? texts.table.noneLeft : texts.table.left(left)}</span>
            </Named>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Tiles of the storage that may be loaded, within reach of the thumb. */
function Loads({ board, picked, onPick }: TurnProps): JSX.Element {
  const { turn: texts } = decidingOf(board);
  const { names } = wordsOf(board);
  const offered = [...new Set(playerOf(board).storage)].filter(
    tile => placingsOf(board.draft, 'load', tile).length > 0,
  );
  if (!mayMove(board)) return <p class="turn-hint">{names.actions.transport}</p>;
  return (
    <fieldset class="shop">
      <legend class="turn-hint">{offered.length > 0 ? texts.loads : texts.nothingToLoad}</legend>
      <div class="shop-items is-small">
        {offered.map(tile => (
          <button
            key={tile}
            type="button"
            class="shop-item is-offered"
            data-place={`item-${tile}`}
            data-hint={`tile ${tile}`}
            aria-label={texts.load(names.tiles[tile])}
            aria-pressed={picked?.tile === tile}
            onClick={() => onPick({ verb: 'load', tile })}
          >
            <span class="shop-picture">
              <TilePicture tile={tile} />
            </span>
            <span class="shop-name">{names.tiles[tile]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface OneUseProps {
  readonly board: BoardProps;
  readonly move: 'money' | 'crowns';
  readonly sign: JSX.Element;
  readonly words: string;
}

/** An action that does one thing, again and again. */
function OneUse({ board, move, sign, words }: OneUseProps): JSX.Element {
  const isOffered = board.draft.moves.includes(move);
  return (
    <button
      type="button"
      class={isOffered ? 'where-place turn-use' : 'where-place turn-use is-refused'}
      data-place="use"
      data-hint={`action ${move}`}
      aria-disabled={!isOffered}
      onClick={() => board.onMove(move)}
    >
      <span class="turn-use-sign">{sign}</span>
      {words}
    </button>
  );
}

function Money({ board }: TurnProps): JSX.Element {
  const { turn } = decidingOf(board);
  const sign = <Taler figure={tables.MONEY_TALER} />;
  return <OneUse board={board} move="money" sign={sign} words={turn.money(tables.MONEY_TALER)} />;
}

/** How far the seat on turn can go, also for spectators. */
const reachOf = (board: BoardProps): RunningFacts['reach'] | undefined =>
  runningFacts(positionOf(board.draft), viewOf(board.draft).turn!.seat)?.reach;

/** The crowns of the next worker; nothing for spectators of a turn in which none can be used any more. */
function Crowns({ board }: TurnProps): JSX.Element | null {
  const { turn } = decidingOf(board);
  const next = reachOf(board)?.crowns;
  if (!next && !mayMove(board)) return null;
  const gain = next ? Math.min(next.crowns, next.points) : 0;
  return <OneUse board={board} move="crowns" sign={<CrestSign crest="crown" />} words={turn.crowns(gain)} />;
}

function Deliveries({ board }: TurnProps): JSX.Element {
  const texts = decidingOf(board);
  const offered = deliveries(board);
  const isOffered = (ship: number): boolean => offered.includes(ship);
  const found = (reachOf(board)?.deliveries ?? []).filter(({ ship }) => isOffered(ship) || !mayMove(board));
  if (found.length === 0) return <p class="turn-hint">{texts.table.nothingToDeliver}</p>;
  return (
    <ul class="turn-deliveries">
      {found.map(({ ship, goods, points }) => (
        <li key={ship}>
          <button
            type="button"
            class={isOffered(ship) ? 'where-place turn-delivery is-offered' : 'where-place turn-delivery'}
            data-place="use"
            aria-disabled={!isOffered(ship)}
            onClick={() => board.onMove(`deliver ship ${ship}`)}
          >
            <Named
              name={texts.turn.deliver(texts.ship(ship), texts.list(goods.map(good => texts.goods[good])), points)}
            >
              <span>{texts.shipName(ship)}</span>
              <span class="turn-load">
                {goods.map((good, i) => (
                  <GoodSign key={i} good={good} />
                ))}
              </span>
              <span class="turn-cost figures">
                {goods.length}
                <Worker />
              </span>
              <span class="turn-gain figures">
                +{points}
                <Points />
              </span>
            </Named>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The places of a picked tile, each saying what it does. */
function WhereTo({ board, picked, targets, onPick }: TurnProps & { readonly picked: Picked }): JSX.Element {
  const texts = decidingOf(board);
  const { names } = wordsOf(board);
  return (
    <fieldset class="where">
      <legend>{texts.turn.whereTo(names.tiles[picked.tile])}</legend>
      {targets.map(({ move, place, label, isStrong }) => (
        <button
          key={move}
          type="button"
          class={isStrong ? 'where-place is-offered is-strong' : 'where-place is-offered'}
          onClick={() => board.onMove(move)}
        >
          {typeof place === 'number' ? (
            <>
              {texts.shipName(place)} <span class="where-label">· {label}</span>
            </>
          ) : (
            label
          )}
        </button>
      ))}
      <Button look="quiet" onClick={() => onPick(null)}>
        {texts.turn.cancel}
      </Button>
    </fieldset>
  );
}
