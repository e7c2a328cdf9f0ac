// @vitest-environment node
import { readFileSync } from 'node:fs';
import { capital, type Game, type GameEvent, type GameRecord, LANGUAGES, replay, type Seat } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { addressed } from './second-person.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const PERSONS = { en, de, fr };
const BOTS = ['Ada', 'Bo', 'Cy', 'Di'];

test.each([
  ['en', 'You buys a mast for 3 taler and stores it.', 'You buy a mast for 3 taler and store it.'],
  [
    'en',
    'You passes and turns the pass tile −1 to its crown side.',
    'You pass and turn the pass tile −1 to its crown side.',
  ],
  ['en', 'You ends the turn; 1 blue worker is lost.', 'You end the turn; 1 blue worker is lost.'],
  [
    'en',
    'You uses the extra action “buy sails” and receives 2 workers.',
    'You use the extra action “buy sails” and receive 2 workers.',
  ],
  ['en', 'Round 2 begins; You deals.', 'Round 2 begins; you deal.'],
  [
    'en',
    'Phase 1 is over: “transport” is turned over; You is start player.',
    'Phase 1 is over: “transport” is turned over; you are start player.',
  ],
  ['en', 'Bo gives You the 7.', 'Bo gives you the 7.'],
  [
    'en',
    'The game is over. You: rank 1, 3 points; Bo: rank 2.',
    'The game is over. You: rank 1, 3 points; Bo: rank 2.',
  ],
  [
    'en',
    'Bo and You have brought all sailors into harbour and win.',
    'Bo and you have brought all sailors into harbour and win.',
  ],
  ['en', 'Bo buys fish.', 'Bo buys fish.'],
  ['en', 'Bo plays the turn of You with 3, 4.', 'Bo plays your turn with 3, 4.'],
  [
    'de',
    'Du kauft für 3 Taler einen Mast und legt ihn ins Lager.',
    'Du kaufst für 3 Taler einen Mast und legst ihn ins Lager.',
  ],
  [
    'de',
    'Du hat alle 4 Arten gekauft, kann aber kein geschenktes Plättchen bekommen.',
    'Du hast alle 4 Arten gekauft, kannst aber kein geschenktes Plättchen bekommen.',
  ],
  ['de', 'Bo gibt Du eine Karte.', 'Bo gibt dir eine Karte.'],
  ['de', 'Bo lässt Du aussetzen.', 'Bo lässt dich aussetzen.'],
  ['de', 'Bo spielt für Du die 7.', 'Bo spielt für dich die 7.'],
  ['de', 'Bo spielt den Zug von Du mit 3, 4.', 'Bo spielt deinen Zug mit 3, 4.'],
  ['de', 'Bo tauscht eine Karte mit Du.', 'Bo tauscht eine Karte mit dir.'],
  [
    'de',
    'Phase 1 ist zu Ende: „Transport“ wird umgedreht; die Startspielerfigur geht an Du.',
    'Phase 1 ist zu Ende: „Transport“ wird umgedreht; die Startspielerfigur geht an dich.',
  ],
  [
    'de',
    'Bo und Du haben alle Seefahrer im Hafen und gewinnen.',
    'Bo und du habt alle Seefahrer im Hafen und gewinnt.',
  ],
  [
    'fr',
    'Vous passe et retourne côté couronne le jeton « passe » −1.',
    'Vous passez et retournez côté couronne le jeton « passe » −1.',
  ],
  [
    'fr',
    'Vous a acheté les 4 sortes, mais ne peut recevoir aucune tuile offerte.',
    'Vous avez acheté les 4 sortes, mais ne pouvez recevoir aucune tuile offerte.',
  ],
  ['fr', 'Vous défausse le 7 et passe son tour.', 'Vous défaussez le 7 et passez votre tour.'],
  ['fr', 'Bo donne le 7 à Vous.', 'Bo vous donne le 7.'],
  ['fr', 'Bo fait passer un tour à Vous.', 'Bo vous fait passer un tour.'],
  ['fr', 'La manche 2 commence ; Vous donne.', 'La manche 2 commence ; vous donnez.'],
  ['fr', 'Vous et Bo ont ramené tous leurs marins et gagnent.', 'Vous et Bo avez ramené tous vos marins et gagnez.'],
] as const)('%s: %s', (language, third, second) => {
  expect(addressed(third, PERSONS[language])).toBe(second);
});

const recordOf = (file: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`../../../../games/${file}`, import.meta.url), 'utf8'));

/** Everything that happens in recorded games, one of each shape. */
const eventsOf = (game: Game, files: readonly string[]): readonly GameEvent[] => {
  const found = new Map<string, GameEvent>();
  for (const file of files)
    replay(game, recordOf(file), ({ events }) => {
      for (const event of events) found.set(JSON.stringify(event).replace(/\d+/g, '0').slice(0, 80), event);
    });
  return [...found.values()];
};

const RECORDED = {
  nauticus: ['two-players', 'three-players', 'four-players'],
  nautilus: ['team', 'duel', 'quick'],
};

describe.each(LANGUAGES)('what happens in whole games is said to whoever plays: %s', language => {
  const person = PERSONS[language];
  const name = capital(person.you);

  test.each(Object.entries(RECORDED))('%s', async (id, files) => {
    const game: Game = GAMES[id as keyof typeof GAMES];
    const words = await game.words(language);
    const events = eventsOf(
      game,
      files.map(file => `${id}/records/${file}.json`),
    );
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(15);
    const told = (seat: Seat): readonly string[] =>
      events.map(event =>
        words.event(
          event,
          BOTS.map((bot, each) => (each === seat ? name : bot)),
        ),
      );
    const sentences = BOTS.flatMap((_, seat) => told(seat)).filter(sentence => sentence.includes(name));
    expect(sentences.length).toBeGreaterThan(50);
    const verbs = sentences.flatMap(sentence => sentence.match(new RegExp(`^${name} ([^\\s.,;:]+)`, 'u'))?.[1] ?? []);
    const isKnown = (verb: string): boolean => [person.and, 'ne', ...Object.keys(person.forms)].includes(verb);
    expect(
      [...new Set(verbs)].filter(verb => !isKnown(verb)),
      'verbs without a second person',
    ).toEqual([]);
    const loose = new RegExp(`(?<!^|[.] )${name}(?!\\p{L})`, 'u');
    expect(sentences.map(sentence => addressed(sentence, person)).filter(sentence => loose.test(sentence))).toEqual([]);
  });
});
