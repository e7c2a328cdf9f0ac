import { type Action, type ActionFacts, blueIfAnchored, type ItemFacts } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/board.ts';
import { makePair, makeRow } from '../../../text/phrases.ts';
import { InTurn } from '../../../ui/InTurn.tsx';
import { Named } from '../../../ui/Named.tsx';
import { Popover } from '../../../ui/Popover.tsx';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { ActionSign } from '../art/actions.tsx';
import { BonusSign } from '../art/bonuses.tsx';
import { BlueWorker } from '../art/signs.tsx';
import { finishedText, isStrong, otherTexts, reachTexts } from '../fact-words.ts';
import { decidingOf, positionOf, viewOf, wordsOf } from '../selectors.ts';
import { Price, pricedAs } from './Price.tsx';
import './action-list.css';

interface ActionListProps {
  readonly board: BoardProps;
  /** Indexable by space: rows stand in ring order, never by worth. */
  readonly actions: readonly ActionFacts[];
  /** Actions that may be chosen now. */
  readonly offered: ReadonlySet<Action>;
  /** The space of the action that is being performed. */
  readonly running: number | null;
  readonly onTake: (action: Action) => void;
  /** A row is looked at, or no longer: the ring shows what its choice would do to the wheel. */
  readonly onSee: (space: number | null) => void;
}

/** The eight actions as rows to decide by. The list that is put away stays as it was last seen: brought back, only changes are drawn and laid out. */
export function ActionList({ isAway = false, ...props }: ActionListProps & { readonly isAway?: boolean }) {
  const { table } = decidingOf(props.board);
  const rows = useRef<JSX.Element[]>();
  if (!isAway)
    rows.current = props.actions.map(glance => (
      <InTurn key={glance.space} isUnseen>
        <ActionRow {...props} glance={glance} />
      </InTurn>
    ));
  if (!rows.current) return null;
  return (
    <section class="actions" aria-label={table.title} inert={isAway}>
      <ul class="actions-rows">{rows.current}</ul>
    </section>
  );
}

interface RowProps extends ActionListProps {
  readonly glance: ActionFacts;
}

/** A row as a screen reader says it: all that stands in it. */
const rowLabel = ({ board, glance }: RowProps): string => {
  const texts = decidingOf(board);
  const { table } = texts;
  const { names } = wordsOf(board);
  const bonus = table.bonus(texts.bonuses[glance.bonus]);
  const itemLabel = ({ tile, price, left }: ItemFacts): string =>
    left === 0 ? `${names.tiles[tile]} ${table.noneLeft}` : table.price(names.tiles[tile], price);
  const told = [
    texts.actions[glance.action],
    ...(glance.isUsed ? [table.used] : []),
    glance.bonusFits ? bonus : `${bonus} (${table.bonusLost})`,
    texts.blue(glance.blue),
    glance.items.map(itemLabel).join(', '),
    ...(glance.isUsed
      ? []
      : [makePair(table.forYou, reachTexts(glance.action, glance.reach, glance.blue, texts).join(', '))]),
  ];
  return makeRow(told.filter(Boolean));
};

/** The one fact that matters most, in few words: what is blue stands beside it. */
const shortFact = ({ board, glance: { action, reach, isUsed } }: RowProps): string => {
  const texts = decidingOf(board);
  if (isUsed) return texts.table.used;
  if (reach.finishes.length > 0) return `✓ ${finishedText(reach.finishes, texts)}`;
  const short = { ...texts, table: { ...texts.table, uses: texts.table.usesShort } };
  return reachTexts(action, reach, 0, short)[0]!;
};

function ActionRow(props: RowProps): JSX.Element {
  const { board, glance, offered, running, onTake, onSee } = props;
  const texts = decidingOf(board);
  const { space, action, bonus, bonusFits, blue, items, isUsed, reach } = glance;
  const isOffered = offered.has(action);
  const look = [
    'action-row',
    items.length > 0 ? 'is-paid' : '',
    isUsed ? 'is-used' : '',
    isOffered ? 'is-offered' : '',
    running === space ? 'is-running' : '',
  ];
  return (
    <li class={look.join(' ')}>
      <button
        type="button"
        class="action-take"
        aria-disabled={!isOffered}
        onClick={() => onTake(action)}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onSee(space)}
        onPointerLeave={() => onSee(null)}
        onFocus={() => onSee(space)}
        onBlur={() => onSee(null)}
      >
        <Named name={rowLabel(props)}>
          <span class="action-sign" data-hint={`action ${action}`}>
            <ActionSign action={action} />
          </span>
          <span class="action-name">{texts.actions[action]}</span>
          <span class="action-blue" data-hint="blue">
            {Array.from({ length: blue }, (_, i) => (
              <BlueWorker key={i} />
            ))}
          </span>
          {items.length > 0 && (
            <span class="action-items" data-hint="price">
              {items.map(item => (
                <Price key={item.tile} {...pricedAs(item)} />
              ))}
            </span>
          )}
          <span class="action-facts">
            <span class={bonusFits ? 'action-bonus' : 'action-bonus is-lost'} data-hint="bonus">
              <BonusSign bonus={bonus} />
              <span>{bonusFits ? texts.bonuses[bonus] : texts.table.bonusLost}</span>
            </span>
            {(isUsed ? [texts.table.used] : reachTexts(action, reach, blue, texts)).map((fact, i) => (
              <span key={fact} class={i > 0 ? 'action-fact is-strong' : 'action-fact'}>
                {fact}
              </span>
            ))}
            <span class={reach.finishes.length > 0 ? 'action-short is-strong' : 'action-short'}>
              {shortFact(props)}
            </span>
          </span>
        </Named>
      </button>
      {!isUsed && <WhoElse board={board} glance={glance} />}
    </li>
  );
}

/** The wheel of the next round, if the anchor tile came to lie here. */
const nextWheel = (board: BoardProps, space: number): string =>
  blueIfAnchored(positionOf(board.draft), space).join(' ');

/** The signs of the other seats that could use it; strong: those that could finish or deliver a ship. */
function WhoElse({ board, glance }: Pick<RowProps, 'board' | 'glance'>): JSX.Element {
  const texts = decidingOf(board);
  const able = glance.others.filter(({ reach }) => reach.uses > 0);
  const lines = able.map(({ seat, reach }) => otherTexts(board.names[seat]!, reach, texts));
  return (
    <Popover
      class="action-others"
      label={makePair(texts.table.others, makeRow(lines) || texts.table.nobody)}
      button={
        able.length === 0 ? (
          <span class="action-nobody">–</span>
        ) : (
          able.map(({ seat, reach }) => (
            <span key={seat} class={isStrong(reach) ? 'action-other is-strong' : 'action-other'}>
              <SeatSign seat={seat} size={20} />
            </span>
          ))
        )
      }
    >
      <h3 class="action-others-title">{makePair(texts.actions[glance.action], texts.table.others)}</h3>
      {lines.length === 0 ? <p>{texts.table.nobody}</p> : null}
      <ul class="action-others-list">
        {able.map(({ seat }, i) => (
          <li key={seat}>
            <span class="action-other">
              <SeatSign seat={seat} size={20} />
            </span>
            {lines[i]}
          </li>
        ))}
      </ul>
      {viewOf(board.draft).phase === 1 && <p>{texts.table.wheelNext(nextWheel(board, glance.space))}</p>}
    </Popover>
  );
}
