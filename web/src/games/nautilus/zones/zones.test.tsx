import { CARDS, type Card, type NautilusNames, nautilus, type Piece, placeName, type Spot } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { text } from '../../../text/text.ts';
import { buttonOf, click, draw, spokenName } from '../../testing/page.ts';
import { CardFace, SmallCard } from '../art/cards.tsx';
import { PieceSign } from '../art/marbles.tsx';
import { Others } from '../Others.tsx';
import type { OtherHand } from '../other-hand.ts';
import { zonesEn } from '../text/zones.en.ts';
import { Discards } from './Discards.tsx';
import { type Chart, nearest, pointOf, REACH, spotsOf, standOf } from './geometry.ts';
import { Hand, type HandCard } from './Hand.tsx';
import { Ring, type RingProps } from './Ring.tsx';
import { Tray } from './Tray.tsx';

beforeAll(() => text.load());

const WATERS = { ring: 64, mouths: [8, 24, 40, 56] };
const CHART: Chart = { ...WATERS, bottom: 's', crew: 4 };
const NAMES: NautilusNames = (await nautilus.words('en')).names;
const ALL_EIGHT = Object.fromEntries(CARDS.map(card => [card, 8])) as Record<Card, number>;

const RING: RingProps = {
  pieces: {
    sailors: { n: ['t5', 'home'], e: ['t21', 'c1'], s: ['t40', 'h3'], w: ['home', 'home'] },
    moby: 't30',
  },
  waters: WATERS,
  bottom: 's',
  roles: { s: 'You', n: 'Partner' },
  players: { n: 'Anna', e: 'Emil', s: 'Cem', w: 'Willi' },
  nameOf: piece =>
    piece === 'moby' ? 'Moby Dick' : `${{ n: 'Anna', e: 'Emil', s: 'Cem', w: 'Willi' }[piece[0] as 'n']}’s ${piece[1]}`,
  offers: [
    { id: 'sailor', mark: 'A', at: 's1', label: 'your 1' },
    { id: 'field', mark: '1', at: 't42', label: 'South 10' },
    { id: 'never', mark: '2', at: 't44', label: 'South 12', isHollow: true },
  ],
  picked: null,
  moved: new Set(),
  ghosts: [],
  news: new Set(),
  commanded: null,
  names: NAMES,
  texts: zonesEn,
  onPick: () => undefined,
};

/** A board of 1000 by 1000 pixels at the corner of the window: a pixel is a unit. */
const boardOf = (content: JSX.Element, width = 2 * REACH): HTMLElement => {
  const page = draw(content);
  const plate = page.querySelector<HTMLElement>('.board-plate')!;
  plate.getBoundingClientRect = () => ({ left: 0, top: 0, width, height: width }) as DOMRect;
  return plate;
};

const tap = (plate: HTMLElement, spot: Spot, away = 0): void => {
  const { x, y } = pointOf(spot, CHART);
  const at = { clientX: x + REACH + away, clientY: y + REACH, detail: 1, bubbles: true };
  act(() => void plate.dispatchEvent(new MouseEvent('click', at)));
};

