/** Answers to the questions of the command field. Loaded when the first one is asked. */

import type { Language, Seat } from '@ankerplatz/kit';
import {
  actionFacts,
  cells,
  crownsShown,
  fieldsTaken,
  type PlayerState,
  standingRows,
  TILES,
  type Tile,
  tables,
} from '@ankerplatz/nauticus';
import type { BoardProps, Speech } from '../../../board/board.ts';
import { loadTexts } from '../../../text/catalogue.ts';
import { makeNumber } from '../../../text/intl.ts';
import { type Answer as AnswerIn, makeSpeech } from '../../speech.ts';
import { reachTexts, wholeShipText } from '../fact-words.ts';
import { decidingOf, positionOf, seatOf, viewOf, wordsOf } from '../selectors.ts';
import type { DecidingTexts } from '../text/deciding.ts';
import {
  COMMON_PLACES,
  type CommonPlace,
  OWN_PLACES,
  type OwnPlace,
  type PlayerFacts,
  QUESTIONS,
  type Question,
  type SpeechTexts,
  type TurnFacts,
} from '../text/speech.ts';
import { STANDING_ROWS } from '../turn/Standings.tsx';
import { stacksOf } from '../zones/supply.ts';
import { shortMove } from './short-move.ts';

type Answer = AnswerIn<SpeechTexts>;

const actions: Answer = (board, _, texts) => {
  const { table, actions: short, blue: blueWords, ...deciding } = decidingOf(board);
  const { names } = wordsOf(board);
  return actionFacts(positionOf(board.draft), seatOf(board))
    .map(({ space, action, bonus, bonusFits, blue, items, isUsed, reach }) => {
      const prices = items.map(({ tile, price, left }) =>
        left === 0 ? `${names.tiles[tile]} ${table.noneLeft}` : table.price(names.tiles[tile], price),
      );
      return texts.row(
        space,
        short[action],
        bonusFits ? names.bonuses[bonus] : `${names.bonuses[bonus]} (${table.bonusLost})`,
        blueWords(blue),
        prices.join(', '),
        isUsed ? table.used : reachTexts(action, reach, blue, { table, ...deciding }).join(', '),
      );
    })
    .join('\n');
};

const shipLines = ({ ships }: PlayerState, deciding: DecidingTexts, texts: SpeechTexts): readonly string[] =>
  ships.length === 0 ? [texts.noShips] : ships.map((ship, i) => wholeShipText(ship, i + 1, deciding));

/** Equal tiles counted. */
const countedTiles = (tiles: readonly Tile[], board: BoardProps, texts: SpeechTexts): string => {
  const { names } = wordsOf(board);
  const kinds = TILES.filter(tile => tiles.includes(tile)).map(tile => {
    const count = tiles.filter(other => other === tile).length;
    return count > 1 ? `${count} × ${names.tiles[tile]}` : names.tiles[tile];
  });
  return kinds.join(', ') || texts.nothing;
};

const storageLine = ({ storage }: PlayerState, board: BoardProps, texts: SpeechTexts): string =>
  texts.storage(fieldsTaken(storage), tables.STORAGE_FIELDS, countedTiles(storage, board, texts));

const playerOf = (board: BoardProps, seat: Seat): PlayerState => viewOf(board.draft).players[seat]!;

const factsOf = (board: BoardProps, seat: Seat, texts: SpeechTexts): PlayerFacts => {
  const player = playerOf(board, seat);
  return {
    points: player.points,
    now: standingRows(positionOf(board.draft), seat).total,
    workers: player.workers,
    taler: player.taler,
    crowns: crownsShown(player),
    hasExtra: player.extra,
    showing: tables.PASS_TILES.slice(player.passes),
    crownPoints: player.crownPoints,
    delivered: countedTiles(player.delivered, board, texts),
  };
};

/** All that a player has. */
const playerLines = (board: BoardProps, seat: Seat, texts: SpeechTexts): readonly string[] => [
  ...texts.player(seat === board.state.eyes ? null : board.names[seat]!, factsOf(board, seat, texts)),
  ...shipLines(playerOf(board, seat), decidingOf(board), texts),
  storageLine(playerOf(board, seat), board, texts),
];

const dock: Answer = (board, _, texts) => playerLines(board, seatOf(board), texts).join('\n');

const ships: Answer = (board, _, texts) =>
  shipLines(playerOf(board, seatOf(board)), decidingOf(board), texts).join('\n');

const storage: Answer = (board, _, texts) => storageLine(playerOf(board, seatOf(board)), board, texts);

const others: Answer = (board, _, texts) =>
  board.names
    .map((_name, seat) => seat)
    .filter(seat => seat !== board.state.eyes)
    .flatMap(seat => playerLines(board, seat, texts))
    .join('\n');

