import { err, type GameEvent, LANGUAGES, type Language, languagesOf, ok } from '@ankerplatz/kit';
import type { NautilusEvent } from '@ankerplatz/nautilus';
import { positionOf } from '@ankerplatz/nautilus/testing';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry, SeatInfo, TableSource, TableState } from '../../board/source.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { Announcer, announce } from '../../ui/announcer.tsx';
import { nameOf } from '../../ui/Named.tsx';
import { loadTable } from '../model/load-table.ts';
import { TableModel } from '../model/table-model.ts';
import { Table } from '../Table.tsx';
import { sourceOf, startOf, stateAt } from '../testing/stage.ts';
import { helpText } from '../text/help.ts';
import { obey } from './commands.ts';

const AFLOAT = '6 9 privateer / 9 / 3 / 2 | n1 t10 n2 t60 e1 t21';
/** Pieces and places as only programs write them. */
const CODE = /(?<![\p{L}\d])(?:[nesw][1-4]|[tch]\d+|[nesw]h\d)(?![\p{L}\d])/u;
const nautilusAt = (position: string, changes: Partial<TableState> = {}): TableState =>
  stateAt('nautilus', positionOf(position), 0, changes);

const seatsCalled = (...names: readonly string[]): readonly SeatInfo[] =>
  names.map((name, seat) => ({
    ...{ seat, name, kind: 'person', level: null, isYou: seat === 0, isLooking: true, hasResigned: false },
  }));

const entryOf = (entry: number, seat: number, ...events: readonly NautilusEvent[]): LogEntry => ({
  ...{ entry, kind: 'move', seat, move: 'give ?', events },
});

let scenes: TableModel[] = [];
const sceneOf = async (state: TableState, language: Language = 'en'): Promise<TableModel> => {
  change({ language });
  const model = new TableModel(
    sourceOf(state, async () => ok(undefined)).source,
    state,
    await loadTable(state.game, language),
  );
  scenes.push(model);
  return model;
};

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  change({ animation: 'none', language: 'en', openMicrophone: true, notes: false, reminders: false });
  await Promise.all([text.load(), helpText.load()]);
});
afterEach(() => {
  for (const model of scenes) model.close();
  scenes = [];
});

test('a turn that is complete says so, and how it is submitted', async () => {
  change({ confirm: true });
  const model = await sceneOf(stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 0 } }), 0));
  const speech = await model.board.speech('en');
  const say = (words: string) => obey(words, model, speech);
  const { draft } = model.controller;
  let answer = '';
  while (!draft.value.isComplete) {
    const { moves } = draft.value;
    answer = await say(moves.find(move => move === 'end' || move === 'pass') ?? moves[0]!);
  }
  expect(answer).toMatch(/^Done: .*\.\nThe turn is complete: ok submits it\.$/);
  expect(await say('m')).toBe('The turn is complete: ok submits it.');
  expect(await say('ok')).toBe('Submitted.');
});

describe('names of players', () => {
  const captured: NautilusEvent = { type: 'captured', sailor: 'e1', at: 't21', by: 'n2' };
  const played: NautilusEvent = { type: 'played', seat: 1, commander: null, card: '7' };

  test('are never taken for sailors or places', async () => {
    const state = nautilusAt(AFLOAT, { seats: seatsCalled('t21', 'e1', 'N2', 'h3') });
    const model = await sceneOf(state);
    expect(model.toldTurn([entryOf(1, 1, played, captured)])).toBe(
      'e1 plays the 7. Your no. 2 captures East’s no. 1 at East 5.',
    );
    expect(model.tell({ type: 'roundBegan', round: 2, dealer: 3 } as GameEvent)).toBe('Round 2 begins; h3 deals.');
    const passed: NautilusEvent = { type: 'passed', from: 2, to: 0, card: '9', isPublic: false };
    expect(model.tell(passed)).toBe('N2 gives t21 the 9.');
  });

  test.each(LANGUAGES)('stay as they are in %s', async language => {
    const model = await sceneOf(nautilusAt(AFLOAT, { seats: seatsCalled('t21', 'E1', 's4', 'c0') }), language);
    expect(model.tell(played)).toMatch(/^E1 /);
    expect(model.tell(captured)).not.toMatch(/\b(?:e1|t21|n2)\b/i);
  });
});

