import { type Chance, LANGUAGES, type Language, languagesOf, Players } from '@ankerplatz/kit';
import { type NautilusEvent, type NautilusPosition, type NautilusReason, nautilus } from '@ankerplatz/nautilus';
import { positionOf } from '@ankerplatz/nautilus/testing';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../../board/board.ts';
import { Draft } from '../../../board/draft.ts';
import type { LogEntry, TableState } from '../../../board/source.ts';
import { change } from '../../../settings/settings.ts';
import { startOf, stateAt } from '../../../table/testing/stage.ts';
import { text } from '../../../text/text.ts';
import { spokenName } from '../../testing/page.ts';
import { board as module } from '../index.ts';
import { giversOf, knownCards, knownNotes } from '../private-knowledge.ts';
import { Result } from '../result/Result.tsx';
import { decidingOf, viewOf } from '../selectors.ts';
import type { NautilusTexts } from '../text/texts.ts';
import { remindersOf } from './reminders.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

let language: Language = 'en';

const stateOf = (position: NautilusPosition | string, eyes: number | null, changes: Partial<TableState> = {}) =>
  stateAt('nautilus', typeof position === 'string' ? positionOf(position) : position, eyes, changes);

/** The props of a board after some steps. */
const propsOf = async (
  state: TableState,
  moves = '',
  act: Partial<Pick<BoardProps, 'onMove' | 'onBack'>> = {},
  spoken: Language = language,
): Promise<BoardProps> => {
  const draft = moves
    .split(', ')
    .filter(Boolean)
    .reduce(
      (drafted, move) => {
        const played = drafted.play(move);
        if (!played.ok) throw new Error(`${move} is refused`);
        return played.value;
      },
      Draft.of(nautilus, state),
    );
  const [words, texts] = await Promise.all([nautilus.words(spoken), module.texts(spoken)]);
  return {
    draft,
    state,
    words: words.seenBy({ ...draft.view, seat: state.eyes }),
    texts,
    language: spoken,
    names: NAMES.slice(0, state.seats.length),
    since: [],
    onMove: () => undefined,
    onBack: () => undefined,
    onRule: () => undefined,
    ...act,
  };
};

const at = (position: string, moves = '', eyes: number | null = 0) => propsOf(stateOf(position, eyes), moves);
const NO_CHANCE: Chance = { die: () => 0, shuffle: () => undefined };

/** A position after moves, each of the first seat that must decide. */
const after = (start: string, ...moves: readonly string[]): NautilusPosition => {
  const position = positionOf(start);
  for (const move of moves) position.play(position.deciders()[0]!, nautilus.parseMove(position, move)!, NO_CHANCE);
  return position;
};
const entryOf = (events: LogEntry['events'], seat = 1): LogEntry => ({
  entry: 1,
  kind: 'move',
  seat,
  move: 'play',
  events,
});

beforeEach(async () => {
  language = 'en';
  localStorage.clear();
  change({ language: 'en', notes: false, reminders: true });
  await text.load();
});

const AFLOAT = '5 6 compass 12 / 9 / 3 / 2 | n1 t3 n2 t60 n3 t7 e1 t5 s1 t34 e4 h3 moby t30';

