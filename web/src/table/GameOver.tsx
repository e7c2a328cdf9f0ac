import type { Seat } from '@ankerplatz/kit';
import type { JSX } from 'preact';
import type { TableActs, TableResult } from '../board/source.ts';
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
const EndCurve = lazy(
  async () => (await import('./look-back/EndCurve.tsx')).loadEndCurve(),
  () => <div class="game-over-curve" />,
);

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
  const { controller, names } = model;
  const { result, agreements, online } = controller.shown.value;
  if (!result) return null;
  const { record, review, lookBack, ratings, trial, deal } = controller.source.acts.value;
  const { rematch: wanted, declined = [] } = agreements;
  const namesAt = (seats: readonly Seat[]): string => makeList(seats.map(seat => names.value[seat] ?? ''));
  return (
    <Dialog title={words.title} shape="wide" onClose={onClose}>
      {review?.isNext && (
        <p class="game-over-next">
          <ToReview review={review} />
        </p>
      )}
      <Ending model={model} result={result} />
      {online && deal === undefined && <TournamentWay />}
      {ratings && <RatingChanges names={names.value} load={ratings} />}
      {trial && <TrialEnd trial={trial} />}
      {record && lookBack && <EndCurve {...{ model, lookBack, record }} />}
      {wanted.length > 0 && <p role="status">{words.rematchWanted(namesAt(wanted))}</p>}
      {declined.length > 0 && <p role="status">{words.rematchDeclined(namesAt(declined))}</p>}
      <Ways model={model} onClose={onClose} />
    </Dialog>
  );
}

/** The result as its game shows it; of a game that was broken off how it ended. */
function Ending({ model, result }: { readonly model: TableModel; readonly result: TableResult }): JSX.Element {
  const state = model.controller.shown.value;
  if (result.end !== 'played')
    return (
      <>
        <p class="game-over-verdict">{verdictOf(model, result)}</p>
        <Ranks model={model} result={result} />
      </>
    );
  const { Result } = model.board;
  const { words, texts, language } = model.loaded.value;
  const reasons = model.plainNames.value.map((name, seat) => {
    const round = resignedIn(state, seat);
    return round === undefined ? '' : gameOverText.value.resigned(name, round);
  });
  return <Result {...{ state, words, texts, language, reasons }} players={model.players.value} />;
}

function ToReview({ review }: { readonly review: NonNullable<TableActs['review']> }): JSX.Element {
  return (
    <Button look={review.isNext ? 'main' : 'plain'} onClick={() => go(review.address)}>
      <Icon name="check" /> {gameOverText.value.review}
    </Button>
  );
}

/** The ways on from a game that is over. */
function Ways({ model, onClose }: OverProps): JSX.Element {
  const words = gameOverText.value;
  const { shown, source } = model.controller;
  const { menu, people } = tableText.value;
  const { rematch, record, review, lookBack, deal } = source.acts.value;
  return (
    <div class="table-answers">
      <Button onClick={onClose}>{words.board}</Button>
      {shown.value.online && (
        <Button onClick={() => model.open('people')}>
          <Icon name="people" /> {people}
        </Button>
      )}
      {review?.isNext === false && <ToReview review={review} />}
      {lookBack && (
        <Button onClick={() => go(lookBack)}>
          <Icon name="play" /> {menuText.value.lookBack}
        </Button>
      )}
      {record && <RecordWays model={model} record={record} />}
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
  );
}

interface RecordWaysProps {
  readonly model: TableModel;
  readonly record: NonNullable<TableActs['record']>;
}

function RecordWays({ model, record }: RecordWaysProps): JSX.Element {
  return (
    <>
      <Button onClick={() => model.open('shuffle')}>
        <Icon name="lock" /> {menuText.value.check}
      </Button>
      <Button onClick={() => void attempt(record()).then(made => made && saveRecord(made))}>
        <Icon name="download" /> {menuText.value.record}
      </Button>
    </>
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
