import { expect } from 'vitest';
import { seededSource } from '../chance/seeded.ts';
import { tryPlay } from '../play/door.ts';
import { refusalText } from '../play/door-words.ts';
import { LANGUAGES } from '../words.ts';
import { atMoments, copyOf, ensure, SENTENCE, type Subject, seatsOf, someTexts } from './subject.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

export const eventsHaveWords = (subject: Subject): void => {
  const { game, words, setup } = subject;
  const names = NAMES.slice(0, setup.seats);
  const said = new Set<string>();
  atMoments(subject, Number.POSITIVE_INFINITY, ({ events }) => {
    for (const event of events)
      for (const seat of [...seatsOf(subject), null]) {
        const heard = game.eventFor(event, seat);
        const key = JSON.stringify(heard);
        if (heard === null || said.has(key)) continue;
        said.add(key);
        expect(copyOf(heard), 'an event is JSON').toEqual(heard);
        for (const language of LANGUAGES)
          expect(words[language].event(heard, names), `${key} in ${language}`).toMatch(SENTENCE);
      }
  });
  expect(said.size, 'different events').toBeGreaterThan(1);
};

/** No spelling but the one. */
const misspelt = (text: string): string[] =>
  [
    '',
    ' ',
    'nonsense',
    `${text} `,
    ` ${text}`,
    `${text}\n`,
    `${text} ${text}`,
    text.replace(/[a-z]/, letter => letter.toUpperCase()),
    text.replace(' ', '  '),
    'x'.repeat(10_000),
  ].filter(other => other !== text);

export const unknownMovesAreRefused = (subject: Subject): void => {
  const { game } = subject;
  atMoments(subject, 20, ({ position }, entry) => {
    for (const text of someTexts(subject, 20, entry).flatMap(misspelt))
      ensure(game.parseMove(position, text) === undefined, `${JSON.stringify(text)} is read as a move`);
  });
};

export const whatIsNotListedIsRefused = (subject: Subject): void => {
  const { game, words, door, rules } = subject;
  const said = new Set<string>();
  atMoments(subject, 60, ({ position }, entry) => {
    for (const seat of position.deciders()) {
      const listed = game.view(position, seat).moves;
      for (const text of someTexts(subject, 60, entry)) {
        if (listed.includes(text)) continue;
        const played = tryPlay(game, position, seat, text, seededSource('').at(entry));
        if (played.ok) throw new Error(`${text} is not listed and accepted`);
        const key = JSON.stringify(played.error);
        if (played.error.code !== 'illegal-move') throw new Error(`${text} is refused as ${key}`);
        if (said.has(key)) continue;
        said.add(key);
        expect(Object.keys(rules.en), `the rule of ${key}`).toContain(played.error.reason.rule);
        for (const language of LANGUAGES)
          expect(refusalText(played.error, words[language], door[language]), `${key} in ${language}`).toMatch(SENTENCE);
      }
    }
  });
  expect(said.size, 'different refusals').toBeGreaterThan(1);
};

export const rulesAreToldInEveryLanguage = ({ rules }: Subject): void => {
  const paragraphs = Object.keys(rules.en);
  expect(paragraphs.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    expect(Object.keys(rules[language]), `paragraphs in ${language}`).toEqual(paragraphs);
    for (const [paragraph, { title, blocks }] of Object.entries(rules[language]))
      for (const text of [title, ...blocks]) expect(text, `${paragraph} in ${language}`).toMatch(SENTENCE);
  }
};

export const figuresHaveTheSameNames = ({ game, games, setup }: Subject): void => {
  for (const { moments, final } of games) {
    const tally = game.tally(setup.seats);
    for (const { events } of moments) for (const event of events) tally.tell(event);
    const figures = tally.figures(final);
    expect(figures).toHaveLength(setup.seats);
    expect(tally.openings()).toHaveLength(setup.seats);
    for (const each of figures) {
      expect(Object.keys(each)).toEqual(Object.keys(figures[0]!));
      expect(Object.values(each).every(Number.isFinite), JSON.stringify(each)).toBe(true);
    }
  }
};
