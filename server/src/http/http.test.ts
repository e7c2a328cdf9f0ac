import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';

describe('the door of the server', () => {
  const server = useApp();

  test('what is nowhere is answered in the form of every problem', async () => {
    const answer = await server().ask('GET', '/nothing');
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'no-such-page', message: 'There is nothing at this address.' } },
    ]);
  });
  test('guest', async () => {
    const anna = await server().guest('Anna');
    const answer = await anna.ask('GET', '/me');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: anna.id, name: 'Anna', login: null, language: 'en' },
    ]);
  });
});