describe('the button says what is to be done, and what handing in does', () => {
  const labels = async (position: string, moves = '', eyes = 0) => {
    const props = await at(position, moves, eyes);
    return props.draft.isComplete ? module.handIn!(props) : module.mainButton(props).label;
  };
  test('a card is to be chosen, then it is played', async () => {
    expect(await labels(AFLOAT)).toBe('Choose a move');
    expect(await labels(AFLOAT, 'play 6 n2>t2')).toBe('Play the 6');
    expect(await labels(AFLOAT, 'play 5 n1>t4')).toBe('4 steps of the 5 left');
    expect(await labels(AFLOAT, '', 1)).toBe('Wait for your turn');
  });
  test('what shows something cannot be taken back, and says so', async () => {
    const hand = 'storm telescope privateer trade moby / 9 / 3 / 2 | n1 t3 moby t30';
    for (const card of ['storm', 'telescope', 'privateer', 'trade'])
      expect(await labels(hand, `play ${card}`)).toBe(`Play the ${card}: cannot be taken back`);
    expect(await labels(hand, 'play moby')).toBe('Play the Moby Dick card');
  });
  test('no card can be used', async () => {
    expect(await labels('6 9 / 2 / 3 / 2 | e1 t5')).toBe('Choose a card to discard');
    expect(await labels('6 9 / 2 / 3 / 2 | e1 t5', 'discard 9')).toBe('Discard the 9');
  });
  test('after a Nautilùs its card is to be used', async () => {
    const state = stateOf(after('6 / nautilus 9 / 3 / 2 | n1 t3 e1 t20', 'play 6 n1>t9'), 1);
    expect(module.mainButton(await propsOf(state, 'play nautilus')).label).toBe('Use the 6');
  });
  test.each([
    ['trade', 'Use the trade', ['play trade', 'trade 9', 'trade 3']],
    ['moby', 'Use the Moby Dick card', ['play moby']],
  ])('after a Nautilùs the %s needs no choosing: it is one tap', async (card, label, moves) => {
    const state = stateOf(after(`${card} 9 / nautilus 9 / 3 / 2 | n1 t3 e1 t20 moby t30`, ...moves), 1);
    expect(module.mainButton(await propsOf(state, 'play nautilus'))).toEqual({ label, moves: [`use ${card}`] });
  });
  test('keeping is one tap where nothing else is allowed', async () => {
    const duel = startOf('nautilus', { variant: 'duel' }) as NautilusPosition;
    const [seat] = duel.deciders();
    const props = await propsOf(stateOf(duel, seat!));
    const expected =
      props.draft.moves.length === 1
        ? { label: 'Keep this hand', moves: ['keep'] }
        : { label: 'Keep the hand or draw anew', moves: [] };
    expect(module.mainButton(props)).toEqual(expected);
  });
  test('in the other languages', async () => {
    language = 'de';
    expect(await labels(AFLOAT, 'play 6 n2>t2')).toBe('Spiele die 6');
    language = 'fr';
    expect(await labels(AFLOAT, 'play 6 n2>t2')).toBe('Jouer le 6');
  });
});

