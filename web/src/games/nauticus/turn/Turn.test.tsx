import { LANGUAGES, type Language, Players, type Position, SeededChance, tryPlay } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { positionOf as positionIn } from '@ankerplatz/nauticus/testing';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../../board/board.ts';
import { Draft } from '../../../board/draft.ts';
import { change } from '../../../settings/settings.ts';
import { mergedOf } from '../../../table/model/turns.ts';
import { stateAt } from '../../../table/testing/stage.ts';
import { text } from '../../../text/text.ts';
import { spokenName } from '../../testing/page.ts';
import { board as module } from '../index.ts';
import { viewOf } from '../selectors.ts';
import { countersOf } from './counts.ts';
import { remindersOf } from './reminders.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

let language: Language = 'en';

/** The props of a board after some steps. */
const propsAt = async (
  start: string | Position,
  moves: string,
  onMove: (move: string) => void = () => undefined,
  eyes: number | null = 0,
) => {
  const state = stateAt('nauticus', typeof start === 'string' ? positionIn(start) : start, eyes);
  const steps = moves === '' ? [] : moves.split(', ');
  const draft = steps.reduce(
    (drafted, move) => {
      const played = drafted.play(move);
      if (!played.ok) throw new Error(`${move} is refused`);
      return played.value;
    },
    Draft.of(nauticus, state),
  );
  const [words, texts] = await Promise.all([nauticus.words(language), module.texts(language)]);
  const props: BoardProps = {
    draft,
    state,
    words,
    texts,
    language,
    names: NAMES.slice(0, state.seats.length),
    since: [],
    onMove,
    onBack: () => undefined,
    onRule: () => undefined,
  };
  return props;
};

const buttonAt = async (start: string, moves: string) => module.mainButton(await propsAt(start, moves));
const remindersAt = async (start: string, moves: string) => remindersOf(await propsAt(start, moves));
const asked = async (start: string, moves: string, command: string) =>
  (await module.speech(language)).answer(command, await propsAt(start, moves));

beforeEach(async () => {
  language = 'en';
  localStorage.clear();
  change({ language: 'en', notes: true, reminders: true, hideStanding: false });
  await text.load();
});

const HULLS = 'hulls@3 2b | 15t 4w extra | 15t 4w';

describe('the main button says what it does', () => {
  test('choosing', async () => expect(await buttonAt(HULLS, '')).toEqual({ label: 'Choose an action', moves: [] }));
  test('passing is one tap, also with the extra action in hand', async () =>
    expect(await buttonAt(HULLS, 'take hulls')).toEqual({
      label: 'Pass: −3 becomes a crown',
      moves: ['pass', 'end'],
      isQuiet: true,
    }));
  test('passing without the extra action', async () =>
    expect(await buttonAt('hulls@3 2b phase2 | 15t 4w passed1 | .', 'take hulls')).toEqual({
      label: 'Pass: −2 becomes a crown',
      moves: ['pass'],
      isQuiet: true,
    }));
  test('passing with all tiles turned', async () =>
    expect((await buttonAt('hulls@3 2b phase4 | 15t 4w passed3 | .', 'take hulls')).label).toBe('Pass'));
  test('blue workers unused', async () =>
    expect(await buttonAt(HULLS, 'take hulls, buy bow new')).toEqual({
      label: 'End turn, 1 blue worker unused',
      moves: ['end'],
    }));
  test('nothing unused', async () =>
    expect((await buttonAt(HULLS, 'take hulls, buy bow new, buy stern ship 1')).label).toBe('End turn'));
  test('rewards', async () => {
    const start = 'sails@3 2b | 15t bow.stern/whale*2/whale | .';
    expect((await buttonAt(start, 'take sails, buy sail:whale ship 1')).label).toBe('Take 2 rewards');
    expect((await buttonAt(start, 'take sails, buy sail:whale ship 1, reward taler')).label).toBe('Take 1 more reward');
  });
  test('bonus and free tile', async () => {
    expect((await buttonAt('hulls@1 2b | 15t 4w | .', 'take hulls')).label).toBe('Choose the bonus tile');
    const four = 'take hulls, buy bow new, buy stern new, buy middle new, buy single store';
    expect((await buttonAt(HULLS, four)).label).toBe('Choose the free tile');
  });
  test('the extra action', async () => {
    expect(await buttonAt(HULLS, 'take hulls, extra money')).toEqual({ label: 'Use the extra action', moves: [] });
    expect(await buttonAt(HULLS, 'take hulls, extra money, money')).toEqual({
      label: 'End extra action, back to: Hull parts',
      moves: ['end'],
    });
    expect((await buttonAt(HULLS, 'take hulls, pass')).label).toBe('End turn');
    expect((await buttonAt(HULLS, 'take hulls, pass, extra money, money')).label).toBe('End turn');
  });
  test('in the other languages', async () => {
    language = 'de';
    expect((await buttonAt(HULLS, 'take hulls')).label).toBe('Passen: −3 wird zur Krone');
    expect((await buttonAt(HULLS, 'take hulls, buy bow new')).label).toBe('Zug beenden, 1 blauer Arbeiter ungenutzt');
    language = 'fr';
    expect((await buttonAt(HULLS, 'take hulls')).label).toBe('Passer\u00a0: −3 devient une couronne');
  });
});

