import type { Seat } from '@ankerplatz/kit';
import { isFinishedShip, type ShipState, type Tile, tables } from '@ankerplatz/nauticus';
import { makeHeard } from '../../../board/heard.ts';
import { makePair } from '../../../text/phrases.ts';
import { Named } from '../../../ui/Named.tsx';
import { GoodSign } from '../art/goods.tsx';
import { Points } from '../art/signs.tsx';
import { TilePicture } from '../art/TilePicture.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import { ShipPicture } from './Ship.tsx';
import './dock.css';

/** Somewhere a tile may go, or a ship that may be delivered. */
export interface Target {
  readonly move: string;
  /** The effect of the tap, told before it: "closes: 2-ship". */
  readonly label: string;
  /** Finishes a ship, delivers: drawn stronger. */
  readonly isStrong?: boolean;
  /** The tile that would go there. */
  readonly tile?: Tile;
}

interface DockProps {
  readonly seat: Seat;
  readonly ships: readonly ShipState[];
  /** Indexable by ship, from 0: each in words, for those who do not see it. */
  readonly descriptions: readonly string[];
  /** By the number of the ship, from 1. The zone draws them; it decides none. */
  readonly targets: ReadonlyMap<number, Target>;
  /** Where a hull part starts a new ship, and that part. */
  readonly start: (Target & { readonly tile: Tile }) | null;
  readonly texts: ZoneTexts;
  /** The player's name, if it is not one's own dock. */
  readonly name?: string;
  readonly onMove: (move: string) => void;
  /** A ship was tapped that is no target: the player wants to know about it. Without it ships are only shown. */
  readonly onShip?: (ship: number) => void;
}

/** From this many on, finished ships shrink to tokens. */
const MANY = 5;

/** The ships of a player, built part by part. */
export function Dock(props: DockProps) {
  const { seat, ships, texts, start, name, onMove } = props;
  const numbers = ships.map((_, i) => i + 1);
  const isToken = (number: number): boolean => ships.length >= MANY && isFinishedShip(ships[number - 1]!);
  return (
    <section class="dock" aria-label={name === undefined ? texts.dock : texts.dockOf(name)} data-place={`dock-${seat}`}>
      {name !== undefined && <p class="dock-name">{texts.dockOf(name)}</p>}
      {ships.length === 0 && !start && <p class="dock-empty">{texts.noShips}</p>}
      <ul class="dock-ships" data-place={`ship-${seat}-new`}>
        {numbers
          .filter(number => !isToken(number))
          .map(number => (
            <li key={number}>
              <ShipButton {...props} number={number} />
            </li>
          ))}
        {start && (
          <li>
            <button
              type="button"
              class="dock-new is-offered"
              aria-label={makePair(texts.newShip, start.label)}
              onClick={() => onMove(start.move)}
            >
              <span class="dock-new-tile">
                <TilePicture tile={start.tile} />
              </span>
              <span class="dock-label">{texts.newShip}</span>
            </button>
          </li>
        )}
      </ul>
      {numbers.some(isToken) && (
        <ul class="dock-tokens">
          {numbers.filter(isToken).map(number => (
            <li key={number}>
              <ShipButton {...props} number={number} isToken />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ShipButtonProps extends DockProps {
  readonly number: number;
  readonly isToken?: boolean;
}

function ShipButton(props: ShipButtonProps) {
  const { seat, ships, number, descriptions, targets, texts, isToken = false, onMove, onShip } = props;
  const ship = ships[number - 1]!;
  const target = targets.get(number);
  const look = [
    isToken ? 'ship-token' : 'ship',
    target ? 'is-offered' : '',
    target?.isStrong ? 'is-strong' : '',
    isFinishedShip(ship) ? 'is-finished' : '',
    ship.hull.length === 1 ? 'is-short' : '',
  ].join(' ');
  const label = makeHeard([target?.label, descriptions[number - 1] ?? texts.ship(number)].filter(Boolean).join('. '));
  const place = `ship-${seat}-${number}`;
  const content = (
    <>
      <span class="ship-number">{number}</span>
      <ShipPicture ship={ship} isToken={isToken} incoming={target?.tile} />
      {isToken && <Load ship={ship} />}
      {!isToken && isFinishedShip(ship) && (
        <span class="ship-points">
          <Points figure={tables.SHIP_POINTS[ship.hull.length]} />
        </span>
      )}
      {target && (
        <span class="dock-label">
          <span class="dock-label-words">{target.label}</span>
        </span>
      )}
    </>
  );
  if (!target && !onShip)
    return (
      <div class={look} data-place={place} role="img" aria-label={label}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      class={look}
      data-place={place}
      onClick={() => (target ? onMove(target.move) : onShip?.(number))}
    >
      <Named name={label}>{content}</Named>
    </button>
  );
}

/** The load of a token: a sign for each good, a ring for each empty hold. */
function Load({ ship }: { readonly ship: ShipState }) {
  return (
    <span class="ship-load">
      {ship.hull.map((_, slot) => {
        const good = ship.goods[slot];
        return (
          <span key={slot} class={good ? 'ship-pip' : 'ship-pip is-empty'}>
            {good && <GoodSign good={good} />}
          </span>
        );
      })}
    </span>
  );
}
