import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../verify/checks.ts';
import type { PlaySession } from './play-session.ts';
import { Person } from './players/person.ts';
import { playOn } from './playing.ts';
import { readRecord } from './saves.ts';
import { atRandom, newFolder, sessionWith, Typist, tooWide, typed } from './testing/typist.ts';

const play = (session: PlaySession): Promise<void> => {
  const person = new Person(session);
  return playOn(session, () => person);
};

/** Sentences of a game in that language alone. */
const SAID = {
  en: ['Round 1 of', 'Final scoring', 'is neither a choice', 'Saved in', 'Loaded ', '§4  Finished ships'],
  de: ['Runde 1 von', 'Schlussabrechnung', 'ist weder Möglichkeit', 'Gespeichert in', ' geladen', '§4  Fertige'],
  fr: ['Manche 1 sur', 'Décompte final', 'n’est ni un choix', 'Enregistré dans', ' est chargé', '§4  Navires'],
};

const verifies = async (record: unknown): Promise<boolean> => {
  for await (const { passed } of checksOf(record)) if (!passed) return false;
  return true;
};

describe('a whole game through the keyboard', () => {
  const kinds = languagesOf(SAID).map((language, i) => ({ language, players: i + 2 }));

  test.each(kinds)(
    '$language, $players players, with every command between the moves',
    async ({ language, players }) => {
      const file = join(newFolder(), 'saved.json');
      const other = language === 'en' ? 'de' : 'en';
      const interjections = [
        ...[
          'help',
          'moves',
          'board',
          'why take hulls',
          'why buy bow ship 7',
          'why 1',
          'why',
          'why not',
          'undo',
          'undo',
        ],
        ...[
          'undo',
          'rules',
          'rules §4',
          'rules golden',
          'rules §99',
          'log',
          'log 3',
          'log all',
          'log x',
          `save ${file}`,
        ],
        ...[
          'save',
          'load',
          'load nowhere.json',
          `load ${file}`,
          `lang ${other}`,
          `lang ${language}`,
          'lang la',
          '',
          '   ',
        ],
        ...['nonsense', '0', '99999', '-1', 'take everything', 'TAKE HULLS', 'load fish ship 9', '\u001b[31mred', '🐋'],
      ];
      const typist = new Typist(atRandom(`${language}${players}`, interjections));
      const session = await sessionWith(typist, { language, players });
      await play(session);
      expect(session.table.position.outcome()).not.toBeNull();
      for (const words of SAID[language]) expect(typist.transcript).toContain(words);
      expect(tooWide(typist.transcript)).toEqual([]);
      expect(await verifies(session.table.record())).toBe(true);
    },
  );

  test('every seat is asked by its name, and the end is kept as a record that holds', async () => {
    const typist = new Typist(atRandom('names'));
    const session = await sessionWith(typist, { players: 3, names: ['Ann', 'Ben', 'Cleo'] });
    await play(session);
    for (const name of ['Ann', 'Ben', 'Cleo']) expect(typist.transcript).toContain(`${name}> `);
    const [, file] = typist.transcript.match(/npm run ankerplatz -- verify (\S+)/)!;
    expect(await verifies(JSON.parse(readFileSync(file!, 'utf8')))).toBe(true);
  });

  test('where the points came from adds up for every seat', async () => {
    const session = await sessionWith(new Typist(atRandom('sum')), { players: 4 });
    await play(session);
    const { scores } = session.table.position.outcome()!;
    for (const [seat, figures] of session.table.figures().entries()) {
      const { points, goodsPoints, shipPoints, restPoints, bonusPoints, rewardPoints, crownPoints, passPoints } =
        figures;
      const track = 10 + bonusPoints! + rewardPoints! + crownPoints! + passPoints!;
      expect(track + goodsPoints! + shipPoints! + restPoints!).toBe(points);
      expect(scores![seat]!.points).toBe(points);
    }
  });
});

describe('leaving', () => {
  test('before the first move: nothing is kept', async () => {
    const typist = new Typist(typed(['quit']));
    await play(await sessionWith(typist));
    expect(typist.transcript).toMatch(/Lighthouse|Gull/);
    expect(typist.transcript).toMatch(/> quit\n\nGoodbye\.\n$/);
    expect(existsSync(join(process.env.ANKERPLATZ_DATA!, 'play'))).toBe(false);
  });

  test('the end of the input is a quit, and the kept game goes on where it was', async () => {
    const typist = new Typist(typed(['take money', 'money', 'money']));
    const left = await sessionWith(typist);
    await play(left);
    const [, file] = typist.transcript.match(/--load (\S+)/)!;
    const record = readRecord(file!);
    expect(record).toEqual({ ok: true, value: left.table.record() });
    const resumed = await sessionWith(new Typist(typed([`load ${file}`, 'log', 'end'])));
    await play(resumed);
    expect(resumed.table.record().entries.slice(0, 3)).toEqual(left.table.record().entries);
    expect(resumed.table.steps).toHaveLength(4);
  });

  test('the same seed and the same typing give the same record', async () => {
    const records = await Promise.all(
      [1, 2].map(async () => {
        const session = await sessionWith(new Typist(atRandom('same')));
        await play(session);
        return session.table.record();
      }),
    );
    expect(records[0]).toEqual(records[1]);
  });
});