describe('an open microphone', () => {
  const SECRETS: readonly NautilusEvent[] = [
    { type: 'passed', from: 2, to: 0, card: 'privateer', isPublic: false },
    { type: 'gave', seat: 0, by: 0, card: 'privateer' },
    { type: 'dealt', seat: 0, count: 1, cards: ['privateer'] },
    { type: 'boarded', seat: 1, by: 0, hand: ['privateer'] },
  ];

  test.each(SECRETS.map(event => [event.type, event] as const))('hears no hidden card: %s', async (_, event) => {
    const model = await sceneOf(nautilusAt(AFLOAT));
    expect(model.tell(event)).toContain('privateer');
    expect(model.tell(event, true)).not.toContain('privateer');
    change({ openMicrophone: false });
    expect(model.tell(event, true)).toContain('privateer');
  });

  test('hears what lies open: a card asked for and got', async () => {
    const model = await sceneOf(nautilusAt(AFLOAT));
    expect(model.tell({ type: 'passed', from: 1, to: 0, card: '7', isPublic: true } as GameEvent, true)).toContain('7');
  });
});

describe('at the table', () => {
  let root: HTMLElement;
  const said: string[] = [];
  let observer: MutationObserver;

  const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
  /** The last sentence of a region; those before it stay for who comes late. */
  const lastIn = (region: Element): string => (region.lastElementChild ?? region).textContent ?? '';
  const spokenNow = (): readonly string[] =>
    [...document.querySelectorAll(LIVE)].map(each => lastIn(each)).filter(Boolean);
  const drawn = async (): Promise<void> => {
    for (let frame = 0; frame < 3; frame++)
      await act(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0))));
  };
  const press = async (key: string): Promise<void> => {
    globalThis.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
    await drawn();
  };

  /** A table, and how to let the next state come. */
  const sit = async (
    first: TableState,
    play: TableSource['play'] = async () => ok(undefined),
  ): Promise<(next: TableState) => Promise<void>> => {
    const { source, state } = sourceOf(first, play);
    render(
      <>
        <Announcer />
        <Table source={source} />
      </>,
      root,
    );
    await vi.waitFor(() => expect(root.querySelector('.hand')).not.toBeNull());
    await drawn();
    said.length = 0;
    return async next => {
      state.value = next;
      await drawn();
    };
  };

  beforeEach(() => {
    root = document.createElement('div');
    document.body.replaceChildren(root);
    observer = new MutationObserver(() => said.push(...spokenNow()));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  afterEach(() => {
    observer.disconnect();
    render(null, root);
  });

  const before = nautilusAt('6 9 / 9 / 3 / 2 | n1 t10', { asked: null });
  const given: NautilusEvent = { type: 'passed', from: 2, to: 0, card: 'privateer', isPublic: false };
  const after = nautilusAt('6 9 privateer / 9 / 3 / 2 | n1 t10', { version: 1, asked: 1, log: [entryOf(1, 2, given)] });

  test('a received card is told without its name, and the hand is not; in no live region', async () => {
    const come = await sit(before);
    await come(after);
    await vi.waitFor(() => expect(said).toContain('Your turn.'));
    expect(said).toContain('P2 gives P0 a card.');
    expect(said.join(' ')).not.toMatch(/privateer|\b6\b|\b9\b/);
  });

  test('without one the card is named, and the hand is told with "your turn"', async () => {
    change({ openMicrophone: false });
    const come = await sit(before);
    await come(after);
    await vi.waitFor(() => expect(said).toContain('Your turn. Your hand: 6, 1 use; 9, 1 use; privateer, 1 use.'));
    expect(said).toContain('P2 gives P0 the privateer.');
  });

  test('the same turn is told once; that somebody else decides now is not told', async () => {
    const come = await sit(nautilusAt('6 9 / 9 / 3 / 2 | n1 t10', { asked: null, deciders: [1] }));
    // Sentences of the tests before come first.
    announce('Listen.');
    await vi.waitFor(() => expect(said).toContain('Listen.'));
    said.length = 0;
    const played: NautilusEvent = { type: 'played', seat: 1, commander: null, card: '9' };
    const moved: NautilusEvent = { type: 'moved', sailor: 'e1', from: 't16', to: 't25' };
    const log = [entryOf(1, 1, played, moved)];
    await come(nautilusAt('6 9 / 8 / 3 / 2 | n1 t10 e1 t25', { version: 1, asked: null, deciders: [2], log }));
    const told = (): readonly string[] => said.filter(sentence => sentence !== 'Listen.');
    await vi.waitFor(() => expect(told()).not.toEqual([]));
    expect(new Set(told())).toEqual(new Set(['P1 plays the 9. East’s no. 1 goes from East start to East 9.']));
  });

  test('a focus that loses its card waits at the hand, and never comes to another card by itself', async () => {
    const come = await sit(nautilusAt('6 9 / 9 / 3 / 2 | n1 t10'));
    root.querySelector<HTMLElement>('.hand-card')!.focus();
    await come(nautilusAt('9 privateer / 9 / 3 / 2 | n1 t10', { version: 1, asked: 1 }));
    expect(document.activeElement).toBe(root.querySelector('.hand'));
    change({ openMicrophone: false });
    root.querySelector<HTMLElement>('.hand-card')!.focus();
    await come(nautilusAt('10 privateer / 9 / 3 / 2 | n1 t10', { version: 2, asked: 2 }));
    expect(document.activeElement?.classList.contains('hand-card')).toBe(true);
  });

  test('the focus stays where it was when others move', async () => {
    const come = await sit(nautilusAt('6 9 / 9 / 3 / 2 | n1 t10'));
    const ring = root.querySelector<HTMLElement>('[role=slider]')!;
    ring.focus();
    await come(nautilusAt('6 9 / 8 / 3 / 2 | n1 t10 e1 t20', { version: 1, asked: 1 }));
    expect(document.activeElement).toBe(ring);
  });

  test('what comes up by itself shows a received card and does not read it', async () => {
    const loud: NautilusEvent = { type: 'moved', sailor: 'e1', from: 't16', to: 't25' };
    const log = [entryOf(1, 1, loud), entryOf(2, 2, given), entryOf(3, 3, loud)];
    await sit(nautilusAt('6 9 privateer / 9 / 3 / 2 | n1 t10', { version: 3, asked: 3, log }));
    await vi.waitFor(() => expect(document.querySelector('.recap-mine')).not.toBeNull());
    const mine = document.querySelector('.recap-mine li')!;
    expect(mine.querySelector('[aria-hidden]')!.textContent).toBe('P2 gives P0 the privateer.');
    expect(mine.querySelector('.hidden-text')!.textContent).toBe('P2 gives P0 a card.');
  });

  test('while the command field is open it is the one that speaks, and nothing is repeated when it closes', async () => {
    const come = await sit(before);
    await press('k');
    const dialog = await vi.waitFor(() => {
      const found = document.querySelector('dialog');
      if (!found?.querySelector('.command')) throw new Error('not open yet');
      return found;
    });
    await come(after);
    await vi.waitFor(() => expect(lastIn(dialog.querySelector('[role=status]')!)).toBe('Your turn.'));
    expect(spokenNow()).toEqual(['Your turn.']);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await drawn();
    expect(document.querySelector('dialog')).toBeNull();
    expect(spokenNow()).toEqual([]);
  });

  test('what was handed in from the command field and came back is said there', async () => {
    const message = 'The game went on meanwhile.';
    await sit(nautilusAt('6 9 / 9 / 3 / 2 | n1 t10'), async () => err({ code: 'stale', message }));
    await press('k');
    const field = await vi.waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('.command input');
      if (!found) throw new Error('not open yet');
      return found;
    });
    for (const words of ['6 1', 'ok']) {
      field.value = words;
      await act(() => void field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
      await drawn();
    }
    await vi.waitFor(() => expect(said).toContain(message));
    expect(document.activeElement).toBe(field);
  });

  test('a card chosen by a key has its uses under the focus, inside it', async () => {
    await sit(nautilusAt('6 9 / 9 / 3 / 2 | n1 t10 n2 t60'));
    const six = root.querySelector<HTMLButtonElement>('.hand-card[aria-label="6"]')!;
    await act(() => six.click());
    await drawn();
    expect(nameOf(document.activeElement)).toBe('A: Your no. 1 → East start');
    const uses = document.activeElement!.closest('fieldset')!;
    const names = [...uses.querySelectorAll('button')].map(nameOf);
    expect(names, 'each use is a button').toEqual([
      'A: Your no. 1 → East start',
      'B: Your no. 2 → harbour North 2',
      'C: Your no. 2 → North 2',
    ]);
    expect(six.closest('li')!.getAttribute('aria-owns')).toBe(uses.id);
    await act(() => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(document.activeElement).toBe(six);
    expect(root.querySelector('.uses fieldset')).toBeNull();
  });
});