describe('by taps', () => {
  let root: HTMLElement;
  let props: BoardProps;
  let refused: string[];

  const draw = (): void => render(<Everything {...props} />, root);
  const show = async (
    position: NautilusPosition | string,
    eyes: number | null = 0,
    changes: Partial<TableState> = {},
  ): Promise<void> => {
    refused = [];
    root = document.createElement('div');
    document.body.append(root);
    props = await propsOf(stateOf(position, eyes, changes), '', {
      onMove: move => {
        const played = props.draft.play(move);
        if (played.ok) props = { ...props, draft: played.value };
        else refused.push(move);
        draw();
      },
      onBack: step => {
        props = { ...props, draft: props.draft.backTo(step) };
        draw();
      },
    });
    await act(draw);
  };
  const labelOf = (button: Element): string => {
    const about = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    return [spokenName(button), about].filter(Boolean).join(', ');
  };
  const buttons = (zone: string): Element[] => [...root.querySelectorAll(`${zone} button`)];
  /** A key would offer every use of a card at once. */
  const finger = (button: Element): void => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  };
  const tap = async (zone: string, label: string): Promise<void> => {
    const found = buttons(zone).find(button => labelOf(button).includes(label));
    if (!found) throw new Error(`no ${label} in ${zone}: ${buttons(zone).map(labelOf).join(' | ')}`);
    await act(() => (zone === '.hand' ? finger(found) : (found as HTMLButtonElement).click()));
  };
  const card = (name: string): Promise<void> => tap('.hand', name);
  const use = (name: string): Promise<void> => tap('.uses', name);
  const uses = (): string[] => buttons('.uses').map(labelOf);
  const asked = (): string => root.querySelector('.turn > p')!.textContent ?? '';
  const moves = (): string[] => props.draft.steps.map(({ move }) => move);

  afterEach(() => {
    render(null, root);
    root.remove();
  });

  test('card, sailor, place', async () => {
    await show('12 7 / 9 / 3 / 2 | n1 t34 n2 t60 e1 t20');
    await card('12');
    expect(uses()).toEqual([
      'A: Your no. 1 → South 14',
      'B: Your no. 2 → North 8',
      'C: Your no. 3 comes out → North start',
    ]);
    await use('Your no. 2');
    expect(moves()).toEqual(['play 12 n2>t8']);
    await card('7');
    await use('Your no. 2: 2 places');
    expect(moves()).toEqual([]);
    await use('harbour North 3');
    expect(moves()).toEqual(['play 7 n2>h2']);
  });

  test('a tap counts from the moment that the turn is shown', async () => {
    await show('12 7 / 9 / 3 / 2 | n1 t34 n2 t60 e1 t20');
    const next = stateOf('12 7 / 9 / 3 / 2 | n1 t34 n2 t61 e1 t20', 0, { version: 9 });
    await act(() => {
      props = { ...props, state: next, draft: Draft.of(nautilus, next) };
      draw();
      finger(buttons('.hand').find(button => labelOf(button).startsWith('12'))!);
    });
    expect(uses()).toContain('A: Your no. 1 → South 14');
  });

  test('a card with one use needs no second tap', async () => {
    await show('6 9 / 9 / 3 / 2 | n1 t30');
    await card('6');
    expect(moves()).toEqual(['play 6 n1>t36']);
  });

  test('what is chosen can be chosen otherwise until it is handed in', async () => {
    await show('6 9 / 9 / 3 / 2 | n1 t30');
    await card('6');
    await card('9');
    expect(moves()).toEqual(['play 9 n1>t39']);
    await card('9');
    expect(moves()).toEqual([]);
  });

  test('what is on its way to the server is not offered to be chosen otherwise', async () => {
    await show('6 9 12 / 9 / 3 / 2 | n1 t30');
    await card('6');
    props = { ...props, isSent: true };
    await act(draw);
    expect(root.querySelectorAll('.hand .is-offered')).toHaveLength(0);
    await card('12');
    expect(uses()).not.toContain('A: Your no. 1 → South 10');
  });

  test('what a walk captures is said before it is made', async () => {
    await show('7 2 / 9 / 3 / 2 | n1 t3 n2 t20 e1 t5 w2 t10');
    await card('7');
    expect(uses()[0]).toBe('A: Your no. 1 → North 10 captures East’s no. 1 and West’s no. 2');
  });

  test('the 5 in portions: what cannot be made is hollow and says why', async () => {
    await show('5 / 9 / 3 / 2 | n1 t3 e1 t5 s1 t34');
    await card('5');
    await use('Your no. 1');
    expect(uses().slice(0, 5)).toEqual([
      '1: 1 step → North 4',
      '2: 2 steps → North 5 captures East’s no. 1',
      '3: 3 steps → North 6 why not?',
      '4: 4 steps → North 7 why not?',
      '5: 5 steps → North 8 why not?',
    ]);
    await use('3 steps');
    expect(refused).toEqual(['play 5 n1>t6']);
    await use('2 steps');
    expect(asked()).toBe('How many of the 3 steps for South’s no. 1?');
    await use('3 steps');
    expect(moves()).toEqual(['play 5 n1>t5', 'step s1>t37']);
    expect(props.draft.isComplete).toBe(true);
  });

  test('the compass: two taps and a sentence; who cannot be swapped says why', async () => {
    await show('compass / 9 / 3 / 2 | n1 t3 e1 t20 s1 h2 moby t30');
    await card('compass');
    expect(uses()).toEqual(['A: Your no. 1, North 3', 'B: East’s no. 1, East 4', 'C: Moby Dick, East 14']);
    await use('Your no. 1');
    expect(uses()[0]).toContain('B: East’s no. 1');
    expect(uses()).toContainEqual(expect.stringContaining('C: Moby Dick'));
    await use('South’s no. 1');
    expect(refused).toEqual(['play compass n1 s1']);
    await use('East’s no. 1');
    expect(moves()).toEqual(['play compass n1 e1']);
    expect(asked()).toBe('Your no. 1 would stand 44 before the harbour. East’s no. 1 would stand at North 3.');
  });

  test('an 8 makes the next player miss a turn', async () => {
    await show('8 / . / 3 / 2 | n1 t3');
    await card('8');
    await use('Cy misses a turn');
    expect(moves()).toEqual(['play 8 skip']);
  });

  test('the Nautilùs shows what it takes back before it is played', async () => {
    await show(after('2 / nautilus 9 / 3 / 2 | n1 t3 e1 t5 e2 t20', 'play 2 n1>t5'), 1);
    await card('Nautilùs');
    expect(moves()).toEqual([]);
    expect(asked()).toContain('North’s no. 1 is at North 3 again.');
    expect(asked()).toContain('Your no. 1 is at North 5 again.');
    expect(asked()).toContain('Moby Dick appears at North 15.');
    expect(asked()).toContain('Then you use the 2.');
    await vi.waitFor(() => expect(root.querySelectorAll('.taking-back .board')).toHaveLength(2));
    await use('Take back the 2');
    await use('Your no. 1 → North 7');
    expect(moves()).toEqual(['play nautilus', 'use e1>t7']);
  });

  test('a chain of Nautilùs cards lies on the pile as it was played', async () => {
    const start = positionOf('2 / nautilus 9 / nautilus 3 / 2 | n1 t3 e1 t20 s1 t40 moby t30');
    const log = ['play 2 n1>t5', 'play nautilus', 'use e1>t22'].map((move, index) => {
      const [seat] = start.deciders();
      const events: NautilusEvent[] = [];
      start.play(seat!, nautilus.parseMove(start, move)!, NO_CHANCE, event => events.push(event));
      return { ...entryOf(events, seat), entry: index + 1 };
    });
    await show(start, 2, { log });
    await card('Nautilùs');
    await vi.waitFor(() => expect(root.querySelector('.taking-back-chain')).not.toBeNull());
    const chain = [...root.querySelectorAll('.taking-back-chain li')].map(({ textContent }) => textContent);
    expect(chain).toEqual(['22 Ada', 'Nautilùs Bo', 'Nautilùs you']);
    expect(asked()).toContain('Takes back: 2, Bo.');
    expect(asked()).toContain('North’s no. 1 is at North 5 again.');
    expect(asked()).toContain('Then you use the 2.');
  });

  test('what cannot be used is only taken back', async () => {
    await show(after('10 / nautilus / 3 / 2 | n1 t3 moby t30', 'play 10 n1>t13'), 1);
    await card('Nautilùs');
    expect(asked()).toContain('You cannot use the 10: it is only taken back.');
  });

  test('nothing to take back', async () => {
    await show('nautilus 9 / 9 / 3 / 2 | n1 t3');
    await card('Nautilùs');
    expect(asked()).toContain('There is nothing to take back in this round.');
    await use('Play the Nautilùs');
    expect(moves()).toEqual(['play nautilus']);
  });

  test('why nothing can be used, and what is discarded', async () => {
    await show('6 4 / 9 / 3 / 2 | n1 h3');
    expect(asked()).toBe('No card can be used: tap one to discard');
    expect(root.querySelector('.uses-because')!.textContent).toContain('6: your no. 2 is in the whirlpool');
    await card('6');
    expect(moves()).toEqual(['discard 6']);
  });

  test('one tap discards equal cards, too', async () => {
    await show('9 9 9 / 2 / 3 / 2 | e1 t5');
    expect(uses()).toContainEqual(expect.stringContaining('Discard until a card can be used'));
  });

  test('one tap discards until a card can be used, cards that bring sailors out last', async () => {
    await show('6 4 / 9 / 3 / 2 | n1 h3');
    expect(module.mainButton(props).moves).toEqual([]);
    await use('Discard until a card can be used');
    expect(moves()).toHaveLength(1);
    expect(moves()[0]).toMatch(/^discard [64]$/);
    const next = await at('9 6 / 9 / 3 / 2 | n1 h3');
    expect(module.mainButton(next)).toMatchObject({ moves: [expect.stringMatching(/^discard/)], isForced: true });
  });

  test('whom a capture hits is told by more than words', async () => {
    await show('7 2 / 9 / 3 / 2 | n1 t3 n2 t20 e1 t5');
    await card('7');
    expect(buttons('.uses')[0]!.className).toContain('is-good');
  });

  test('whom of the own team a capture hits, too', async () => {
    await show('7 2 / 9 / 3 / 2 | n1 t3 n2 t5');
    await card('7');
    expect(buttons('.uses')[0]!.className).toContain('is-bad');
  });

  test('a swap that costs one’s own side more than the other is told as bad', async () => {
    await show('compass / 9 / 3 / 2 | n1 t20 e1 t3 w1 t10');
    await card('compass');
    await use('Your no. 1');
    const chip = (name: string): Element => buttons('.uses').find(each => each.textContent!.includes(name))!;
    expect(chip('North 10').className).toContain('is-bad');
    expect(chip('North 10').textContent).toContain('throws your no. 1 back by 10');
    // East’s falls back further.
    expect(chip('North 3').className).toContain('is-good');
  });

  test('a card that cannot be used is explained', async () => {
    await show('6 3 / 9 / 3 / 2 | n1 t3 e1 t8');
    await card('6');
    expect(refused).toEqual(['play 6 n1>t9']);
  });

  test('the exchange takes two taps; another card takes the place of the first', async () => {
    const start = startOf('nautilus', { variant: 'quick' }) as NautilusPosition;
    await show(start);
    const hand = buttons('.hand').map(labelOf);
    await act(() => (buttons('.hand')[0] as HTMLButtonElement).click());
    expect(props.draft.isComplete).toBe(true);
    const last = buttons('.hand').at(-1) as HTMLButtonElement;
    await act(() => last.click());
    expect(moves()).toEqual([`give ${(viewOf(props.draft).hands[0] as string[]).at(-1)}`]);
    expect(hand[0]).toContain('give it');
    expect(root.querySelector('.tray')!.textContent).toContain('Cy');
  });

  test('a card that is laid lies in the tray, no longer in the hand', async () => {
    await show(after('trade 3 9 9 / 2 / 3 / 2 | n1 t3', 'play trade', 'trade 9'));
    expect(buttons('.hand').map(labelOf)).toEqual(['3', '9']);
    expect(root.querySelector('.tray')!.textContent).toContain('9');
  });

  test('questions in a duel: any card once, then one in return', async () => {
    await show(after('trade 4 10 / 9 2 | n1 t3', 'play trade'));
    expect(asked()).toBe('Ask Bo for a card');
    expect(buttons('.hand').every(button => button.getAttribute('aria-disabled') === 'true')).toBe(true);
    await use('Ask for a 7');
    await use('Ask for a 9');
    expect(moves()).toEqual(['ask 9']);
    await act(() => render(null, root));
    await show(after('trade 4 10 / 9 2 | n1 t3', 'play trade', 'ask 9'));
    expect(asked()).toContain('You get the 9.');
    await card('4');
    expect(moves()).toEqual(['trade 4']);
  });

  test('a commanded turn shows whose it is and plays his cards', async () => {
    await show(after('privateer 6 / 9 2 / 3 / 2 | n1 t3 e1 t20', 'play privateer'));
    expect(asked()).toContain('You play for Bo');
    expect(root.querySelector('.nautilus')!.className).toContain('is-commanded seat-1');
    await card('9');
    expect(moves()).toEqual(['play 9 e1>t29']);
  });

  test('who is not asked sees the table and is offered nothing', async () => {
    for (const eyes of [1, null]) {
      await show('6 9 / 9 / 3 / 2 | n1 t3', eyes);
      expect(root.querySelectorAll('.is-offered')).toHaveLength(0);
      expect(module.mainButton(props)).toEqual({ label: 'Wait for your turn', moves: [] });
      render(null, root);
    }
  });

  test('on the board the same letters do the same', async () => {
    await show('12 7 / 9 / 3 / 2 | n1 t34 n2 t60 e1 t20');
    await card('12');
    await tap('.board', 'Your no. 1 → South 14');
    expect(moves()).toEqual(['play 12 n1>t46']);
  });
});

