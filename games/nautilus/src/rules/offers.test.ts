import { MoveList } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { movesOf, offered, playedFrom } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';
import { offerMoves } from './offers.ts';

const ALL = /./;

describe('#7.3 what is offered to who plays', () => {
  offered('a card that brings out, and nothing else', '1 5 / 2 / 2 / 2 |', '', ALL, ['play 1 n1>t0']);
  offered('to discard, where no card can be used: every kind once', '5 5 9 / 2 / 2 / 2 |', '', ALL, [
    'discard 5',
    'discard 9',
  ]);
  offered('a walk for every sailor that can go', '2 / 3 / 3 / 3 | n1 t5 n2 t20', '', ALL, [
    'play 2 n1>t7',
    'play 2 n2>t22',
  ]);
  offered('#8 a 4 leads back', '4 / 3 / 3 / 3 | n1 t5', '', ALL, ['play 4 n1>t1']);
});

test('the list is what the position lists, and listing plays nothing', () => {
  const position = positionOf('1 2 5 / 3 / 4 / 6 | n1 t5 e1 t9');
  const [offers, moves] = [new MoveList(), new MoveList()];
  offerMoves(position, 0, offers);
  position.moves(0, moves);
  expect(offers.toArray()).toEqual(moves.toArray());
  expect(new Set(offers.toArray()).size).toBe(offers.length);
});

test('after a nautilus the uses of the card before it', () => {
  const { position } = playedFrom('2 / nautilus 3 / 3 / 3 | n1 t5 e1 t30', 'play 2 n1>t7, play nautilus');
  expect(movesOf(position).every(move => move.startsWith('use '))).toBe(true);
});
