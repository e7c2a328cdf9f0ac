import { type Game, LANGUAGES, type Language, MoveList, type Position, SeededChance } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import type { BoardModule, BoardProps } from '../../../board/board.ts';
import { Draft } from '../../../board/draft.ts';
import { board as nauticus } from '../../../games/nauticus/index.ts';
import { board as nautilus } from '../../../games/nautilus/index.ts';
import { change } from '../../../settings/settings.ts';
import { text } from '../../../text/text.ts';
import { stateAt } from '../../testing/stage.ts';
import { ASKABLE } from '../hints.ts';

const TABLES: readonly { readonly id: BoardGameId; readonly module: BoardModule; readonly asked: object }[] = [
  { id: 'nauticus', module: nauticus, asked: { players: 2 } },
  { id: 'nauticus', module: nauticus, asked: { players: 4 } },
  { id: 'nautilus', module: nautilus, asked: { variant: 'duel' } },
  { id: 'nautilus', module: nautilus, asked: { variant: 'team' } },
];

/** Moves between two looks at a game, and looks. */
const APART = 41;
const LOOKS = 4;

/** A game at some of its decisions. */
const looksAt = (game: Game, asked: object): readonly Position[] => {
  const chance = SeededChance.from('signs');
  const setup = game.setup(asked);
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, chance);
  const list = new MoveList();
  return Array.from({ length: LOOKS }, () => {
    for (let made = 0; made < APART; made++) {
      const [seat] = position.deciders();
      if (seat === undefined) break;
      list.clear();
      position.moves(seat, list);
      position.play(seat, list.at(chance.die(list.length)), chance);
    }
    return position.clone();
  });
};

const propsAt = async (id: BoardGameId, module: BoardModule, position: Position, language: Language) => {
  const game: Game = GAMES[id];
  const state = stateAt(id, position, position.deciders()[0] ?? 0);
  const [words, texts] = await Promise.all([game.words(language), module.texts(language)]);
  const props: BoardProps = {
    draft: Draft.of(game, state),
    state,
    words: words.seenBy?.({ ...state.view, seat: state.eyes }) ?? words,
    texts,
    language,
    names: state.seats.map(({ name }) => name),
    since: [],
    lastTurns: [],
    onMove: () => undefined,
    onBack: () => undefined,
    onRule: () => undefined,
  };
  return props;
};

const root = document.createElement('div');
afterEach(() => {
  act(() => render(null, root));
});

/** Pictures of their own; not those in which parts are asked about one by one, nor those beside words in what was opened. */
const pictures = (): readonly Element[] =>
  [...root.querySelectorAll('svg, .small-card')].filter(
    each => !each.parentElement?.closest('svg, [popover]') && each.querySelector('[data-hint]') === null,
  );

const show = ({ Board, Seats, Counters }: BoardModule, props: BoardProps): Promise<void> =>
  act(() =>
    render(
      <>
        <Seats {...props} />
        <Board {...props} />
        <Counters {...props} />
      </>,
      root,
    ),
  );

describe.each(TABLES)('$id, $asked', ({ id, module, asked }) => {
  test('every sign, counter, tile and card is answered with a sentence in every language', async () => {
    change({ language: 'en', notes: false, reminders: false });
    await text.load();
    for (const position of looksAt(GAMES[id], asked)) {
      await show(module, await propsAt(id, module, position, 'en'));
      const untold = pictures().filter(each => each.closest(ASKABLE) === null);
      expect(untold.map(each => each.parentElement?.className)).toEqual([]);
      const names = new Set([...root.querySelectorAll<HTMLElement>('[data-hint]')].map(each => each.dataset.hint!));
      for (const language of LANGUAGES) {
        const [props, { about }] = await Promise.all([propsAt(id, module, position, language), module.hints(language)]);
        for (const name of names) expect(about(name, props), `${name} in ${language}`).toMatch(/^\S.*\.$/s);
      }
    }
  });
});