describe('what only these eyes know', () => {
  const exchanged = () => {
    const start = startOf('nautilus', { variant: 'quick' }) as NautilusPosition;
    const events: LogEntry['events'][number][] = [];
    for (const seat of [0, 1, 2, 3]) {
      const move = nautilus.view(start, seat).moves[0]!;
      start.play(seat, nautilus.parseMove(start, move)!, NO_CHANCE, event => events.push(nautilus.eventFor(event, 0)!));
    }
    return { start, log: [entryOf(events)] };
  };
  test('a card that I gave is marked at my partner’s hand, for me alone', async () => {
    const { start, log } = exchanged();
    const given = log[0]!.events.find(event => event.type === 'passed' && 'from' in event && event.from === 0);
    const props = await propsOf(stateOf(start, 0, { log }));
    const { card } = given as unknown as { card: string };
    expect(knownCards(props, 2).map(({ label }) => label)).toContain(`your ${card}`);
    const others = await propsOf(stateOf(start, 1, { log: [] }));
    expect(knownCards(others, 2).some(({ label }) => label !== null)).toBe(false);
  });
  test('equal cards that cross each wear their giver’s name', async () => {
    const events: LogEntry['events'][number][] = [];
    const position = positionOf('trade 3 / 2 / 3 / 2 | n1 t3');
    for (const [seat, move] of [
      [0, 'play trade'],
      [0, 'trade 3'],
      [2, 'trade 3'],
    ] as const)
      position.play(seat, nautilus.parseMove(position, move)!, NO_CHANCE, event => events.push(event));
    const log = [entryOf(events)];
    const mine = await propsOf(stateOf(position, 0, { log }));
    expect(giversOf(mine, 0, ['3'])).toEqual(['Cy']);
    expect(knownCards(mine, 2).map(({ label }) => label)).toEqual(['your 3']);
    expect(giversOf(await propsOf(stateOf(position, 2, { log })), 2, ['3'])).toEqual(['Ada']);
  });
  test('what a discard says of a hand', async () => {
    const position = after('6 9 / 2 / 3 / 2 | e1 t5', 'discard 9');
    expect(knownNotes(await propsOf(stateOf(position, 1)), 0)).toEqual(['no 1 and no 12']);
  });
});