describe('a turn that is complete and not handed in', () => {
  test.each([
    ['ended', 'take hulls, buy bow new, end'],
    ['passed', 'take hulls, pass, end'],
  ])('%s, it stays in its phase, with what it brought', async (_, moves) => {
    const props = await propsAt(HULLS, moves);
    expect(props.draft.isComplete).toBe(true);
    expect(module.heading(props)).toBe(module.heading(await propsAt(HULLS, '')));
    const { turn, players } = viewOf(props.draft);
    expect(turn).toMatchObject({ seat: 0, action: 'hulls' });
    expect(players[0]!.ships.length + players[0]!.passes).toBe(1);
    const root = document.createElement('div');
    await act(() => render(<Everything {...props} />, root));
    expect(root.querySelector('.turn')!.textContent).toBe('Hull partsYour turn is complete, but not submitted yet.');
    expect(root.querySelectorAll('.is-offered')).toHaveLength(0);
    await act(() => render(<Everything {...props} isSent />, root));
    expect(root.querySelector('.turn')!.textContent).toContain('Your turn is submitted.');
    render(null, root);
  });
});

describe('counters before and after', () => {
  test('what a turn costs and brings', async () => {
    const props = await propsAt(HULLS, 'take hulls, buy bow new, buy stern ship 1, buy single store');
    expect(countersOf(props)).toEqual({
      workers: { before: 4, after: 3, limit: null },
      blue: { before: 2, after: 0, limit: null },
      taler: { before: 15, after: 11, limit: null },
      storage: { before: 0, after: 1, limit: 12 },
      now: { before: 10, after: 11, limit: null },
    });
  });
});

describe('reminders', () => {
  const GOODS = 'goods@3 3b | 8t 4w | .';
  test('the fourth kind brings a free tile', async () => {
    expect(await remindersAt(GOODS, 'take goods, buy grain store, buy coffee store, buy salt store')).toEqual([
      'fish for 2 brings a free tile.',
    ]);
    expect(await remindersAt(GOODS, 'take goods, buy grain store')).toEqual([]);
  });
  test('a bonus tile that does not fit', async () =>
    expect(await remindersAt('hulls@1 2b | 15t 4w [fish*11] | .', 'take hulls')).toEqual([
      'No room: the bonus tile is lost.',
    ]));
  test('the last turn of the round with −3 showing', async () => {
    expect(await remindersAt('hulls@3 2b round2 phase7 | 15t 4w | .', 'take hulls')).toEqual([
      'Last turn of the round: −3 not turned yet.',
    ]);
    expect(await remindersAt('hulls@3 2b round2 phase7 | 15t 4w passed1 | .', 'take hulls')).toEqual([]);
  });
  test('the last turn of the game with the extra action unused', async () =>
    expect(await remindersAt('hulls@3 2b round4 phase7 | 15t 4w extra passed1 | .', 'take hulls')).toEqual([
      'Last turn: your extra action is unused.',
    ]));
});

