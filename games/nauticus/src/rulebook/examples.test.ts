import { describe, expect, test } from 'vitest';
import { after, allowed, offered, playedFrom, refused } from '../testing/rulebook.ts';

describe('§3.2.1.1 space 3, hulls, 2 blue workers (bow 1, middle 2, stern 3, single 0)', () => {
  const table = 'hulls@3 2b | 15t 4w | 15t 4w | 15t 4w';
  const first = 'take hulls, buy bow new, buy stern ship 1, buy middle new, buy single store';

  allowed(
    'all four: 6 taler, 4 workers (2 own), the single and one free hull part to storage',
    table,
    `${first}, free bow, end`,
    '12p 9t 2w [single bow] bow.stern middle | 15t 4w | 15t 4w',
  );
  allowed(
    'the next player: bow and stern are 4 taler and no own worker',
    table,
    `${first}, free bow, end, buy bow new, buy stern ship 1, end`,
    '12p 9t 2w [single bow] bow.stern middle | 11t 4w bow.stern | 15t 4w',
  );
  test('the third: the single for 0 taler into storage, one blue worker lost', () => {
    const moves = `${first}, free bow, end, pass, buy single store, end`;
    const { position, events } = playedFrom(table, moves);
    expect(events).toContainEqual({ type: 'turnEnded', seat: 2, blueLost: 1 });
    expect(position.deciders()).toEqual([1]);
  });
  allowed(
    'the third keeps all taler and own workers',
    table,
    `${first}, free bow, end, pass, buy single store, end`,
    '12p 9t 2w [single bow] bow.stern middle | 15t 4w passed1 | 15t 4w [single]',
  );
  refused(
    'the single for 0 taler cannot become a ship at once',
    table,
    'take hulls, buy single new',
    'golden-rule',
    '§golden',
    'a 1-ship … 0 taler',
  );

  allowed(
    'with a free single: both singles in storage, a 2-ship, and the middle starts a second ship',
    table,
    `${first}, free single, end`,
    '12p 9t 2w [single*2] bow.stern middle',
  );
  const later = 'hulls@3 3b | 15t 4w bow.stern middle | .';
  allowed(
    'that middle becomes a 3-ship',
    later,
    'take hulls, buy bow ship 2, buy stern ship 2, end',
    '12p 11t 4w bow.stern bow.middle.stern',
  );
  allowed(
    'or a 4-ship',
    later,
    'take hulls, buy bow ship 2, buy middle ship 2, buy stern ship 2, end',
    '12p 9t 4w bow.stern bow.middle.middle.stern',
  );
});

describe('§3.2.1.2 space 1, masts: star 2, anchor 1, whale 0, helm 3', () => {
  allowed(
    'a whale (0, to storage) and two anchors (1 + 4) are 5 taler and 3 workers; both anchors on one ship',
    'masts@1 0b | 15t 4w bow.stern | .',
    'take masts, bonus mast:helm, buy mast:whale store, buy mast:anchor ship 1, buy mast:anchor ship 1, end',
    '10t 1w [mast:whale mast:helm] bow.stern/anchor*2',
  );
});

describe('§3.2.1.4 space 1, goods: coffee 0, grain and fish 3 together, salt 3', () => {
  const table = 'goods@1 0b | 15t 4w | .';
  const three = 'take goods, bonus mast:star, buy fish store, buy grain store, buy coffee store';
  allowed(
    'fish, grain and two coffees are 7 taler and 4 workers',
    table,
    `${three}, buy coffee store`,
    '8t [mast:star fish grain coffee*2]',
  );
  allowed(
    'salt instead of the second coffee: 6 taler and one free good',
    table,
    `${three}, buy salt store, free fish`,
    '9t [mast:star fish*2 grain coffee salt]',
  );
});

describe('§3.2.2.4 a crown mast on a ship, a crown sail in storage, one pass tile turned', () => {
  const crowns = (workers: number) => `crowns@7 0b phase2 | ${workers}w passed1 [sail:crown] bow/crown | .`;
  allowed(
    'three workers bring 9 points',
    crowns(3),
    'take crowns, crowns, crowns, crowns',
    '19p 4t passed1 scored9 [sail:crown] bow/crown',
  );
  allowed(
    'five bring 15',
    crowns(5),
    'take crowns, crowns, crowns, crowns, crowns, crowns',
    '25p 4t passed1 scored15 [sail:crown] bow/crown',
  );
});

describe('§3.2.1.3 a helm sail on a crown mast', () => {
  const sail = 'take sails, buy sail:helm ship 1';
  refused(
    'is illegal beside an anchor mast',
    'sails@7 | 9t 9w bow.stern/crown.anchor | .',
    sail,
    'other-crest',
    '§3.2.1.3',
    'ship 1 … anchor',
  );
  refused(
    'is illegal beside an anchor sail',
    'sails@7 | 9t 9w bow.stern/crown*2/anchor | .',
    sail,
    'other-crest',
    '§3.2.1.3',
    'ship 1 … anchor … a helm sail',
  );
  allowed(
    'is legal on a ship of crowns alone',
    'sails@7 2b | 9t 9w bow.stern/crown*2/crown | .',
    `${sail}, reward points, reward points, end`,
    '16p 11t 9w bow.stern/crown*2/crown.helm',
  );
  offered(
    'nor does any other mast than anchor or crown fit there later',
    'transport@7 | 9w [mast:helm mast:anchor mast:crown] bow.middle.stern/crown*2/anchor | .',
    'take transport',
    'pass, load mast:anchor ship 1, load mast:crown ship 1',
  );
});

test('§end the final scoring of the books: 39 for goods, 34 for ships, 21 taler are 7 points with 0 left over', () => {
  const owner = [
    '8t 2w passed3 [bow middle stern] {grain*2 fish*3 coffee*6}',
    '3*single/star/star bow.stern/whale*2/whale*2 bow.middle.stern/helm*3/helm*3/salt*2',
    'bow.stern/anchor*2/crown/fish',
  ].join(' ');
  const { ranks, scores } = after(`deliver@3 round4 phase7 start1 | ${owner} | passed3`, 'take deliver').outcome()!;
  expect(scores![0]).toEqual({ points: 10 + 39 + 34 + 7, goods: 39, ships: 34, rest: 7, taler: 21 });
  expect(ranks).toEqual([1, 2]);
});
