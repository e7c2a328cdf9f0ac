import { describe, expect, test } from 'vitest';
import { namesIn, parseContestant } from './contestant.ts';

describe('contestants', () => {
  test.each([
    ['random', { kind: 'random' }],
    ['mate', { kind: 'level', level: 'mate' }],
    ['deckhand:500', { kind: 'level', level: 'deckhand', playouts: 500 }],
    ['admiral@1', { kind: 'level', level: 'admiral', edition: '1' }],
    ['admiral@1:500', { kind: 'level', level: 'admiral', edition: '1', playouts: 500 }],
    ['cmd:python3 my.py --loud', { kind: 'program', command: 'python3 my.py --loud' }],
  ])('%s', (name, contestant) => {
    expect(parseContestant(name)).toEqual(contestant);
  });

  test.each([
    '',
    'god',
    'mate:',
    'mate:0',
    'mate:x',
    'mate@',
    'mate@0',
    'mate:5@1',
    'random:5',
    'random@1',
    'cmd:',
    'Mate',
  ])('%j is nobody', name => {
    expect(() => parseContestant(name)).toThrow('there is no bot');
  });

  test('a list is separated by commas', () => {
    expect(namesIn('mate, deckhand,cmd:cat')).toEqual(['mate', 'deckhand', 'cmd:cat']);
    expect(() => namesIn('mate,,deckhand')).toThrow('there is no bot ""');
  });
});
