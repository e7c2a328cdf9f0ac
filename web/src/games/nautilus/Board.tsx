import type { Card } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/board.ts';
import { settings } from '../../settings/settings.ts';
import { InTurn } from '../../ui/InTurn.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { NoteLine } from '../notes/NoteLine.tsx';
import { Others } from './Others.tsx';
import type { OtherHand } from './other-hand.ts';
import { giversOf, idsOf, knownCards, knownNotes } from './private-knowledge.ts';
import {
  commandedBy,
  decidingOf,
  deckOf,
  handOf,
  handSizeOf,
  holderOf,
  isDeciding,
  isDuel,
  otherOf,
  seatOf,
  seatsOf,
  textsOf,
  viewOf,
  wordsOf,
} from './selectors.ts';
import { type Choice, useChoice } from './turn/choice.ts';
import { kept, noteFor, noteTexts, SECRET } from './turn/notes.ts';
import {
  cardMovesOf,
  cardOf,
  isFinal,
  offeredCards,
  openDraft,
  optionsOf,
  parsed,
  playsFromHand,
} from './turn/options.ts';
import { Turn } from './turn/Turn.tsx';
import { Discards } from './zones/Discards.tsx';
import { Hand, type HandCard } from './zones/Hand.tsx';
import { Ring } from './zones/Ring.tsx';
import { ringPropsOf } from './zones/ring-props.ts';
import { Sailors } from './zones/Sailors.tsx';
import './board.css';

/** Loaded after the first move: before, there are no wakes. */
const Wakes = lazy(async () => (await import('./zones/Wakes.tsx')).Wakes);

/** The uses of a card now, as a label. */
const labelOf = (board: BoardProps, { open }: Choice, card: Card): string => {
  const { hand } = decidingOf(board);
  if (!isDeciding(board)) return '';
  const move = cardMovesOf(open).get(card);
  if (move !== undefined) return parsed(open, move)?.type === 'discard' ? hand.discard : hand.give;
  const uses = optionsOf(open).filter(option => option.card === card).length;
  return uses > 0 ? hand.uses(uses) : hand.noUse;
};

/** A card chosen by a key moves the focus to what it can do; Escape leads back to the card. */
const useFirstUse = (id: string, { chips, chosen, putBack }: Choice): ((isByKey: boolean) => void) => {
  const isWanted = useRef(false);
  useEffect(() => {
    const uses = document.getElementById(id);
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      document.querySelector<HTMLElement>('.hand-card[aria-pressed=true]')?.focus();
      putBack();
    };
    uses?.addEventListener('keydown', leave);
    return () => uses?.removeEventListener('keydown', leave);
  });
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    if (chips.length > 1 && chosen === null) document.getElementById(id)?.querySelector('button')?.focus();
  });
  return isByKey => {
    isWanted.current = isByKey;
  };
};

/** The hand without the card that lies face down for another. */
const withoutLaid = (board: BoardProps, { open, chosen }: Choice): readonly Card[] => {
  const view = viewOf(open);
  const seat = holderOf(board);
  const hand = handOf(view, seat) ?? [];
  const laid = chosen === null ? view.waits?.given?.[String(seat)] : undefined;
  return laid === undefined ? hand : hand.toSpliced(hand.indexOf(laid), 1);
};

/** Of equal cards the one that was tapped is lifted. */
const handCards = (board: BoardProps, choice: Choice, tapped: string | null): readonly HandCard[] => {
  const { open, card: lifted, chosen } = choice;
  const seat = holderOf(board);
  const hand = withoutLaid(board, choice);
  const givers = giversOf(board, seat, hand);
  const offered = isDeciding(board) && !board.isSent ? offeredCards(open) : new Set<Card>();
  const picked = chosen === null ? lifted : cardOf(open, chosen);
  const ids = idsOf(hand);
  const at = ids.findIndex((id, i) => id === tapped && hand[i] === picked);
  const raised = picked === null || at >= 0 ? at : hand.indexOf(picked);
  return hand.map((card, i) => ({
    id: ids[i]!,
    card,
    isOffered: offered.has(card),
    isPicked: i === raised && (board.isSent === true || offered.has(card)),
    from: givers[i]!,
    marks: [],
    isFinal: isFinal(card),
    label: labelOf(board, choice, card),
  }));
};

/** All zones of the table. */
export function Board(board: BoardProps): JSX.Element {
  const choice = useChoice(board);
  const [tapped, setTapped] = useState<string | null>(null);
  const uses = useId();
  const findUse = useFirstUse(uses, choice);
  const view = viewOf(board.draft);
  const { zones } = textsOf(board);
  const { names } = wordsOf(board);
  const seat = holderOf(board);
  const commanded = commandedBy(view, board.state.eyes);
  const canTap = isDeciding(board) && playsFromHand(choice.open);
  return (
    <div class={commanded === null ? 'nautilus' : `nautilus is-commanded seat-${commanded}`}>
      <Sailors board={board} />
      <div class="nautilus-ring">
        <InTurn>
          <Ring
            {...ringPropsOf(board, choice)}
            under={chart => board.state.log.length > 0 && <Wakes board={board} chart={chart} />}
          />
          <Discards discards={view.discards} deck={deckOf(view)} deckSize={view.deckSize} texts={zones} names={names} />
        </InTurn>
      </div>
      <div class="nautilus-deciding">
        <Turn board={board} choice={choice} uses={uses} />
        <NoteLine
          draft={board.draft}
          kept={kept}
          secret={settings.value.openMicrophone ? SECRET : undefined}
          next={shown => noteFor(board, shown)}
          texts={noteTexts(board)}
          understood={decidingOf(board).understood}
        />
      </div>
      <div class="nautilus-hand">
        <Hand
          seat={seat}
          isSecret={settings.value.openMicrophone}
          uses={choice.chips.length > 0 ? uses : null}
          cards={handCards(board, choice, tapped)}
          backs={handOf(view, seat) === null ? handSizeOf(view, seat) : 0}
          owner={seat === board.state.eyes ? null : board.names[seat]!}
          texts={zones}
          names={names}
          onCard={(id, isByKey) => {
            setTapped(id);
            findUse(isByKey);
            if (canTap) choice.tapCard(id.split('/')[0] as Card, isByKey);
          }}
        />
      </div>
    </div>
  );
}

const otherHand = (board: BoardProps, seat: number): OtherHand => {
  const view = viewOf(openDraft(board.draft));
  const own = seatOf(board);
  return {
    seat,
    name: board.names[seat]!,
    isMember: board.state.seats[seat]?.isMember ?? false,
    lastTurn: board.lastTurns?.[seat] ?? '',
    isPartner: !isDuel(view) && board.state.eyes !== null && otherOf(view, own) === seat,
    count: handSizeOf(view, seat),
    cards: handOf(view, seat),
    known: knownCards(board, seat),
    notes: knownNotes(board, seat),
    announced: view.announced?.[seat] ?? null,
    isOpen: view.open[seat]!,
    isTurn: view.waits?.seats.includes(seat) ?? false,
    isDealer: view.dealer === seat,
    hasLaid: view.known.laid.includes(seat),
  };
};

/** Partner and opponents, clockwise from one's left. */
export function Seats(board: BoardProps): JSX.Element {
  const seats = seatsOf(viewOf(board.draft));
  const own = board.state.eyes;
  const order = seats.map((_, i) => ((own ?? -1) + 1 + i) % seats.length).filter(seat => seat !== own);
  return (
    <Others
      others={order.map(seat => otherHand(board, seat))}
      isSecret={settings.value.openMicrophone}
      texts={textsOf(board).zones}
      names={wordsOf(board).names}
    />
  );
}
