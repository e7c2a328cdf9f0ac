import type { Seat } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import type { TableResult } from '../board/source.ts';
import { go } from '../shell/routes.ts';
import { gameOverText } from '../text/game-over.ts';
import { makeList } from '../text/phrases.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { SeatSign } from '../ui/SeatSign.tsx';
import { attempt, hasAgreed } from './acting.ts';
import { saveRecord } from './model/save-record.ts';
import type { TableModel } from './model/table-model.ts';
import { resignedIn } from './resigned.ts';
import { tableText } from './text/index.ts';
import { menuText } from './text/menu/index.ts';
import { verdictOf } from './verdict.ts';
import './game-over.css';

const TrialEnd = lazy(async () => (await import('./look-back/TrialEnd.tsx')).loadTrialEnd());
const EndCurve = lazy(async () => (await import('./look-back/EndCurve.tsx')).loadEndCurve());

const RatingChanges = lazy(async () => (await import('./online/RatingChanges.tsx')).loadRatingChanges());

const TournamentWay = lazy(async () => (await import('./online/TournamentWay.tsx')).loadTournamentWay());

interface OverProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

/** Loaded when it is first shown, with its words. */
export const loadGameOver = async (): Promise<typeof GameOver> => {
  await Promise.all([gameOverText.load(), menuText.load()]);
  return GameOver;
};

/** The end of a game: who won and how, and what can be done now. */
function GameOver({ model, onClose }: OverProps): JSX.Element | null {
  const words = gameOverText.value;
  const { menu } = tableText.value;
  const { controller } = model;
  const state = controller.shown.value;
  if (!state.result) return null;
  const { Result } = model.board;
  const { words: game, texts, language } = model.loaded.value;
  const { rematch, record, review, lookBack, ratings, trial, deal } = controller.source.acts.value;
  const { rematch: wanted, declined = [] } = state.agreements;
  const namesAt = (seats: readonly Seat[]): string => makeList(seats.map(seat => model.names.value[seat] ?? ''));
  const reasons = model.plainNames.value.map((name, seat) => {
    const round = resignedIn(state, seat);
    return round === undefined ? '' : words.resigned(name, round);
  });
  const toReview = review && (
    <Button look={review.isNext ? 'main' : 'plain'} onClick={() => go(review.address)}>
      <Icon name="check" /> {words.review}
    </Button>
  );
  return (
    <Dialog title={words.title} shape="wide" onClose={onClose}>
      {review?.isNext && <p class="game-over-next">{toReview}</p>}
      {state.result.end === 'played' ? (
        <Result {...{ state, texts, language, reasons }} words={game} players={model.players.value} />
      ) : (
        <>
          <p class="game-over-verdict">{verdictOf(model, state.result)}</p>
          <Ranks model={model} result={state.result} />
        </>
      )}
      {state.online && deal === undefined && <TournamentWay />}
      {ratings && <RatingChanges names={model.names.value} load={ratings} />}
      {trial && <TrialEnd trial={trial} />}
      {record && lookBack && <EndCurve {...{ model, lookBack, record }} />}
      {wanted.length > 0 && <p role="status">{words.rematchWanted(namesAt(wanted))}</p>}
      {declined.length > 0 && <p role="status">{words.rematchDeclined(namesAt(declined))}</p>}
      <div class="table-answers">
        <Button onClick={onClose}>{words.board}</Button>
        {state.online && (
          <Button onClick={() => model.open('people')}>
            <Icon name="people" /> {tableText.value.people}
          </Button>
        )}
        {review?.isNext === false && toReview}
        {lookBack && (
          <Button onClick={() => go(lookBack)}>
            <Icon name="play" /> {menuText.value.lookBack}
          </Button>
        )}
        {record && (
          <>
            <Button onClick={() => model.open('shuffle')}>
              <Icon name="lock" /> {menuText.value.check}
            </Button>
            <Button onClick={() => void attempt(record()).then(made => made && saveRecord(made))}>
              <Icon name="download" /> {menuText.value.record}
            </Button>
          </>
        )}
        {deal !== undefined && (
          <Button look="main" onClick={() => go(deal)}>
            {words.toDeal}
          </Button>
        )}
        {rematch && (
          <Button look="main" onClick={() => void attempt(rematch())}>
            {hasAgreed(model, 'rematch') ? menu.rematchNot : menu.rematch}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** A game that was not played to its end. */
function Ranks({ model, result }: { readonly model: TableModel; readonly result: TableResult }): JSX.Element {
  const words = gameOverText.value;
  const seats = model.toldNames.value
    .map((name, seat) => ({ name, seat, rank: result.ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  return (
    <ol class="game-over-ranks">
      {seats.map(({ name, seat, rank }) => (
        <li key={seat}>
          <SeatSign seat={seat} /> <span>{name}</span> <span class="figures">{words.rank(rank)}</span>
        </li>
      ))}
    </ol>
  );
}
