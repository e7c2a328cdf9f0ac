import { beforeAll, describe, expect, test } from 'vitest';
import { text } from '../text/text.ts';
import { type Noticed, newsOf } from './news.ts';
import { roomText } from './text/index.ts';

const ANNA = { id: 'a', name: 'Anna' };
const BERT = { id: 'b', name: 'Bert' };
const CARLA = { id: 'c', name: 'Carla' };

const momentOf = (entry: number, turn = entry): Noticed['moment'] => ({ entry, turn, said: `step ${entry}` });
const sayingOf = (message: number, person: typeof ANNA, text: string) => ({ message, person, text, at: '' });

/** Bert follows Anna. */
const QUIET: Noticed = {
  ...{ room: { leader: ANNA, people: [ANNA, BERT], messages: [] }, self: BERT.id, isFollowing: true },
  moment: momentOf(3),
};
const withRoom = (room: Partial<Noticed['room']>, noticed: Noticed = QUIET): Noticed => ({
  ...noticed,
  room: { ...noticed.room, ...room },
});
/** The room as Anna sees it, the leader. */
const led = (noticed: Noticed): Noticed => ({ ...noticed, self: ANNA.id });

beforeAll(() => Promise.all([text.load(), roomText.load()]));

describe('who does not see a review room is told', () => {
  test('at first whom he follows and where all are; then nothing, as long as nothing happens', () => {
    expect(newsOf(null, QUIET)).toEqual(['You follow Anna.', 'step 3']);
    expect(newsOf(null, led(QUIET))).toEqual(['You lead now: everybody who follows sees what you show.']);
    expect(newsOf(QUIET, QUIET)).toEqual([]);
  });

  test.each([
    ['one turn on: the table tells what was done', momentOf(4), []],
    ['within a turn', momentOf(4, 3), []],
    ['back', momentOf(2), ['step 2']],
    ['far on', momentOf(9), ['step 9']],
  ])('where the leader went: %s', (_, moment, news) => {
    expect(newsOf(QUIET, { ...QUIET, moment })).toEqual(news);
    expect(newsOf(led(QUIET), led({ ...QUIET, moment })), 'who leads knows').toEqual([]);
    const alone = { ...QUIET, isFollowing: false };
    expect(newsOf(alone, { ...alone, moment }), 'who looks around knows').toEqual([]);
  });

  test('of a line that was not played, and of its end', () => {
    const branch = { ...QUIET, moment: null };
    expect(newsOf(QUIET, branch)).toEqual(['A line that was not played. What is drawn here is made up.']);
    expect(newsOf(branch, branch)).toEqual([]);
    expect(newsOf(branch, QUIET)).toEqual(['Back to the game.', 'step 3']);
  });

  test('who comes and who leaves, but not of himself', () => {
    const more = withRoom({ people: [ANNA, BERT, CARLA] });
    expect(newsOf(QUIET, more)).toEqual(['Carla is here.']);
    expect(newsOf(more, QUIET)).toEqual(['Carla has left.']);
    expect(newsOf(withRoom({ people: [ANNA] }), more)).toEqual(['Carla is here.']);
    expect(newsOf(withRoom({ people: [] }, led(QUIET)), led(more))).toEqual(['Bert and Carla are here.']);
  });

  test('who leads now, and whether he follows', () => {
    const handed = withRoom({ leader: BERT });
    expect(newsOf(QUIET, handed)).toEqual(['You lead now: everybody who follows sees what you show.']);
    expect(newsOf(led(QUIET), led(handed))).toEqual(['You follow Bert.']);
    const alone = { ...QUIET, isFollowing: false };
    expect(newsOf(QUIET, alone)).toEqual(['You look around on your own. Follow to come back.']);
    expect(newsOf(alone, { ...withRoom({ leader: CARLA }), isFollowing: false })).toEqual(['Carla leads.']);
    expect(newsOf(alone, QUIET)).toEqual(['You follow Anna.']);
  });

  test('what others say', () => {
    const said = withRoom({ messages: [sayingOf(1, ANNA, 'Look!'), sayingOf(2, BERT, 'Where?')] });
    expect(newsOf(QUIET, said)).toEqual(['Anna: Look!']);
    expect(newsOf(said, said)).toEqual([]);
  });
});