describe('speech', () => {
  const start = 'hulls@3 2b phase2 | 12p 15t 4w extra passed1 [fish*2 mast:star] bow.middle/whale*2/whale/fish | 9t .';
  test('ships', async () =>
    expect(await asked(start, '', 'ships')).toBe(
      'Ship 1: bow, middle, open; 2 whale masts; 1 whale sail; fish. Missing: stern, 1 mast (whale or crown) and 2 sails (whale or crown).',
    ));
  test('storage', async () =>
    expect(await asked(start, '', 'storage')).toBe('Storage, 4 of 12 fields: star mast, 2 × fish.'));
  test('the table of actions', async () => {
    const lines = (await asked(start, '', 'a'))!.split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[3]).toBe(
      'Space 4, Hull parts: bonus 2 points; 2 blue workers; bow 1, middle 2, stern 3, 1-ship 0; up to 6 uses (2 blue).',
    );
  });
  test('dock, others, score, supply', async () => {
    expect(await asked(start, '', 'd')).toContain('Pass tiles still showing: −2, −1. Extra action available.');
    expect(await asked(start, '', 'o')).toContain('Bo: 10 points');
    expect(await asked(start, '', 'score')).toContain('Ada: Track 12, Unturned pass tiles −3, Delivered goods 0');
    expect(await asked(start, '', 'supply')).toContain('bow 17');
  });
  test.each([
    ['en', ['Dockyard (Bo)', 'Room for a new ship (Bo)', 'Ship 2 (Ada)', 'Wheel']],
    ['de', ['Werft (Bo)', 'Platz für ein neues Schiff (Bo)', 'Schiff 2 (Ada)', 'Drehscheibe']],
    ['fr', ['Chantier naval (Bo)', 'Place pour un nouveau navire (Bo)', 'Navire 2 (Ada)', 'Roue']],
  ] as const)('places are called by whose they are: %s', async (each, names) => {
    const { placeName } = await module.speech(each);
    const board = await propsAt(start, '');
    const places = ['dock-1', 'ship-1-new', 'ship-0-2', 'wheel', 'seat-9', 'nowhere'];
    expect(places.map(place => placeName?.(place, board))).toEqual([...names, undefined, undefined]);
  });
  test('what is no question is not answered', async () => expect(await asked(start, '', 'buy bow')).toBeUndefined());
  test('every question has its help in every language', async () => {
    for (const each of LANGUAGES) expect((await module.speech(each)).questions).toHaveLength(9);
  });
});