describe('reminders', () => {
  test('a sailor of one’s own side would be captured', async () =>
    expect(remindersOf(await at('6 9 / 9 / 3 / 2 | n1 t3 s1 t9', 'play 6 n1>t9'))).toEqual([
      'This captures South’s no. 1.',
    ]));
  test('the last card that brings somebody out', async () => {
    expect(remindersOf(await at('12 9 / 9 / 3 / 2 | n1 t3', 'play 12 n1>t15'))).toHaveLength(1);
    expect(remindersOf(await at('12 9 / 9 / 3 / 2 | n1 t3', 'play 12 n2>t0'))).toEqual([]);
  });
});

describe('speech', () => {
  const asked = async (command: string, position = AFLOAT) =>
    (await module.speech(language)).answer(command, await at(position));
  test('sailors first', async () => {
    const lines = (await asked('s'))!.split('\n');
    expect(lines[1]).toBe(
      'Your no. 1: North 3, 61 to the harbour, East’s no. 1 is 2 ahead, your no. 2 is 7 behind, cave in 6.',
    );
    expect(lines.at(-1)).toBe('Moby Dick: East 14.');
  });
  test('the hand, and one card of it', async () => {
    expect(await asked('h')).toContain('6, 3 uses');
    expect(await asked('h 6')).toBe('6: your no. 2 → harbour North 2; your no. 2 → North 2; your no. 3 → North 13');
  });
  test('the ring, the state, the others, the pile', async () => {
    expect(await asked('ring')).toMatch(/^3 empty, North 3 your no. 1, 1 empty, North 5 East’s no. 1/);
    expect(await asked('state')).toContain('Bo and Di: 1 of 8 in the harbour.');
    expect(await asked('o')).toContain('Bo: 1 card');
    expect(await asked('d')).toBe('Nothing is discarded yet.');
    expect(await asked('where 1')).toBe('North 3: 3 from the start, 61 to the harbour.');
  });
  test('a move in short', async () => {
    const made: string[] = [];
    const props = await propsOf(stateOf(AFLOAT, 0), '', { onMove: move => made.push(move) });
    const { answer } = await module.speech('en');
    expect(answer('6 2', props)).toMatch(/^6, which use\? .*harbour North 2; /);
    expect(made).toEqual([]);
    answer('6 3', props);
    answer('6 2 harbour', props);
    expect(made).toEqual(['play 6 n3>t13', 'play 6 n2>h1']);
  });
  test.each([
    ['en', '6 sailor 2 harbour North 2'],
    ['en', '6 your no. 2 harbour North 2'],
    ['de', '6 Seefahrer 2 Hafen Nord 2'],
    ['de', '6 deine Nr. 2 Hafen Nord 2'],
    ['fr', '6 marin 2 port Nord 2'],
    ['fr', '6 votre n° 2 port Nord 2'],
  ] as const)('a move by the names of the screen (%s): %s', async (language, typed) => {
    const made: string[] = [];
    const props = await propsOf(stateOf(AFLOAT, 0), '', { onMove: move => made.push(move) }, language);
    (await module.speech(language)).answer(typed, props);
    expect(made).toEqual(['play 6 n2>h1']);
  });
  test('every question has its help in every language', async () => {
    for (const each of LANGUAGES) expect((await module.speech(each)).questions).toHaveLength(11);
  });
});

