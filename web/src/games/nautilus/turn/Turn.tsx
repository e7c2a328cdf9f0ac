import { CARDS, type Card, colourOf, placeOf, stepsToHarbour } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/board.ts';
import { makePair } from '../../../text/phrases.ts';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isWide } from '../../../ui/device/wide.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Named } from '../../../ui/Named.tsx';
import { SmallCard } from '../art/cards.tsx';
import { PieceSign } from '../art/marbles.tsx';
import { pieceName, placeWhere } from '../fact-words.ts';
import {
  coloursOf,
  commandedBy,
  decidingOf,
  eventsOf,
  handOf,
  holderOf,
  isDeciding,
  otherOf,
  seatOf,
  textsOf,
  viewOf,
  watersOf,
  wordsOf,
} from '../selectors.ts';
import { Tray } from '../zones/Tray.tsx';
import type { Choice } from './choice.ts';
import { discardOn, isDiscarding, nextDiscard } from './discarding.ts';
import { isForced } from './main-button.ts';
import { takingBackOf } from './nautilus-card.ts';
import { cardMovesOf, cardOf, refusedMove, stepsLeft } from './options.ts';
import type { Chip } from './use-chips.ts';
import './turn.css';

const TakingBack = lazy(async () => (await import('./TakingBack.tsx')).TakingBack);

interface TurnProps {
  readonly board: BoardProps;
  readonly choice: Choice;
}

interface ChipsProps extends TurnProps {
  /** The id of the chips. */
  readonly uses: string;
}

/** Says what is to be done next after the player's own choice; what others do is told elsewhere. */
const useToldAsk = ({ state }: BoardProps, ask: string): void => {
  const before = useRef({ ask, version: state.version });
  useEffect(() => {
    const { current: last } = before;
    before.current = { ask, version: state.version };
    const isOwn = last.version === state.version && last.ask !== ask;
    // The answer of the command field says it already.
    if (isOwn && !document.querySelector('dialog[open]')) announce(ask, 'now');
  }, [ask, state.version]);
};

/** The decision under way: a line that says it, and everything that can be tapped for it. */
export function Turn({ board, choice, uses }: ChipsProps): JSX.Element {
  const { turn } = decidingOf(board);
  const ask = askOf(board, choice);
  useToldAsk(board, ask);
  return (
    <section class="turn uses" aria-label={turn.title} tabIndex={-1} data-first>
      <p class={isLaying(board, choice) ? 'hidden-text' : 'uses-ask'}>
        <Commanded board={board} />
        {ask}
      </p>
      <Asked board={board} choice={choice} uses={uses} />
    </section>
  );
}

/** The name of the player whose turn one plays for them. */
function Commanded({ board }: { readonly board: BoardProps }): JSX.Element | null {
  const { turn } = decidingOf(board);
  const seat = commandedBy(viewOf(board.draft), board.state.eyes);
  return seat === null ? null : <b class="uses-commanded">{turn.commanded(board.names[seat]!)} </b>;
}

const nameOf = (board: BoardProps, choice: Choice): string => {
  const view = viewOf(choice.open);
  return board.names[otherOf(view, holderOf(board))]!;
};

/** The line above: what is to be done now, or what is chosen. */
const askOf = (board: BoardProps, choice: Choice): string => {
  const { turn, forced } = decidingOf(board);
  const view = viewOf(choice.open);
  const { waits } = view;
  if (!waits) return turn.over;
  if (!isDeciding(board)) {
    const isLaid = board.state.eyes !== null && view.known.laid.includes(board.state.eyes);
    return isLaid ? turn.laid(nameOf(board, choice)) : turn.waiting(board.names[waits.seats[0]!]!);
  }
  switch (waits.phase) {
    case 'exchange':
      return turn.exchange(nameOf(board, choice));
    case 'trade':
      return turn.trade(nameOf(board, choice));
    case 'return':
      return turn.give(nameOf(board, choice), wordsOf(board).names.the.object[waits.got!]);
    case 'ask':
      return turn.ask(nameOf(board, choice));
    case 'mulligan':
      return choice.open.moves.length > 1 ? turn.mulligan : turn.mustKeep;
    case 'skipped':
      return turn.skipped;
    case 'play':
    case 'use':
    case 'step':
      return isForced(board) ? forced.title : playAsk(board, choice);
  }
};