describe('a turn by taps', () => {
  let root: HTMLElement;
  let props: BoardProps;
  let refused: string[];

  const show = async (start: string | Position, eyes: number | null = 0): Promise<void> => {
    refused = [];
    root = document.createElement('div');
    document.body.append(root);
    const onMove = (move: string): void => {
      const played = props.draft.play(move);
      if (played.ok) props = { ...props, draft: played.value };
      else refused.push(move);
      draw();
    };
    props = await propsAt(start, '', onMove, eyes);
    await act(draw);
  };
  const draw = (): void => render(<Everything {...props} />, root);
  const tap = async (zone: string, label: string): Promise<void> => {
    const found = [...root.querySelectorAll(`${zone} button`)].find(button => spokenName(button).includes(label));
    if (!found)
      throw new Error(`no ${label} in ${zone}: ${[...root.querySelectorAll(`${zone} button`)].map(spokenName)}`);
    await act(() => (found as HTMLButtonElement).click());
  };
  const moves = (): string[] => props.draft.steps.map(({ move }) => move);
  const note = (): string => root.querySelector('.notes')!.textContent ?? '';

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  test('the goal is said at the first turn, with the rounds of this table', async () => {
    await show('hulls@3 phase1 round1 | 15t 4w | .');
    expect(note()).toBe('Most points after 4 rounds win: ships, crowns, goods.');
    localStorage.clear();
    await show('hulls@3 phase1 round1 | 15t 4w | . | .');
    expect(note()).toBe('Most points after 5 rounds win: ships, crowns, goods.');
  });

  test('tap a tile, tap where it goes; one possible place needs no second tap', async () => {
    await show(HULLS);
    await tap('.actions', 'Hull parts');
    await tap('.shop', 'bow');
    expect(moves()).toEqual(['take hulls']);
    await tap('.where', 'Starts ship 1');
    await tap('.shop', 'stern');
    await tap('.where', 'hull closed: size 2');
    await tap('.shop', '1-ship');
    await tap('.shop', 'middle');
    await tap('.dock', 'Starts ship 2');
    expect(moves()).toEqual(['take hulls', 'buy bow new', 'buy stern ship 1', 'buy single store', 'buy middle new']);
    await tap('.gifts', 'bow');
    expect(moves().at(-1)).toBe('free bow');
    expect(refused).toEqual([]);
  });

  test('focus follows from the list into the turn', async () => {
    await show(HULLS);
    root.querySelector<HTMLElement>('.actions .action-take')!.focus();
    await tap('.actions', 'Hull parts');
    await vi.waitFor(() => expect(document.activeElement).toBe(root.querySelector('.turn')));
  });

  test('the list is put away while an action runs, and the same one comes back', async () => {
    await show(HULLS);
    const list = root.querySelector('.actions')!;
    const { innerHTML } = list;
    await tap('.actions', 'Hull parts');
    expect(list.hasAttribute('inert')).toBe(true);
    expect(list.innerHTML).toBe(innerHTML);
    props = { ...props, draft: props.draft.backTo(0) };
    await act(draw);
    expect(root.querySelector('.actions')).toBe(list);
    expect(list.hasAttribute('inert')).toBe(false);
  });

  test('what is not possible is handed to the frame, which explains it', async () => {
    await show('hulls@3 2b | 2t 4w bow.stern [fish] | .');
    await tap('.actions', 'Hull parts');
    await tap('.shop', 'stern');
    await tap('.storage', 'fish');
    expect(refused).toEqual(['buy stern store', 'load fish ship 1']);
    await tap('.shop', 'bow');
    await tap('.dock', 'Ship 1');
    expect(refused.at(-1)).toBe('buy bow ship 1');
  });

  test('transport: from storage onto a ship, which is finished, and its rewards', async () => {
    await show('transport@3 3b | 1w [sail:star fish] single/star single/helm | .');
    await tap('.actions', 'Transport');
    await tap('.storage', 'star sail');
    await tap('.rewards', 'Crown sail');
    expect(moves()).toEqual(['take transport', 'load sail:star ship 1', 'reward sail:crown']);
    await tap('.shop', 'Load the crown sail');
    await tap('.rewards', '2 different goods');
    await tap('.reward-pairs', 'coffee');
    expect(moves().slice(3)).toEqual(['load sail:crown ship 2', 'reward coffee+fish']);
  });

  test('money, crowns, delivery', async () => {
    await show('money@3 2b | 2w extra [mast:crown] single/star/star/fish | .');
    await tap('.actions', 'Money');
    await tap('.turn', '2 taler for 1 worker');
    await tap('.turn', 'Extra action');
    await tap('.extra-choices', 'Crowns');
    await tap('.turn', '1 point for 1 worker');
    expect(moves()).toEqual(['take money', 'money', 'extra crowns', 'crowns']);
  });

  test('a ship to be delivered, by its button or on the dock', async () => {
    await show('deliver@3 2b | 2w 2*single/star/star/fish | .');
    await tap('.actions', 'Delivery');
    await tap('.turn', 'Unload ship 1');
    await tap('.dock', 'unload: 1 worker');
    expect(moves()).toEqual(['take deliver', 'deliver ship 1', 'deliver ship 2']);
  });

  test.each([
    [
      'crowns@3 2b | 2w 2*single/star/star/fish [mast:crown] bow.stern/crown.crown | .',
      'take crowns',
      '3 points for 1 worker',
    ],
    ['deliver@3 2b | 2w single/star/star/fish | .', 'take deliver', 'Unload ship 1'],
  ])('who watches sees what the seat on turn can do: %s', async (start, move, words) => {
    const played = tryPlay(nauticus, positionIn(start), 0, move, SeededChance.from('watched'));
    if (!played.ok) throw new Error(played.error.code);
    await show(played.value, 1);
    const [found, ...others] = [...root.querySelectorAll('.turn [data-place=use]')];
    expect(spokenName(found!)).toContain(words);
    expect(found!.getAttribute('aria-disabled')).toBe('true');
    expect(others).toEqual([]);
  });

  test('a tapped ship says what it would bring and what it lacks', async () => {
    await show('money@3 2b | 2w bow.middle/whale | .');
    await tap('.dock', 'Ship 1');
    expect(note()).toContain(
      'Ship 1: Once finished: 20 points and 3 rewards (could grow to size 4). Missing: stern, 2 masts (whale or crown) and 3 sails (whale or crown).',
    );
  });

  test('the first-time note to an event comes once', async () => {
    await show(HULLS);
    await tap('.actions', 'Hull parts');
    await tap('.shop', '1-ship');
    expect(note()).toContain('What costs 0 taler always goes to storage first.');
    render(null, root);
    root.remove();
    await show(HULLS);
    await tap('.actions', 'Hull parts');
    await tap('.shop', '1-ship');
    expect(note()).not.toContain('What costs 0 taler');
  });

  test('no notes and no reminders for who wants none', async () => {
    change({ notes: false, reminders: false });
    await show('goods@3 3b round2 phase7 | 8t 4w | .');
    await tap('.actions', 'Goods');
    expect(note()).toBe('');
    expect(root.querySelector('.reminder')).toBeNull();
  });

  test('a reminder can be switched off where it stands', async () => {
    await show('goods@3 3b round2 phase7 | 8t 4w | .');
    await tap('.actions', 'Goods');
    expect(root.querySelector('.reminder')!.textContent).toContain('Last turn of the round');
    await tap('.reminders', 'No more reminders');
    expect(root.querySelector('.reminder')).toBeNull();
  });

  test('who else could use an action', async () => {
    await show('sails@3 2b | 15t 4w | 9t single/star | .');
    const others = [...root.querySelectorAll('.action-others')].map(spokenName);
    expect(others[3]).toBe('Other players: Bo, up to 2 uses, could finish ship 1; Cy, up to 1 use');
  });

  test('who is not asked sees everything and is offered nothing', async () => {
    for (const eyes of [1, null]) {
      await show('sails@3 2b | 15t 4w bow.stern/star | 9t single/star', eyes);
      expect(root.querySelectorAll('.actions .is-offered')).toHaveLength(0);
      expect(root.querySelectorAll('.action-row')).toHaveLength(8);
      expect(root.querySelectorAll('.opponent')).toHaveLength(eyes === null ? 2 : 1);
      expect(module.mainButton(props)).toEqual({ label: 'Wait for your turn', moves: [] });
      render(null, root);
    }
  });

  test('rewards that cannot be taken say why', async () => {
    await show('sails@3 3b | 9t [fish*12] bow.stern/anchor*2/anchor | .');
    await tap('.actions', 'Sails');
    await tap('.shop', 'anchor');
    const crown = [...root.querySelectorAll('.reward')].find(each => each.textContent!.includes('Crown mast'))!;
    expect(crown.textContent).toContain('field');
    await tap('.rewards', 'Crown mast');
    expect(refused).toEqual(['reward mast:crown']);
  });
});