interface Fitting extends Readonly<Record<'en' | 'de' | 'fr', string>> {
  readonly said: NautilusEvent | NautilusReason;
}

describe('words', () => {
  test('sentences name places as the board prints them', async () => {
    const props = await at(AFLOAT);
    const tell = (event: NautilusEvent): string => props.words.event(event, []);
    expect(tell({ type: 'moved', sailor: 'n1', from: 't60', to: 'h1' })).toBe(
      'Your no. 1 goes from West 12 to harbour North 2.',
    );
    expect(tell({ type: 'captured', sailor: 'e1', at: 'c1', by: 'moby' })).toBe(
      'Moby Dick captures East’s no. 1 in cave East.',
    );
  });
  test.each<Fitting>([
    {
      said: { type: 'moved', sailor: 'e1', from: 't51', to: 'h1' },
      en: 'East’s no. 1 goes from West 3 to harbour East 2.',
      de: 'Die Nr. 1 von Ost zieht von West 3 in den Hafen Ost 2.',
      fr: 'Le n° 1 d’Est va d’Ouest 3 au port Est 2.',
    },
    {
      said: { type: 'moved', sailor: 'e1', from: 'c1', to: 't18' },
      en: 'East’s no. 1 goes from cave East to East 2.',
      de: 'Die Nr. 1 von Ost zieht aus der Höhle Ost nach Ost 2.',
      fr: 'Le n° 1 d’Est va de la grotte Est à Est 2.',
    },
    {
      said: { type: 'captured', sailor: 's2', at: 'c3', by: 'e1' },
      en: 'East’s no. 1 captures South’s no. 2 in cave West.',
      de: 'Die Nr. 1 von Ost schlägt die Nr. 2 von Süd in der Höhle West.',
      fr: 'Le n° 1 d’Est capture le n° 2 de Sud dans la grotte Ouest.',
    },
    {
      said: { code: 'whale-in-cave', rule: '#10.4', sailor: 'e1', at: 'c1' },
      en: 'East’s no. 1 is in cave East, where Moby Dick never goes',
      de: 'die Nr. 1 von Ost ist in der Höhle Ost, und dorthin kommt Moby Dick nie',
      fr: 'le n° 1 d’Est est dans la grotte Est, où Moby Dick ne va jamais',
    },
    {
      said: { code: 'harbour-left', rule: '#9.7', sailor: 'e1', at: 'h0' },
      en: 'East’s no. 1 is in harbour East 1, and nobody ever leaves the harbour',
      de: 'die Nr. 1 von Ost ist im Hafen Ost 1, und aus dem Hafen zieht niemand hinaus',
      fr: 'le n° 1 d’Est est au port Est 1, et on ne quitte jamais le port',
    },
    {
      said: { code: 'start-backward', rule: '#10.2', sailor: 'e1', at: 't16' },
      en: 'East’s no. 1 stands at East start, its start field: from there nobody enters the harbour backward',
      de: 'die Nr. 1 von Ost steht auf Start Ost: Vom eigenen Startfeld geht es nie rückwärts in den Hafen',
      fr: 'le n° 1 d’Est est sur le départ Est : de sa propre case de départ, on n’entre jamais au port à reculons',
    },
  ])('names fit into a sentence: $en', async ({ said, ...sentences }) => {
    for (const each of languagesOf(sentences)) {
      language = each;
      const props = await at(AFLOAT);
      const sentence = 'type' in said ? props.words.event(said, []) : props.words.refusal(said);
      expect(sentence).toBe(sentences[each]);
    }
  });
  test('the steps of a draft', async () => {
    const props = await at(AFLOAT, 'play 5 n1>t4');
    expect(module.chip(props.draft.steps[0]!, props)).toBe('5: your no. 1 → North 4');
  });
  test('notes have twelve words at most', async () => {
    for (const each of LANGUAGES) {
      const { deciding } = (await module.texts(each)) as NautilusTexts;
      for (const note of Object.values(deciding.notes)) expect(note.split(/\s+/).length, note).toBeLessThanOrEqual(12);
    }
  });
  test('what concerns whom', () => {
    const captured = { type: 'captured', sailor: 'n1', at: 't3', by: 'e1' };
    expect([0, 1, 2].map(seat => module.concerns(captured, seat))).toEqual([2, 0, 1]);
  });
  test('the heading', async () => {
    const props = await at(AFLOAT);
    expect(module.heading(props)).toBe(decidingOf(props).heading(1));
  });
});