const whatDoes = (board: BoardProps, card: Card): string => {
  const { does, duelTrade } = decidingOf(board);
  return card === 'trade' && viewOf(board.draft).variant === 'duel' ? duelTrade : does[card];
};

const playAsk = (board: BoardProps, { open, card, piece, chips, chosen }: Choice): string => {
  const { turn } = decidingOf(board);
  const { names } = wordsOf(board);
  if (card === null) return turn.play;
  if (card === 'nautilus') return takingBackOf(board, open).sentences.join(' ');
  if (chips.length === 0) return makePair(names.cards[card], whatDoes(board, card));
  const left = stepsLeft(open, card);
  if (card === 'compass') {
    const swapped = chosen === null ? '' : swapSentences(board);
    if (swapped !== '') return swapped;
    return piece === null ? turn.swap : turn.swapWith(pieceName(board, piece));
  }
  if (left !== null) return piece === null ? turn.split(left) : turn.portion(pieceName(board, piece), left);
  const name = names.the.object[card];
  return piece === null ? turn.which(name) : turn.where(name, pieceName(board, piece));
};

/** Where swapped pieces would stand. */
const swapSentences = (board: BoardProps): string => {
  const { effects } = decidingOf(board);
  const step = board.draft.steps.at(-1)!;
  const view = viewOf(board.draft);
  return eventsOf(step)
    .flatMap(event => (event.type === 'swapped' ? [event.first, event.second] : []))
    .map(piece => {
      const place = placeOf(view, piece);
      const name = pieceName(board, piece);
      const isOwn = piece !== 'moby' && coloursOf(view, seatOf(board)).includes(colourOf(piece));
      const steps = isOwn ? stepsToHarbour(view, piece, watersOf(view)) : null;
      if (steps !== null) return steps === 0 ? effects.atHarbour(name) : effects.beforeHarbour(name, steps);
      return effects.wouldStand(name, place === null ? '' : placeWhere(board, piece, place));
    })
    .join(' ');
};

/** A card is laid, or lies already, for another: the tray says so itself. */
const isLaying = (board: BoardProps, { open }: Choice): boolean => {
  const { waits, known } = viewOf(open);
  const isLaid = board.state.eyes !== null && known.laid.includes(board.state.eyes);
  return (waits?.phase === 'exchange' || waits?.phase === 'trade') && (isDeciding(board) || isLaid);
};

/** The choices beside the hand. */
function Asked({ board, choice, uses }: ChipsProps): JSX.Element | null {
  const { waits } = viewOf(choice.open);
  if (isLaying(board, choice)) return <Laying board={board} choice={choice} />;
  if (!waits || !isDeciding(board)) return null;
  switch (waits.phase) {
    case 'return':
      return <Laying board={board} choice={choice} />;
    case 'mulligan':
      return <Mulligan board={board} choice={choice} />;
    case 'ask':
      return <Questions board={board} choice={choice} />;
    default:
      if (choice.card === 'nautilus') return <TakingBack board={board} choice={choice} />;
      return isForced(board) ? (
        <Because board={board} choice={choice} />
      ) : (
        <Chips board={board} choice={choice} uses={uses} />
      );
  }
}

/** The tray for the card that goes to the other. */
function Laying({ board, choice }: TurnProps): JSX.Element {
  const view = viewOf(choice.open);
  const seat = otherOf(view, holderOf(board));
  const laid = view.waits?.given?.[String(holderOf(board))] ?? null;
  const { chosen, open } = choice;
  return (
    <Tray
      seat={seat}
      name={board.names[seat]!}
      card={chosen === null ? laid : cardOf(open, chosen)}
      isLaid={chosen === null && laid !== null}
      texts={textsOf(board).zones}
      names={wordsOf(board).names}
      onTakeOut={chosen === null ? null : () => board.onBack(open.steps.length)}
    />
  );
}

function Mulligan({ board, choice }: TurnProps): JSX.Element {
  const { chips } = decidingOf(board);
  const { open, chosen, make } = choice;
  return (
    <div class="uses-chips">
      {(['keep', 'mulligan'] as const)
        .filter(move => open.moves.includes(move))
        .map(move => (
          <button
            key={move}
            type="button"
            class="use is-offered"
            aria-pressed={chosen === move}
            onClick={() => make(move)}
          >
            <span class="use-words">{chips[move]}</span>
          </button>
        ))}
    </div>
  );
}