const FREE: Readonly<Record<number, TurnFacts['free']>> = {
  [cells.FIFTH_WAITS]: 'waits',
  [cells.FIFTH_GIVEN]: 'given',
};

const turnOf = (board: BoardProps): TurnFacts | null => {
  const { turn, known } = viewOf(board.draft);
  const { actions: names, hulls, crests, goods } = decidingOf(board);
  const kinds: Readonly<Record<string, string>> = { ...hulls, ...crests, ...goods };
  const { rewards } = wordsOf(board).names;
  return (
    turn && {
      name: board.names[turn.seat]!,
      action: names[turn.action],
      asks: turn.asks,
      blue: turn.blue,
      extra: turn.extra && names[turn.extra],
      bought: turn.bought.map(kind => kinds[kind]!),
      hasPassed: turn.passed,
      rewards:
        turn.rewards === undefined
          ? null
          : {
              left: turn.rewards,
              taken: Object.entries(turn.taken ?? {}).map(
                ([reward, count]) => `${count} × ${rewards[reward as keyof typeof rewards]}`,
              ),
            },
      uses: known.uses,
      isLast: known.last === 1,
      free: FREE[known.fifth] ?? 'none',
      extraCrowns: known.extraCrowns,
    }
  );
};

const state: Answer = (board, _, texts) => {
  const view = viewOf(board.draft);
  const facts = {
    seats: board.names.map((name, seat) => ({ name, isYou: seat === board.state.eyes })),
    round: view.round,
    rounds: tables.ROUNDS[view.players.length]!,
    phase: view.phase,
    phases: tables.PHASES,
    start: board.names[view.start]!,
    wheel: view.wheel,
    anchor: view.anchor,
    isOver: view.over,
    turn: turnOf(board),
  };
  return texts.state(facts).join('\n');
};

const box: Answer = (board, _, texts) => {
  const { players, start, layout } = viewOf(board.draft).known.options;
  const { actions: names, hulls, crests, goods } = decidingOf(board);
  const spaces = layout.bonuses.map((bonus, space) => ({
    bonus: wordsOf(board).names.bonuses[bonus],
    prices: layout.prices[space]!,
  }));
  const items = {
    hulls: layout.items.hulls.map(hull => hulls[hull]),
    masts: layout.items.masts.map(crest => crests[crest]),
    sails: layout.items.sails.map(crest => crests[crest]),
    goods: layout.items.goods.map(good => goods[good]),
  };
  const first = start === null ? null : board.names[start]!;
  return texts.box({ spaces, wheel: layout.wheel, items, players, start: first }, names).join('\n');
};

const score: Answer = (board, _, texts) => {
  const { standing } = decidingOf(board);
  return board.names
    .map((name, seat) => {
      const rows = standingRows(positionOf(board.draft), seat);
      return texts.score(name, STANDING_ROWS.map(row => `${standing[row]} ${makeNumber(rows[row])}`).join(', '));
    })
    .join('\n');
};

const supply: Answer = (board, _, texts) => {
  const left = stacksOf(viewOf(board.draft).players);
  return texts.supply(TILES.map(tile => texts.stack(wordsOf(board).names.tiles[tile], left[tile])).join(', '));
};

const ANSWERS: Readonly<Record<Question, Answer>> = {
  actions,
  dock,
  ships,
  storage,
  others,
  state,
  score,
  supply,
  box,
};

const TEXT_FILES = import.meta.glob<Record<string, SpeechTexts>>('../text/speech.??.ts');

const isOwnPlace = (kind: string): kind is OwnPlace => (OWN_PLACES as readonly string[]).includes(kind);
const isCommonPlace = (kind: string): kind is CommonPlace => (COMMON_PLACES as readonly string[]).includes(kind);

/** Things of a seat are called by their owner; a space of the ring by what lies on it, and by its number. */
const placeName = (place: string, board: BoardProps, { places }: SpeechTexts): string | undefined => {
  const [kind = '', number, ship] = place.split('-');
  if (number === undefined) return isCommonPlace(kind) ? places.common[kind] : undefined;
  if (kind === 'space') {
    const fact = actionFacts(positionOf(board.draft), seatOf(board)).find(({ space }) => space === Number(number));
    return fact && `${wordsOf(board).names.actions[fact.action]} (${fact.space + 1})`;
  }
  const name = board.names[Number(number)];
  if (name === undefined) return undefined;
  if (kind === 'ship') return places.of(ship === 'new' ? places.newShip : places.ship(Number(ship)), name);
  return isOwnPlace(kind) ? places.of(places.own[kind], name) : undefined;
};

/** All that can be asked and answered, in one language. */
export const speechIn = async (language: Language): Promise<Speech> => {
  const texts = await loadTexts(TEXT_FILES, language);
  return {
    ...makeSpeech(QUESTIONS, ANSWERS, shortMove, texts),
    placeName: (place, board) => placeName(place, board, texts),
  };
};