describe('how far a side is', () => {
  const counts = async (position: string) => {
    const props = await at(position);
    const root = document.createElement('div');
    const { Counters } = module;
    act(() => render(<Counters {...props} />, root));
    const words = [...root.querySelectorAll('.harbour .hidden-text')].map(each => each.textContent);
    render(null, root);
    return words;
  };
  test('sailors in the harbour count, those in the whirlpool do not', async () =>
    expect(await counts('6 / 9 / 3 / 2 | n1 h0 n2 t3 e1 h3')).toEqual([
      'your team in the harbour: 1 of 8',
      'the other team in the harbour: 1 of 8',
    ]));
  test('#12: in the quick game only the innermost fields', async () =>
    expect(await counts('6 / 9 / 3 / 2 | n1 h0 n2 h1 e1 h3 | quick')).toEqual([
      'your team in the harbour: 1 of 6',
      'the other team in the harbour: 1 of 6',
    ]));
});

describe('the result', () => {
  test('counts what happened to both sides', async () => {
    const events = [
      { type: 'captured', sailor: 'e1', at: 't5', by: 'n1' },
      { type: 'captured', sailor: 'n2', at: 't9', by: 'moby' },
      { type: 'captured', sailor: 's1', at: 't9', by: 'n1' },
      { type: 'discarded', seat: 1, card: '9', skipped: false },
      { type: 'discarded', seat: 3, card: 'storm', skipped: true },
      { type: 'announced', seat: 2, start: true },
    ];
    const state = stateOf('6 / 9 / 3 / 2 | n1 h3 e1 t5', 0, {
      log: [entryOf(events)],
      result: { end: 'played', ranks: [1, 2, 1, 2], scores: null },
    });
    const texts = await module.texts('en');
    const root = document.createElement('div');
    const words = await nautilus.words('en');
    act(() =>
      render(
        <Result state={state} words={words} texts={texts} language="en" players={new Players(NAMES)} reasons={[]} />,
        root,
      ),
    );
    expect(root.querySelector('h2')!.textContent).toBe('Ada and Cy have brought all sailors into harbour');
    const rows = [...root.querySelectorAll('tbody tr')].map(row =>
      [...row.children].map(cell => cell.textContent!.trim()),
    );
    expect(rows).toEqual([
      ['1', 'Captures', '0'],
      ['2', 'Sailors sent back', '1'],
      ['1', 'Deals with a 1 or 12', '0'],
      ['0', 'Cards discarded', '2'],
      ['0', 'Steps lost', '9'],
    ]);
    render(null, root);
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