describe('the board', () => {
  test('is seen from one’s own side: the own harbour leads up from the bottom, the next player sits to the left', () => {
    const start = pointOf('t32', CHART);
    expect([Math.round(start.x), start.y > 0]).toEqual([0, true]);
    expect(pointOf('sh3', CHART).y).toBeLessThan(pointOf('sh0', CHART).y);
    expect(pointOf('t48', CHART).x).toBeLessThan(0);
    expect(pointOf('t33', CHART).x).toBeLessThan(0);
  });

  test('every place is where no other is, and on the board, with few fields or many', () => {
    for (const waters of [WATERS, { ring: 40, mouths: [1, 39] }, { ring: 96, mouths: [3, 50, 95] }]) {
      const chart: Chart = { ...waters, bottom: 'e', crew: 4 };
      const points = spotsOf(waters).map(spot => pointOf(spot, chart));
      for (const [i, point] of points.entries()) {
        expect(Math.hypot(point.x, point.y)).toBeLessThan(REACH);
        const others = points.filter((_, j) => j !== i).map(other => ({ point: other }));
        expect(nearest(others, point, 20)).toBeUndefined();
      }
    }
  });

  test('sailors in a whirlpool lie beside each other', () => {
    const stands = (['w1', 'w2', 'w3', 'w4'] as Piece[]).map(piece => standOf(piece, 'whome', CHART));
    expect(new Set(stands.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(4);
  });

  test('a tap means the nearest thing that is offered, within 24 pixels, and is told once', () => {
    const onPick = vi.fn();
    const plate = boardOf(<Ring {...RING} onPick={onPick} />);
    tap(plate, 't42');
    expect(onPick.mock.calls).toEqual([['field']]);
    tap(plate, 't40', 5);
    expect(onPick.mock.calls).toEqual([['field'], ['sailor']]);
    tap(plate, 't44');
    expect(onPick).toHaveBeenLastCalledWith('never');
  });

  test('on a phone 24 pixels are more of the board', () => {
    const onPick = vi.fn();
    const plate = boardOf(<Ring {...RING} onPick={onPick} />, 360);
    const { x, y } = pointOf('t42', CHART);
    const at = {
      clientX: ((x + REACH) / 1000) * 360 + 20,
      clientY: ((y + REACH) / 1000) * 360,
      detail: 1,
      bubbles: true,
    };
    act(() => void plate.dispatchEvent(new MouseEvent('click', at)));
    expect(onPick).toHaveBeenCalledOnce();
  });

  test('a tap on what is not offered is told apart, and one beside everything not at all', () => {
    const onPick = vi.fn();
    const onTouch = vi.fn();
    const plate = boardOf(<Ring {...RING} onPick={onPick} onTouch={onTouch} />);
    tap(plate, 't21');
    tap(plate, 't10');
    expect(onTouch.mock.calls).toEqual([['e1'], ['t10']]);
    act(() => void plate.dispatchEvent(new MouseEvent('click', { clientX: 500, clientY: 500, detail: 1 })));
    expect(onTouch).toHaveBeenCalledTimes(2);
    expect(onPick).not.toHaveBeenCalled();
  });

  test('what is offered is a button with its name, pressed by a key; what is impossible says so', () => {
    const onPick = vi.fn();
    const page = draw(<Ring {...RING} onPick={onPick} />);
    click(buttonOf(page, 'South 10'));
    expect(onPick.mock.calls).toEqual([['field']]);
    expect(buttonOf(page, 'South 12').getAttribute('aria-disabled')).toBe('true');
    expect(page.querySelectorAll('.board-target.is-offered')).toHaveLength(1);
    expect(page.querySelectorAll('.board-piece.is-offered')).toHaveLength(1);
  });

  test('the ring is one control: arrows tell field after field, with Shift piece after piece', () => {
    const onPick = vi.fn();
    const page = draw(<Ring {...RING} onPick={onPick} />);
    const ring = page.querySelector<HTMLElement>('[role="slider"]')!;
    const told = (): string | null => ring.getAttribute('aria-valuetext');
    const press = (key: string, shiftKey = false): void => {
      act(
        () => void ring.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
      );
    };
    expect(told()).toBe('South start: empty');
    press('ArrowLeft');
    expect(told()).toBe('East 15: empty');
    press('ArrowLeft', true);
    expect(told()).toBe('0 fields empty; East 14: Moby Dick');
    press('ArrowRight', true);
    expect(told()).toBe('9 fields empty; South 8: Cem’s 1; mouth of cave South (empty)');
    press('Enter');
    expect(onPick.mock.calls).toEqual([['sailor']]);
    press('Home');
    expect(told()).toBe('South start: empty');
    press('1');
    expect(ring.getAttribute('aria-valuenow')).toBe('40');
    press('2');
    expect(ring.getAttribute('aria-valuenow')).toBe('40');
  });

  test('a second picture has no places that things could travel to', () => {
    const page = draw(<Ring {...RING} isPreview={true} />);
    expect(page.querySelectorAll('[data-place]')).toHaveLength(0);
    expect(draw(<Ring {...RING} />).querySelector('[data-place~="t5"]')).not.toBeNull();
  });

  test('caves of one quarter are told apart', () => {
    const waters = { ring: 64, mouths: [3, 10, 24] };
    expect(placeName('c0', waters, NAMES.places)).toBe('cave North 3');
    expect(placeName('c2', waters, NAMES.places)).toBe('cave East');
    expect(placeName('t16', waters, NAMES.places)).toBe('East start');
  });
});

const HELD: HandCard = {
  id: '7',
  card: '7',
  isOffered: true,
  isPicked: false,
  from: null,
  marks: [],
  isFinal: false,
  label: 'two uses',
};

/** The description told after the name. */
const aboutOf = (element: Element): string | null =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('the hand', () => {
  const common = { seat: 2, isSecret: true, uses: 'uses', owner: null, backs: 0, texts: zonesEn, names: NAMES };

  test('each card is a button that reports itself once; what cannot be used is reported, too, so that it can be explained', () => {
    const onCard = vi.fn();
    const cards = [HELD, { ...HELD, id: '6', card: '6', isOffered: false, isPicked: true } as const];
    const page = draw(<Hand {...common} cards={cards} onCard={onCard} />);
    click(buttonOf(page, '7'));
    click(buttonOf(page, '6'));
    expect(onCard.mock.calls).toEqual([
      ['7', true],
      ['6', true],
    ]);
    expect(aboutOf(buttonOf(page, '7'))).toBe('two uses');
    expect(buttonOf(page, '6').getAttribute('aria-pressed')).toBe('true');
    expect(buttonOf(page, '6').getAttribute('aria-disabled')).toBe('true');
    expect(buttonOf(page, '6').closest('li')!.getAttribute('aria-owns'), 'its uses are inside it').toBe('uses');
    expect(buttonOf(page, '7').closest('li')!.hasAttribute('aria-owns')).toBe(false);
  });

  test('a received card wears its giver’s name, and says if it cannot be taken back', () => {
    const storm = { ...HELD, id: 'storm', card: 'storm', label: 'one use', from: 'Anna', isFinal: true } as const;
    const page = draw(<Hand {...common} cards={[storm]} onCard={() => undefined} />);
    expect(aboutOf(buttonOf(page, 'storm, from Anna')), 'all that is seen is in the name').toBe(
      'one use, cannot be taken back',
    );
    expect(page.querySelector('.hand-note')?.textContent).toBe('from Anna');
  });

  test('an empty hand says so', () => {
    expect(draw(<Hand {...common} cards={[]} onCard={() => undefined} />).textContent).toBe('No cards left');
  });
});

const OTHER: OtherHand = {
  seat: 0,
  name: 'Anna',
  lastTurn: '',
  isPartner: true,
  count: 4,
  cards: null,
  known: [{ card: '7', label: 'your 7' }],
  notes: ['no 12'],
  announced: false,
  isOpen: false,
  isTurn: false,
  isDealer: true,
  hasLaid: false,
};

describe('the others', () => {
  test('are marked where they are members', async () => {
    await text.load();
    const isMarked = (other: OtherHand): boolean => {
      const page = draw(<Others others={[other]} isSecret={false} texts={zonesEn} names={NAMES} />);
      const isSaid = spokenName(buttonOf(page, 'Anna')).startsWith('Anna, Member:');
      expect(page.querySelector('.member-sign') !== null).toBe(isSaid);
      return isSaid;
    };
    expect([{ ...OTHER, isMember: true }, OTHER].map(isMarked)).toEqual([true, false]);
  });

  test('show as many backs as they hold, and what is known among them', () => {
    const page = draw(<Others others={[OTHER]} isSecret={false} texts={zonesEn} names={NAMES} />);
    const cards = page.querySelectorAll('.other-cards .small-card');
    expect([...cards].map(card => card.textContent)).toEqual(['7', '', '', '']);
    expect(spokenName(buttonOf(page, 'Anna'))).toBe(
      'Anna: 4 cards; You know: your 7; Partner; Dealer; neither 1 nor 12 at the deal; no 12',
    );
  });

  test('what only these eyes know is not in a name that others might hear', () => {
    const seen = { ...OTHER, seat: 1, name: 'Bea', cards: ['2', '9'], count: 2, known: [] } as const;
    const page = draw(<Others others={[OTHER, seen]} isSecret={true} texts={zonesEn} names={NAMES} />);
    expect(spokenName(buttonOf(page, 'Anna'))).toBe('Anna: 4 cards; Partner; Dealer; neither 1 nor 12 at the deal');
    expect(spokenName(buttonOf(page, 'Bea'))).not.toMatch(/9|You know/);
  });

  test('open hands lie open', () => {
    const open = { ...OTHER, cards: ['2', 'moby'], count: 2, known: [], isOpen: true } as const;
    const page = draw(<Others others={[open]} isSecret={true} texts={zonesEn} names={NAMES} />);
    expect(page.querySelectorAll('.other-cards .is-back')).toHaveLength(0);
    expect(spokenName(buttonOf(page, 'Anna'))).toContain('You know: 2, Moby Dick card');
  });

  test('a tap tells all of it', async () => {
    const page = draw(<Others others={[OTHER]} isSecret={true} texts={zonesEn} names={NAMES} />);
    click(buttonOf(page, 'Anna'));
    await vi.waitFor(() => expect(page.querySelector('.other-states')).not.toBeNull());
    const states = [...page.querySelectorAll('.other-states li')].map(line => line.textContent);
    expect(states).toEqual(['Partner', 'Dealer', 'neither 1 nor 12 at the deal', 'no 12']);
    expect(page.querySelectorAll('.other-hand .card-back')).toHaveLength(3);
  });
});

test('the pile shows its last card and opens as a counted table', async () => {
  const discards: Card[] = ['12', '9', '12'];
  const page = draw(
    <Discards discards={discards} deck={{ ...ALL_EIGHT, moby: 0 }} deckSize={84} texts={zonesEn} names={NAMES} />,
  );
  click(buttonOf(page, 'Discard pile: on top: 12'));
  await vi.waitFor(() => expect(page.querySelector('.discards-table')).not.toBeNull());
  const lines = [...page.querySelectorAll('.discards-table li')].map(
    line => line.querySelector('span + span')?.textContent,
  );
  expect(lines).toContain('12: 2 of 8 gone');
  expect(lines).toContain('9: 1 of 8 gone');
  expect(lines).toHaveLength(CARDS.length - 1);
});

test('the tray gives a card back until it is laid', () => {
  const onTakeOut = vi.fn();
  const common = { seat: 0, name: 'Anna', texts: zonesEn, names: NAMES } as const;
  const page = draw(<Tray {...common} card="7" isLaid={false} onTakeOut={onTakeOut} />);
  click(buttonOf(page, 'Take 7 back'));
  expect(onTakeOut).toHaveBeenCalledOnce();
  const laid = draw(<Tray {...common} card="7" isLaid={true} onTakeOut={null} />);
  expect(laid.querySelectorAll('button')).toHaveLength(0);
  expect(laid.textContent).toContain('all cards are exchanged at once');
});

describe('the art', () => {
  test.each(CARDS)('%s has a face of its own, which is not read aloud', card => {
    const page = draw(<CardFace card={card} names={NAMES} />);
    expect(page.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(page.querySelectorAll('path').length).toBeGreaterThan(1);
    expect(draw(<SmallCard card={card} />).querySelector('.small-card')).not.toBeNull();
  });

  test('the colours of marbles differ in more than colour', () => {
    const shapes = (['n1', 'e1', 's1', 'w1'] as const).map(piece =>
      draw(<PieceSign piece={piece} />)
        .querySelector('.marble-core')!
        .getAttribute('d'),
    );
    expect(new Set(shapes).size).toBe(4);
  });
});
