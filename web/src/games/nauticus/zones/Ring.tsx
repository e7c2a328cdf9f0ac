import { type Action, type ActionFacts, type NauticusNames, tables } from '@ankerplatz/nauticus';
import { useRef, useState } from 'preact/hooks';
import { makeRow } from '../../../text/phrases.ts';
import { InTurn } from '../../../ui/InTurn.tsx';
import { isSameData, memo } from '../../../ui/memo.ts';
import { Named } from '../../../ui/Named.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { ActionSign } from '../art/actions.tsx';
import { BonusSign } from '../art/bonuses.tsx';
import { AnchorTile, BlueWorker } from '../art/signs.tsx';
import type { LastUse } from '../last-uses.ts';
import type { ZoneTexts } from '../text/zones.ts';
import { GROUND, towards } from './chart.tsx';
import { Price, type PriceProps, pricedAs } from './Price.tsx';
import { TurningWheel } from './Wheel.tsx';
import './ring.css';

interface RingProps {
  /** Indexable by space. */
  readonly actions: readonly ActionFacts[];
  /** The space the wheel's anchor points at, and the wheel's blue workers, clockwise from its anchor. */
  readonly wheel: number;
  readonly sectors: readonly number[];
  /** The space with the anchor tile. */
  readonly anchor: number | null;
  /** The space of the action that is being performed. */
  readonly running: number | null;
  /** Actions that may be chosen now. */
  readonly offered: ReadonlySet<Action>;
  /** First choice of a round: the space that would get the anchor tile, as chosen or as looked at elsewhere. */
  readonly previewed: number | null;
  /** Whether looking at a space previews the next round. */
  readonly previews: boolean;
  /** On phones a strip is enough. */
  readonly isFolded: boolean;
  /** A lesson speaks of the ring: it is spread out while an action is chosen, however low the screen; in the first game, too. */
  readonly isSpread?: boolean;
  /** Actions of others in their last turns. */
  readonly lastUses: readonly LastUse[];
  readonly texts: ZoneTexts;
  readonly names: NauticusNames;
  readonly onTake: (action: Action) => void;
}

const blueAt = (sectors: readonly number[], anchor: number, space: number): number =>
  sectors[(space - anchor + tables.SPACES) % tables.SPACES]!;

interface Face extends Pick<ActionFacts, 'space' | 'action' | 'bonus' | 'blue' | 'isUsed'> {
  readonly items: readonly PriceProps[];
}

const faceOf = ({ space, action, bonus, blue, isUsed, items }: ActionFacts): Face => ({
  ...{ space, action, bonus, blue, isUsed },
  items: items.map(pricedAs),
});

/** The eight action spaces around the wheel. */
export function Ring(props: RingProps) {
  const { actions, wheel, sectors, previews, isFolded, isSpread = false, texts } = props;
  const [wanted, setOpen] = useState<boolean | null>(null);
  const isOpen = wanted ?? (isSpread && !isFolded);
  const [seen, see] = useState<number | null>(null);
  const previewed = (previews ? seen : null) ?? props.previewed;
  const hidesBoard = isFolded && !isOpen;
  const board = useRef<HTMLDivElement>(null);
  return (
    <section class={['ring', hidesBoard ? 'is-folded' : '', isOpen ? 'is-open' : ''].join(' ')} aria-label={texts.ring}>
      <Strip {...props} isOpen={isOpen} onOpen={() => setOpen(!isOpen)} />
      <div class="ring-board" ref={board}>
        <InTurn where={board} by={isOpen} isUnseen>
          <div class="ring-plate">
            <svg class="art ring-ground" viewBox="-260 -260 520 520" aria-hidden="true">
              {GROUND}
            </svg>
            <TurningWheel anchor={wheel} sectors={sectors} />
            {previewed !== null &&
              actions.map(({ space }) => (
                <span key={space} class="ring-next" style={towards(space)} aria-hidden="true">
                  {blueAt(sectors, previewed, space)}
                </span>
              ))}
            {actions.map(faceOf).map(face => (
              <Space
                key={face.space}
                face={face}
                hasAnchor={props.anchor === face.space}
                isRunning={props.running === face.space}
                isOffered={props.offered.has(face.action)}
                {...{ texts, names: props.names, onTake: props.onTake, onSee: see }}
              />
            ))}
            {actions.map(({ space, action }) => (
              <span key={space} class="ring-acted" style={towards(space - 0.36)}>
                <Acted action={action} lastUses={props.lastUses} />
              </span>
            ))}
          </div>
        </InTurn>
      </div>
    </section>
  );
}

