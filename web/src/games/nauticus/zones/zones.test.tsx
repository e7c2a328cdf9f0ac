import { type Action, decisionFactsOf, LAYOUT, nauticus, type Tile } from '@ankerplatz/nauticus';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { change } from '../../../settings/settings.ts';
import { text } from '../../../text/text.ts';
import { nameOf } from '../../../ui/Named.tsx';
import { Others } from '../Others.tsx';
import { buttonOf, click, draw, positionOf, toggle, viewAt } from '../testing/zones.ts';
import { zonesEn as texts } from '../text/zones.en.ts';
import { Dock } from './Dock.tsx';
import { Purse } from './Purse.tsx';
import { Ring } from './Ring.tsx';
import { Storage } from './Storage.tsx';
import { Supply } from './Supply.tsx';
import { stacksOf } from './supply.ts';
import { RoundTrack, ScoreTrack } from './Tracks.tsx';

change({ language: 'en', animation: 'none' });
const { names } = await nauticus.words('en');
beforeAll(() => text.load());

const SHIPS = [
  { hull: ['bow', 'middle'], masts: ['anchor'], sails: [], goods: ['fish'] },
  { hull: ['single'], masts: ['crown'], sails: ['star'], goods: ['coffee'] },
];
const STORAGE: readonly Tile[] = ['mast:whale', 'sail:star', 'coffee', 'coffee'];
const position = positionOf(
  { ships: SHIPS, storage: STORAGE, passes: 1, delivered: ['grain', 'grain', 'fish'] },
  { points: -4, extra: false, ships: [{ hull: ['stern'], masts: [], sails: [], goods: [] }] },
);
const view = viewAt(position);
const [me, other] = view.players;

describe('Ring', () => {
  const ring = (changes: Partial<Parameters<typeof Ring>[0]> = {}, over?: HTMLElement) => {
    const onTake = vi.fn();
    const page = draw(
      <Ring
        actions={decisionFactsOf(position, 0).actions}
        wheel={view.wheel}
        sectors={LAYOUT.wheel}
        anchor={view.anchor}
        running={null}
        offered={new Set<Action>(['hulls', 'money'])}
        previewed={null}
        previews
        isFolded={false}
        lastUses={[]}
        texts={texts}
        names={names}
        onTake={onTake}
        {...changes}
      />,
      over,
    );
    return { page, onTake };
  };

  test('shows whose last turn was where', () => {
    const { page } = ring({ lastUses: [{ seat: 1, action: 'money', how: 'passed' }] });
    expect(page.querySelectorAll('.ring-acted .acted')).toHaveLength(1);
    expect(page.querySelector('.ring-strip [data-place~="tile-money"] .acted.is-passed .seat-sign-1')).not.toBeNull();
  });

  test('names every space with its bonus, its blue workers and its prices', () => {
    const { page } = ring();
    expect(page.querySelectorAll('.ring-tile')).toHaveLength(8);
    const hulls = buttonOf(page, names.actions.hulls);
    expect(hulls.getAttribute('aria-label')).toBe(
      `${names.actions.hulls}; bonus: 3 workers; 1 blue worker; bow: 0 taler; middle: 1 taler; stern: 2 taler; 1-ship: 3 taler`,
    );
    expect(buttonOf(page, names.actions.sails).getAttribute('aria-label')).toContain('used; anchor tile');
  });

  test('offers what may be taken; what may not is reported too, to be explained', () => {
    const { page, onTake } = ring();
    const [offered, other] = [buttonOf(page, names.actions.hulls), buttonOf(page, names.actions.crowns)];
    expect([offered.getAttribute('aria-disabled'), other.getAttribute('aria-disabled')]).toEqual(['false', 'true']);
    click(offered);
    expect(onTake.mock.calls).toEqual([['hulls']]);
    click(other);
    expect(onTake.mock.calls.at(-1)).toEqual(['crowns']);
  });

  test('turns used tiles over, the others not', () => {
    const { page } = ring();
    const isTurned = (action: Action): boolean =>
      buttonOf(page, names.actions[action]).querySelector('.action-tile')!.classList.contains('is-used');
    expect((['hulls', 'sails', 'money'] as const).map(isTurned)).toEqual([false, true, true]);
  });

  test('shows where the numbers will stand next round if a space gets the anchor', () => {
    const previews = (page: HTMLElement) => [...page.querySelectorAll('.ring-next')].map(next => next.textContent);
    expect(previews(ring().page)).toEqual([]);
    expect(previews(ring({ previewed: 5 }).page)).toEqual(['2', '3', '1', '3', '2', '0', '2', '1']);
  });

  test.each([
    ['mouse', true],
    ['pen', true],
    ['touch', false],
  ])('shows the numbers of the next round to what hovers: %s', async (pointerType, isSeen) => {
    const { page } = ring();
    const tile = page.querySelector('.ring-tile')!;
    tile.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
    const numbers = (): number => page.querySelectorAll('.ring-next').length;
    if (isSeen) await vi.waitFor(() => expect(numbers()).toBe(8));
    await new Promise(requestAnimationFrame);
    expect(numbers()).toBe(isSeen ? 8 : 0);
    tile.dispatchEvent(new PointerEvent('pointerleave', { pointerType }));
    await vi.waitFor(() => expect(numbers()).toBe(0));
  });

  test('turns its wheel clockwise with weight when a round ends, and not at all for those who want no motion', () => {
    const animate = vi.fn();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
    const turnFrom6To1 = (): void => {
      ring({ wheel: 6 });
      ring({ wheel: 1 }, document.querySelector('main')!);
    };
    turnFrom6To1();
    expect(animate).not.toHaveBeenCalled();
    change({ animation: 'full' });
    turnFrom6To1();
    change({ animation: 'none' });
    expect(animate.mock.calls[0]![0]).toEqual([{ transform: 'rotate(270deg)' }, { transform: 'rotate(405deg)' }]);
    vi.unstubAllGlobals();
  });

  test('is spread out where a lesson speaks of it, until an action runs', () => {
    const isOpen = (changes: Parameters<typeof ring>[0]): boolean =>
      ring(changes).page.querySelector('.ring')!.classList.contains('is-open');
    expect(isOpen({})).toBe(false);
    expect(isOpen({ isSpread: true })).toBe(true);
    expect(isOpen({ isSpread: true, isFolded: true, running: 0 })).toBe(false);
  });

  test('folds to a strip and unfolds by a tap', () => {
    const { page } = ring({ isFolded: true, running: 0 });
    const zone = page.querySelector('.ring')!;
    expect(zone.classList.contains('is-folded')).toBe(true);
    click(buttonOf(page, texts.unfold));
    expect(zone.classList.contains('is-folded')).toBe(false);
    click(buttonOf(page, texts.fold));
    expect(zone.classList.contains('is-folded')).toBe(true);
  });
});