/** Any of the eighteen cards; those asked for in vain say so. */
function Questions({ board, choice }: TurnProps): JSX.Element {
  const { chips } = decidingOf(board);
  const { names } = wordsOf(board);
  const { open, chosen, make } = choice;
  const offered = cardMovesOf(open);
  const asks = (card: Card): string => offered.get(card) ?? `ask ${card}`;
  return (
    <ul class="uses-cards">
      {CARDS.map(card => (
        <li key={card}>
          <button
            type="button"
            class={offered.has(card) ? 'use-card is-offered' : 'use-card'}
            aria-label={offered.has(card) ? chips.ask(names.the.wanted[card]) : chips.asked(names.cards[card])}
            aria-disabled={!offered.has(card)}
            aria-pressed={chosen === asks(card)}
            onClick={() => make(asks(card))}
          >
            <SmallCard card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Why none of the cards can be used. */
function Because({ board, choice }: TurnProps): JSX.Element {
  const { forced, chips } = decidingOf(board);
  const { cards } = wordsOf(board).names;
  const { open } = choice;
  const view = viewOf(open);
  const hand = handOf(view, holderOf(board)) ?? [];
  const kinds = [...new Set(hand)];
  const reasons = kinds.flatMap(card => {
    const tried = open.play(refusedMove(open, card, coloursOf(view, view.turn)));
    if (tried.ok || tried.error.code !== 'illegal-move') return [];
    return [{ card, reason: board.words.refusal(tried.error.reason) }];
  });
  useEffect(() => {
    const move = isDiscarding(board) && board.draft.isEmpty ? nextDiscard(board) : undefined;
    if (move !== undefined) board.onMove(move);
  }, [board.draft]);
  return (
    <>
      {hand.length > 1 && (
        <button
          type="button"
          class="use is-offered"
          onClick={() => {
            discardOn(board);
            if (choice.chosen === null) board.onMove(nextDiscard(board)!);
          }}
        >
          <span class="use-words">{forced.all}</span>
        </button>
      )}
      <details class="uses-because" open={isWide.value}>
        <summary>{chips.impossible}</summary>
        <ul>
          {reasons.map(({ card, reason }) => (
            <li key={card}>{forced.because(cards[card], reason)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

const isPressed = (chip: Chip, { chosen, piece }: Choice): boolean =>
  chip.move === null ? chip.lifts === piece : chip.move === chosen;

/** Lettered chips in the action bar; the same letters stand on the board. */
function Chips({ board, choice, uses }: ChipsProps): JSX.Element | null {
  const { turn } = decidingOf(board);
  const { chips, piece, tapChip, putBack } = choice;
  if (chips.length === 0) return null;
  return (
    <fieldset id={uses} class="uses-chips">
      <legend class="hidden-text">{turn.uses}</legend>
      {chips.map(chip => (
        <button
          key={chip.id}
          type="button"
          class={['use', chip.isHollow ? 'is-hollow' : 'is-offered', chip.effect ? `is-${chip.effect}` : ''].join(' ')}
          title={chip.isHollow ? makePair(chip.words, chip.detail) : undefined}
          aria-pressed={isPressed(chip, choice)}
          aria-disabled={chip.isHollow}
          onClick={() => tapChip(chip)}
        >
          <Named name={makePair(chip.mark, [chip.words, chip.detail].filter(Boolean).join(' '))}>
            <span class="use-mark">{chip.mark}</span>
            {chip.piece && (
              <span class="use-piece">
                <PieceSign piece={chip.piece} />
              </span>
            )}
            {!chip.isHollow && (
              <span class="use-words">
                {chip.short}
                {chip.detail && (
                  <span class="use-detail">
                    {chip.effect === 'bad' && <Icon name="warning" size={14} />} {chip.detail}
                  </span>
                )}
              </span>
            )}
          </Named>
        </button>
      ))}
      {piece !== null && (
        <Button look="quiet" label={turn.otherSailor} onClick={putBack}>
          <Icon name="undo" /> <span class="use-other">{turn.otherSailor}</span>
        </Button>
      )}
    </fieldset>
  );
}