describe('the command field', () => {
  const ASKS = {
    en: ['hand', 'actions', 'sailors', 'ring', 'state', 'others', 'known', 'discards', 'pile', 'box', 'where 1'],
    de: ['hand', 'aktionen', 'seefahrer', 'ring', 'stand', 'andere', 'wissen', 'ablage', 'stapel', 'schachtel', 'wo 1'],
    fr: ['main', 'actions', 'marins', 'anneau', 'état', 'autres', 'savoir', 'défausse', 'pile', 'boîte', 'où 1'],
  };
  const DOCK = {
    en: ['a', 'd', 's', 'o', 'actions', 'dock', 'ships', 'storage', 'others', 'state', 'score', 'supply', 'box'],
    de: ['a', 'd', 's', 'o', 'aktionen', 'werft', 'schiffe', 'lager', 'andere', 'lage', 'punkte', 'vorrat', 'plan'],
    fr: [
      'a',
      'd',
      's',
      'o',
      'actions',
      'chantier',
      'navires',
      'entrepôt',
      'autres',
      'manche',
      'score',
      'piles',
      'boîte',
    ],
  };
  const COMMON = {
    en: ['last', 'recap', 'log', 'moves', 'why', 'clock', 'rules', 'back', 'restart', 'ok', 'help'],
    de: [
      'letzter',
      'rückblick',
      'protokoll',
      'möglichkeiten',
      'warum',
      'uhr',
      'regeln',
      'zurück',
      'neu',
      'bestätigen',
      'hilfe',
    ],
    fr: [
      'dernier',
      'résumé',
      'journal',
      'coups',
      'pourquoi',
      'pendule',
      'règles',
      'retour',
      'recommencer',
      'valider',
      'aide',
    ],
  };
  const LETTERS = ['l', 'r', 'm', 'w', 'c', 'u', '?', 'log', 'ok'];

  const asking = async (state: TableState, language: Language = 'en') => {
    const model = await sceneOf(state, language);
    const speech = await model.board.speech(language);
    return { model, ask: async (typed: string) => obey(typed, model, speech) };
  };

  test.each(languagesOf(ASKS))('answers every question in %s', async language => {
    const nauticus = stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 0 } }), 0);
    const tables = [
      [nautilusAt(AFLOAT), [...ASKS[language], 'h', 's', 'a', 'o', 'd', 'k']],
      [nauticus, DOCK[language]],
    ] as const;
    for (const [state, words] of tables) {
      const { ask } = await asking(state, language);
      const unknown = await ask('xyzzy');
      expect(unknown).toContain('xyzzy');
      const inNotation = await ask('m');
      for (const word of [...words, ...LETTERS, ...COMMON[language]]) {
        const answer = await ask(word);
        expect(answer, word).not.toBe('');
        expect(answer, word).not.toBe(unknown.replace('xyzzy', word));
        if (answer !== inNotation) expect(answer, word).not.toMatch(CODE);
      }
    }
  });

  test('every question is in the help', async () => {
    for (const language of languagesOf(ASKS)) {
      const { ask } = await asking(nautilusAt(AFLOAT), language);
      const help = (await ask('?')).toLowerCase();
      for (const word of [...ASKS[language], ...COMMON[language]]) expect(help).toContain(word.split(' ')[0]);
    }
  });

  test('why not', async () => {
    const { ask } = await asking(nautilusAt(AFLOAT));
    expect(await ask('w')).toBe('Nothing was refused.');
    expect(await ask('why play 6 n1>t16')).toBe('That is possible now.');
    expect(await ask('w play 6 n1>t17')).toMatch(/^The count must be exact: your no. 1 needs 7 steps/);
    expect(await ask('play 9 n1>t16')).toMatch(/^The count must be exact/);
    expect(await ask('w')).toMatch(/^The count must be exact/);
  });

  test('rules: the titles, one paragraph, those about something', async () => {
    const { ask } = await asking(nautilusAt(AFLOAT));
    expect((await ask('rules')).split('\n').length).toBeGreaterThan(10);
    expect(await ask('rules 9.5')).toMatch(/^#9\.5 /);
    expect(await ask('rules cave')).toContain('#9.6');
    expect(await ask('rules xyzzy')).toBe('No rule is about “xyzzy”.');
  });

  test('moves in short are made; with several of them it is asked which one', async () => {
    const { model, ask } = await asking(nautilusAt(AFLOAT));
    expect(await ask('6')).toMatch(/^6, which use\? your no. 1 → East start; /);
    expect(model.controller.draft.value.isEmpty).toBe(true);
    await ask('6 1');
    expect(model.controller.draft.value.moveTexts).toEqual(['play 6 n1>t16']);
    await ask('9 1');
    expect(model.controller.draft.value.moveTexts, 'instead of the first').toEqual(['play 9 n1>t19']);
    expect(await ask('u')).toBe('Stepped back.');
    expect(await ask('6 2')).toMatch(/^6, which use\? .*harbour North 2/);
    await ask('6 2 harbour');
    expect(model.controller.draft.value.moveTexts).toEqual(['play 6 n2>h1']);
  });

  test('moves of Nauticus in short, in the words of the language, too', async () => {
    const state = stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 0 } }), 0);
    const { model, ask } = await asking(state, 'de');
    await ask('rumpfteile');
    expect(model.controller.draft.value.moveTexts).toEqual(['take hulls']);
    await ask('restart');
    expect(await ask('take')).toBe('Was davon? Kronen; Ausliefern; Waren; Rumpfteile; Masten; Geld; Segel; Transport');
  });

  test('a word that names a tile and a move means the one that is asked for, and never the extra action', async () => {
    const state = stateAt('nauticus', startOf('nauticus', { players: 2, options: { start: 0 } }), 0);
    const { model, ask } = await asking(state);
    await ask('crowns');
    await ask('coffee');
    const taken = ['take crowns', 'bonus coffee'];
    expect(model.controller.draft.value.moveTexts).toEqual(taken);
    expect(model.controller.draft.value.moves).toEqual(expect.arrayContaining(['extra money', 'extra sails']));
    expect(await ask('crowns')).toMatch(/^You have no visible crowns,/);
    expect(await ask('money')).toMatch(/^The current action is “score crowns”/);
    expect(model.controller.draft.value.moveTexts).toEqual(taken);
    await ask('extra money');
    expect(model.controller.draft.value.moveTexts).toEqual([...taken, 'extra money']);
  });
});
