import { once } from 'node:events';
import { type Entry, type Game, type GameRecord, LANGUAGES, type Language, makeRecord } from '@ankerplatz/kit';
import { GAMES, gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { fileWith, run, start } from '../testing/program.ts';
import { randomRecord } from '../testing/records.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { type Story, storyOf } from './story.ts';

const nauticus = gameById('nauticus')!;
const record = randomRecord(nauticus, { players: 2 }, { kind: 'seed', seed: 's' });
const file = fileWith(record);

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

const tellIn = async (language: Language, game: Game, told: GameRecord): Promise<Story> => {
  const story = storyOf(game, told, await game.words(language), NAMES);
  if (!story.ok) throw new Error(story.error);
  return story.value;
};

describe.each(Object.values<Game>(GAMES))('a story of $id', game => {
  const played = randomRecord(game, game.kinds[0]!, { kind: 'seed', seed: 'story' });

  test.each(LANGUAGES)('has a chapter for every entry, with sentences (%s)', async language => {
    const { chapters, outcome } = await tellIn(language, game, played);
    expect(chapters.map(({ seat, move }) => ({ seat, move }))).toEqual(played.entries);
    for (const { events, sentences } of chapters) {
      expect(events.length).toBeGreaterThan(0);
      for (const sentence of sentences) expect(sentence).toMatch(/\S/);
    }
    expect(chapters.flatMap(({ sentences }) => sentences).some(sentence => sentence.includes('Ann'))).toBe(true);
    expect(outcome?.ranks).toHaveLength(played.seats);
  });

  test('every language tells it in its own words', async () => {
    const stories = await Promise.all(LANGUAGES.map(language => tellIn(language, game, played)));
    const texts = stories.map(({ chapters }) => chapters.flatMap(({ sentences }) => sentences).join('\n'));
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });
});

describe('a story of more than moves', () => {
  test.each(LANGUAGES)('tells what else happened at the table (%s)', async language => {
    const entries: Entry[] = [
      record.entries[0]!,
      { seat: 1, kind: 'take-back', to: 0 },
      { seat: 1, kind: 'taken-over', by: 'mate' },
      { seat: 1, kind: 'paused' },
      { seat: 1, kind: 'resumed' },
      { seat: 1, kind: 'given-back' },
    ];
    const told = makeRecord({ ...headerOf(record), entries });
    const story = storyOf(nauticus, told, await nauticus.words(language), NAMES, CATALOGUES[language].replay.beside);
    if (!story.ok) throw new Error(story.error);
    const sentences = story.value.chapters.slice(1).flatMap(chapter => chapter.sentences);
    expect(sentences).toHaveLength(5);
    expect(new Set(sentences).size).toBe(5);
    expect(sentences.filter(sentence => sentence.includes('Ben'))).toHaveLength(3);
    expect(story.value.chapters.slice(1).every(({ move }) => move === null)).toBe(true);
  });

  const headerOf = ({ format: _, hash: __, ...header }: GameRecord) => header;
});

describe('ankerplatz replay', () => {
  test.each([
    ['en', 'Rank 1: '],
    ['de', 'Rang 1: '],
    ['fr', 'Rang 1\u00a0: '],
  ])('tells the game to its ranks in %s', async (language, rank) => {
    const { code, stdout, stderr } = await run(['replay', file, '--lang', language]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`${record.entries.length}  `);
    expect(stdout).toContain(rank);
  });

  test('as JSON, from standard input', async () => {
    const { code, stdout } = await run(['replay', '-', '--json'], JSON.stringify(record));
    expect(code).toBe(0);
    const story = JSON.parse(stdout);
    expect(story).toMatchObject({ game: 'nauticus', seats: 2, outcome: { ranks: expect.any(Array) } });
    expect(story.chapters).toHaveLength(record.entries.length);
  });

  test('with names, as many as there are players', async () => {
    expect((await run(['replay', file, '--names', 'Ann,Ben'])).stdout).toContain('   1  ');
    expect(await run(['replay', file, '--names', 'Ann'])).toMatchObject({ code: 2, stdout: '' });
  });

  test('a record that was changed is bad input', async () => {
    const changed = fileWith({ ...record, entries: record.entries.slice(1) });
    const { code, stderr } = await run(['replay', changed]);
    expect(code).toBe(2);
    expect(stderr).toContain('hash chain');
  });

  test('a reader who leaves ends it quietly', async () => {
    const child = start('replay', file);
    child.stdout.destroy();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });
});