interface ActedProps {
  readonly action: Action;
  readonly lastUses: readonly LastUse[];
}

/** The signs of those whose last turn was here: the seat that chose it in a frame, those that passed faded. */
const Acted = memo(({ action, lastUses }: ActedProps) => (
  <>
    {lastUses
      .filter(use => use.action === action)
      .map(({ seat, how }) => (
        <span key={seat} class={`acted is-${how}`} data-hint={how}>
          <SeatSign seat={seat} size={14} />
        </span>
      ))}
  </>
));

interface SpaceProps extends Pick<RingProps, 'texts' | 'names' | 'onTake'> {
  readonly face: Face;
  readonly hasAnchor: boolean;
  readonly isRunning: boolean;
  readonly isOffered: boolean;
  readonly onSee: (space: number | null) => void;
}

/** Degrees between two prices of a space. */
const PRICE_STEP = 10;

const Space = memo(({ face, hasAnchor, isRunning, isOffered, texts, names, onTake, onSee }: SpaceProps) => {
  const { space, action, bonus, blue, isUsed, items } = face;
  const words = { action: names.actions[action], bonus: names.bonuses[bonus], blue, isUsed, hasAnchor };
  const prices = items.map(({ tile, price }) => texts.price(names.tiles[tile], price));
  return (
    <>
      <button
        type="button"
        class={`ring-tile ${isOffered ? 'is-offered' : ''} ${isRunning ? 'is-running' : ''}`}
        style={towards(space)}
        data-place={`space-${space} tile-${action}${isRunning ? ' running' : ''}`}
        aria-label={makeRow([texts.space(words), ...prices])}
        aria-disabled={!isOffered}
        tabIndex={isOffered ? 0 : -1}
        onClick={() => onTake(action)}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onSee(space)}
        onPointerLeave={() => onSee(null)}
        onFocus={() => onSee(space)}
        onBlur={() => onSee(null)}
      >
        <ActionTile action={action} isUsed={isUsed} />
        {hasAnchor && (
          <span class="ring-anchor" data-hint="anchor">
            <AnchorTile />
          </span>
        )}
      </button>
      <span class="ring-number" style={towards(space + 0.42)} data-hint="number" aria-hidden="true">
        {space + 1}
      </span>
      <span
        class={isUsed ? 'ring-bonus is-used' : 'ring-bonus'}
        style={towards(space)}
        data-place={isRunning ? 'bonus' : undefined}
        data-hint="bonus"
      >
        <BonusSign bonus={bonus} />
      </span>
      {items.map((item, i) => (
        <span
          key={item.tile}
          class={isUsed ? 'ring-price is-used' : 'ring-price'}
          data-hint="price"
          style={towards(space + ((i - (items.length - 1) / 2) * PRICE_STEP) / 45)}
        >
          <Price {...item} />
        </span>
      ))}
    </>
  );
}, isSameData);

interface ActionTileProps {
  readonly action: Action;
  readonly isUsed: boolean;
}

/** A tile with two faces; it turns over when it was used, and can still be read. */
function ActionTile({ action, isUsed }: ActionTileProps) {
  const isPaid = tables.ACTION_RULES[action].startsWith('§3.2.1');
  return (
    <span class={`action-tile ${isPaid ? 'is-paid' : ''} ${isUsed ? 'is-used' : ''}`}>
      <span class="action-face">
        <ActionSign action={action} />
      </span>
      <span class="action-face action-back">
        <ActionSign action={action} />
      </span>
    </span>
  );
}

interface StripProps extends RingProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The ring as a thin line: enough to know where the game is, and the way back to the whole ring. */
function Strip({ actions, running, lastUses, texts, isOpen, onOpen }: StripProps) {
  return (
    <button type="button" class="ring-strip" aria-expanded={isOpen} onClick={onOpen}>
      <Named name={isOpen ? texts.fold : texts.unfold}>
        {actions.map(({ space, action, isUsed, blue }) => (
          <span
            key={space}
            class={`ring-mini ${isUsed ? 'is-used' : ''} ${running === space ? 'is-running' : ''}`}
            data-place={isOpen ? undefined : `space-${space} tile-${action}${running === space ? ' running' : ''}`}
          >
            <ActionSign action={action} />
            <span class="ring-mini-acted">
              <Acted action={action} lastUses={lastUses} />
            </span>
            {blue > 0 && (
              <span class="ring-mini-blue">
                {blue}
                <BlueWorker />
              </span>
            )}
          </span>
        ))}
      </Named>
    </button>
  );
}
