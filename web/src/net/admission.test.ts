import { beforeEach, expect, test } from 'vitest';
import { routeOf } from '../shell/routes.ts';
import { admission, forgetAdmission, takeAdmission } from './admission.ts';

const ID = '4fGh7KmNpQ2r';

beforeEach(forgetAdmission);

test('an invitation of the club is taken from the address and kept until it is used', () => {
  history.replaceState(null, '', '/#invitation=K7QF-2M9D');
  takeAdmission();
  expect(location.hash).toBe('');
  expect(admission()).toBe('K7QF-2M9D');
  forgetAdmission();
  expect(admission()).toBeNull();
});

test('an invitation to a table lets a newcomer in and stays in the address', () => {
  history.replaceState(null, '', `/t/${ID}#invitation=secret%2Bword`);
  takeAdmission();
  expect(admission()).toBe('secret+word');
  expect(routeOf(location.pathname + location.hash)).toEqual({
    ...{ page: 'table', id: ID, entry: null, invitation: 'secret+word', game: null },
  });
});

test('without an invitation nothing is kept', () => {
  history.replaceState(null, '', '/#code=K7QF');
  takeAdmission();
  expect(location.hash).toBe('#code=K7QF');
  expect(admission()).toBeNull();
});