/** The zones and the action bar as the frame would show them. */
function Everything(props: BoardProps) {
  const { Board, Counters, Seats } = module;
  return (
    <>
      <Seats {...props} />
      <Board {...props} />
      <Counters {...props} />
    </>
  );
}

describe('what is told', () => {
  const money = (seat: number, taler: number) => ({ type: 'gotMoney', seat, taler });
  const crowns = (count: number, points: number) => ({ type: 'scoredCrowns', seat: 0, crowns: count, points });

  test('money and crowns of several uses are told with their sum', () => {
    expect(module.merged?.(money(0, 2), money(0, 2))).toEqual(money(0, 4));
    expect(module.merged?.(crowns(3, 3), crowns(3, 2))).toEqual(crowns(3, 5));
  });

  test('what others did, or what differs, is told by itself', () => {
    expect(module.merged?.(money(0, 2), money(1, 2))).toBeUndefined();
    expect(module.merged?.(crowns(3, 3), crowns(4, 4))).toBeUndefined();
    expect(module.merged?.(money(0, 2), crowns(3, 3))).toBeUndefined();
  });

  test('what is bought or transported one after another is one sentence, by where it goes', async () => {
    const props = await propsAt(HULLS, '');
    const buy = (tile: string, price: number, to: unknown) => ({ type: 'bought', seat: 0, tile, price, to });
    const [ship, store] = [{ ship: 1, isNew: true }, 'store'];
    const bought = [buy('bow', 2, ship), buy('stern', 1, { ship: 1, isNew: false }), buy('middle', 0, store)];
    const told = mergedOf([...bought, buy('middle', 4, store), money(0, 2)], module);
    expect(told.map(({ type }) => type)).toEqual(['several', 'gotMoney']);
    const players = new Players(props.names);
    expect(module.sentence?.(told[0]!, props, players)).toBe(
      'Ada buys for 7 taler: bow and stern (ship 1), 2 × middle (storage).',
    );
    const loaded = { type: 'loaded', seat: 0, tile: 'fish', to: ship };
    const [both] = mergedOf([loaded, loaded], module);
    expect(module.sentence?.(both!, props, players)).toBe('Ada transports from storage: 2 × fish (ship 1).');
    expect(mergedOf([bought[0]!, { ...bought[1]!, seat: 1 }, loaded], module)).toHaveLength(3);
    expect(module.sentence?.(bought[0]!, props, players)).toBeUndefined();
  });
});
