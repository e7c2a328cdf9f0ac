import type { Seat } from '@ankerplatz/kit';
import {
  actionGlances,
  crownsShown,
  fieldsTaken,
  type PlayerState,
  standingRows,
  TILES,
  type Tile,
  tables,
} from '@ankerplatz/nauticus';
import type { BoardProps } from '../board.ts';
import { reachTexts, wholeShipText } from './facts.ts';
import { STANDING_ROWS } from './StandingTable.tsx';
import { decidingOf, positionOf, seatOf, viewOf, wordsOf } from './seen.ts';
import { stacksOf } from './supply.ts';
import { type DecidingTexts, type PlayerFacts, QUESTIONS, type Question } from './text/deciding.ts';

type Answer = (board: BoardProps, rest: string) => string;

const actions: Answer = board => {
  const texts = decidingOf(board);
  const { names } = wordsOf(board);
  return actionGlances(positionOf(board.draft), seatOf(board))
    .map(({ action, bonus, bonusFits, blue, items, isUsed, reach }) => {
      const prices = items.map(({ tile, price, left }) =>
        left === 0 ? `${names.tiles[tile]} ${texts.table.noneLeft}` : texts.table.price(names.tiles[tile], price),
      );
      return texts.speech.row(
        texts.actions[action],
        bonusFits ? names.bonuses[bonus] : `${names.bonuses[bonus]} (${texts.table.bonusLost})`,
        texts.blue(blue),
        prices.join(', '),
        isUsed ? texts.table.used : reachTexts(action, reach, blue, texts).join(', '),
      );
    })
    .join('\n');
};

const shipsOf = ({ ships }: PlayerState, texts: DecidingTexts): string =>
  ships.length === 0 ? texts.speech.noShips : ships.map((ship, i) => wholeShipText(ship, i + 1, texts)).join(' ');

/** Equal tiles counted. */
const countedTiles = (tiles: readonly Tile[], board: BoardProps): string => {
  const { names } = wordsOf(board);
  const kinds = TILES.filter(tile => tiles.includes(tile)).map(tile => {
    const count = tiles.filter(other => other === tile).length;
    return count > 1 ? `${count} × ${names.tiles[tile]}` : names.tiles[tile];
  });
  return kinds.join(', ') || decidingOf(board).speech.nothing;
};

const storageOf = ({ storage }: PlayerState, board: BoardProps): string =>
  decidingOf(board).speech.storage(fieldsTaken(storage), tables.STORAGE_FIELDS, countedTiles(storage, board));

const factsOf = (board: BoardProps, seat: Seat): PlayerFacts => {
  const player = viewOf(board.draft).players[seat]!;
  return {
    name: board.names[seat]!,
    points: player.points,
    now: standingRows(positionOf(board.draft), seat).total,
    workers: player.workers,
    taler: player.taler,
    crowns: crownsShown(player),
    hasExtra: player.extra,
    showing: tables.PASS_TILES.slice(player.passes),
    ships: shipsOf(player, decidingOf(board)),
    storage: storageOf(player, board),
  };
};

const dock: Answer = board => decidingOf(board).speech.dock(factsOf(board, seatOf(board)));

const ships: Answer = board => shipsOf(viewOf(board.draft).players[seatOf(board)]!, decidingOf(board));

const storage: Answer = board => storageOf(viewOf(board.draft).players[seatOf(board)]!, board);

const others: Answer = board =>
  board.names
    .map((_, seat) => seat)
    .filter(seat => seat !== board.state.eyes)
    .map(seat => decidingOf(board).speech.player(factsOf(board, seat)))
    .join('\n');

const score: Answer = board => {
  const { standing, speech } = decidingOf(board);
  return board.names
    .map((name, seat) => {
      const rows = standingRows(positionOf(board.draft), seat);
      return speech.score(
        name,
        STANDING_ROWS.map(row => `${standing[row]} ${String(rows[row]).replace('-', '−')}`).join(', '),
      );
    })
    .join('\n');
};

const supply: Answer = board => {
  const { speech } = decidingOf(board);
  const left = stacksOf(viewOf(board.draft).players);
  return speech.supply(TILES.map(tile => speech.stack(wordsOf(board).names.tiles[tile], left[tile])).join(', '));
};

/** Why a move is not possible: asked with the move itself. */
const why: Answer = (board, move) => {
  const { speech } = decidingOf(board);
  if (move === '') return speech.why;
  const tried = board.draft.play(move);
  if (tried.ok) return speech.legal;
  return tried.error.code === 'illegal-move' ? board.words.refusal(tried.error.reason) : speech.why;
};

const ANSWERS: Readonly<Record<Question, Answer>> = { actions, dock, ships, storage, others, score, supply, why };

/** Answers a question of the command field, in the words of the present language. */
export const answer = (command: string, board: BoardProps): string | undefined => {
  const [word = '', ...rest] = command.trim().split(/\s+/);
  const { asks } = decidingOf(board).speech;
  const question = QUESTIONS.find(each => asks[each].includes(word.toLowerCase()));
  return question && ANSWERS[question](board, rest.join(' '));
};

export const questions = (texts: DecidingTexts): readonly string[] =>
  QUESTIONS.map(question => texts.speech.help[question]);
