import { ACTIONS, TILES, types } from '@ankerplatz/nauticus';
import type { ComponentChild } from 'preact';
import { describe, expect, test } from 'vitest';
import { draw } from '../testing/zones.ts';
import { ActionSign } from './actions.tsx';
import { BonusSign } from './bonuses.tsx';
import { CrestSign } from './crests.tsx';
import { TilePicture } from './TilePicture.tsx';

const KINDS: readonly (readonly [string, readonly ComponentChild[]])[] = [
  ['tile', TILES.map(tile => <TilePicture key={tile} tile={tile} />)],
  ['crest', types.CRESTS.map(crest => <CrestSign key={crest} crest={crest} />)],
  ['action', ACTIONS.map(action => <ActionSign key={action} action={action} />)],
  ['bonus', types.BONUSES.map(bonus => <BonusSign key={bonus} bonus={bonus} />)],
];

describe.each(KINDS)('every %s', (_, pictures) => {
  const drawn = pictures.map(picture => draw(picture).innerHTML);

  test('has a picture of its own', () => {
    expect(new Set(drawn).size).toBe(pictures.length);
  });

  test('is drawn by paths with numbers, and not read aloud', () => {
    for (const html of drawn) {
      expect(html).toMatch(/<path [^>]*d="M/);
      expect(html).not.toMatch(/NaN|undefined/);
      expect(html).toContain('aria-hidden="true"');
    }
  });
});