describe('Dock', () => {
  const dock = (changes: Partial<Parameters<typeof Dock>[0]> = {}) => {
    const [onMove, onShip] = [vi.fn(), vi.fn()];
    const page = draw(
      <Dock
        seat={0}
        ships={me!.ships}
        descriptions={['Ship 1: bow, middle', 'Ship 2: single']}
        targets={new Map([[1, { move: 'buy stern ship 1', label: 'closes: 3-ship' }]])}
        start={{ move: 'buy stern new', label: 'starts ship 3', tile: 'stern' }}
        texts={texts}
        onMove={onMove}
        onShip={onShip}
        {...changes}
      />,
    );
    return { page, onMove, onShip };
  };

  test('what a tile does to a ship is seen with a stroke and heard in words', () => {
    const { page } = dock({ targets: new Map([[1, { move: 'x', label: 'mast 1/3' }]]) });
    expect(page.querySelector('.dock-label-words')?.textContent).toBe('mast 1/3');
    expect(nameOf(page.querySelector('button.ship'))).toBe('mast 1 of 3. Ship 1: bow, middle');
  });

  test('reports the one move of a target, and looks at a ship that is none', () => {
    const { page, onMove, onShip } = dock();
    click(buttonOf(page, 'Ship 2'));
    expect([onMove.mock.calls, onShip.mock.calls]).toEqual([[], [[2]]]);
    click(buttonOf(page, 'closes: 3-ship'));
    expect(onMove.mock.calls).toEqual([['buy stern ship 1']]);
    click(buttonOf(page, texts.newShip));
    expect(onMove.mock.calls.at(-1)).toEqual(['buy stern new']);
  });

  test('draws what is there and ghosts what is missing', () => {
    const { page } = dock();
    const [open, finished] = page.querySelectorAll('.ship-picture');
    expect([open!.querySelectorAll('.mast').length, open!.querySelectorAll('.sail').length]).toEqual([1, 0]);
    // The stern, a mast, and two sails.
    expect(open!.querySelectorAll('.ship-ghost')).toHaveLength(4);
    expect(finished!.querySelectorAll('.ship-ghost')).toHaveLength(0);
    expect([...page.querySelectorAll('.ship-hold--empty')]).toHaveLength(1);
  });

  test('shows a tile that may come where it would be', () => {
    const incoming = (tile: Tile) => {
      const { page } = dock({ targets: new Map([[1, { move: 'x', label: 'here', tile }]]), start: null });
      const shown = page.querySelectorAll('.ship-incoming');
      return [shown.length, page.querySelectorAll('.ship-ghost').length];
    };
    // Four ghosts without it; a good replaces the ring of an empty hold.
    expect((['stern', 'mast:anchor', 'sail:crown', 'salt'] as const).map(incoming)).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
      [1, 4],
    ]);
  });

  test('shrinks finished ships when there are many, with what they carry', () => {
    const many = dock({ ships: [...me!.ships, ...me!.ships, ...me!.ships] }).page;
    expect(many.querySelectorAll('.ship')).toHaveLength(3);
    expect(many.querySelectorAll('.ship-token .ship-pip:not(.is-empty)')).toHaveLength(3);
    expect(dock().page.querySelectorAll('.ship-token')).toHaveLength(0);
  });
});

describe('Storage', () => {
  const storage = (changes: Partial<Parameters<typeof Storage>[0]> = {}) => {
    const [onMove, onTile] = [vi.fn(), vi.fn()];
    const page = draw(
      <Storage
        seat={0}
        tiles={me!.storage}
        offered={new Set<Tile>(['sail:star'])}
        picked={null}
        store={null}
        texts={texts}
        names={names}
        onMove={onMove}
        onTile={onTile}
        {...changes}
      />,
    );
    return { page, onMove, onTile };
  };

  test('has twelve fields, of which a mast takes two', () => {
    const { page } = storage();
    expect(page.querySelectorAll('.is-tall')).toHaveLength(1);
    expect(page.querySelectorAll('.storage-field')).toHaveLength(11);
    expect(page.textContent).toContain(texts.fields(5, 12));
  });

  test('reports the tile that was tapped', () => {
    const { page, onTile } = storage();
    click(buttonOf(page, names.tiles['sail:star']));
    expect(onTile.mock.calls).toEqual([['sail:star']]);
    expect(buttonOf(page, names.tiles['sail:star']).getAttribute('aria-pressed')).toBe('false');
  });

  test('takes a tile from elsewhere', () => {
    const store = { move: 'buy mast:star store', label: 'into storage', tile: 'mast:star' as const };
    const { page, onMove } = storage({ store });
    expect(page.querySelectorAll('.storage-field.is-free')).toHaveLength(5);
    click(buttonOf(page, 'into storage'));
    expect(onMove.mock.calls).toEqual([['buy mast:star store']]);
  });
});

test('Purse counts what a player has, and what delivered goods are worth', () => {
  const page = draw(<Purse seat={0} player={me!} total={33} texts={texts} names={names} />);
  expect(page.textContent).toContain(texts.delivered('grain', 2, 5));
  expect(page.textContent).toContain(texts.passTiles('−2, −1', 1));
  expect(page.textContent).toContain(texts.extraTile);
  expect(page.querySelector('[data-place="points-0"]')!.textContent).toBe('Track10, if it ended now: 33');
  const hidden = draw(<Purse seat={0} player={me!} total={null} texts={texts} names={names} />);
  expect(hidden.textContent).not.toContain(texts.ifEnded);
});

test('Tracks say how far the game is and where everybody stands', () => {
  const standings = [
    { seat: 0, name: 'Ada', track: 10, total: 33 },
    { seat: 1, name: 'Ben', track: -4, total: -7 },
  ];
  const page = draw(
    <>
      <RoundTrack round={2} phase={3} seats={2} texts={texts} />
      <ScoreTrack standings={standings} start={0} texts={texts} />
    </>,
  );
  expect(page.textContent).toContain('Round 2 of 4, Phase 3 of 7');
  expect(page.textContent).toContain(texts.standing('Ada', 10, 33));
  const [first, last] = [...page.querySelectorAll<HTMLElement>('.score-mark')].map(mark =>
    Number.parseFloat(mark.style.getPropertyValue('--at')),
  );
  expect(first).toBeGreaterThan(last!);
  expect(last).toBeGreaterThan(0);
});

test('Others: one tap shows the whole dock, in which nothing can be done', () => {
  const ben = { seat: 1, name: 'Ben', player: other!, lastTurn: '', total: -2, descriptions: ['Ship 1: stern'] };
  const opponents = [{ ...ben, isMember: true }];
  const page = draw(<Others opponents={opponents} start={1} turn={1} texts={texts} names={names} />);
  expect(page.querySelector('dialog')).toBeNull();
  expect(buttonOf(page, 'Ben').textContent).toContain(texts.startPlayer);
  expect(page.querySelector('.member-sign')).not.toBeNull();
  click(buttonOf(page, 'Ben'));
  const dialog = page.querySelector('dialog')!;
  expect(dialog.querySelector('section')!.getAttribute('aria-label')).toBe(texts.dockOf('Ben'));
  expect(dialog.querySelector('.ship')!.getAttribute('aria-label')).toBe('Ship 1: stern');
  expect(dialog.querySelectorAll('button')).toHaveLength(1);
  click(buttonOf(page, text.value.ui.close));
  expect(page.querySelector('dialog')).toBeNull();
});

test('Supply counts what nobody owns, drawn while it is open', async () => {
  const left = stacksOf(view.players);
  expect([left.bow, left.stern, left.coffee, left['mast:whale'], left['sail:crown']]).toEqual([17, 17, 9, 14, 12]);
  const page = draw(<Supply players={view.players} texts={texts} names={names} />);
  expect(page.querySelectorAll('.supply-stacks li')).toHaveLength(0);
  toggle(page, 'open');
  await vi.waitFor(() => expect(page.textContent).toContain(texts.left('coffee', 9)));
  expect(page.querySelectorAll('.supply-stacks li')).toHaveLength(18);
  toggle(page, 'closed');
  expect(page.querySelectorAll('.supply-stacks li')).toHaveLength(0);
});
