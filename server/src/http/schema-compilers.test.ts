import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';

describe('schemas are compiled when their route is asked', () => {
  test('what does not fit is refused by name at the first and the second request; what fits is taken in between', async () => {
    const server = await TestApp.start();
    const without = () => server.ask('POST', '/guests', { language: 'en' });
    const first = await without();
    expect(first.statusCode).toBe(400);
    expect(first.json().error.message).toContain('name');
    expect((await server.ask('POST', '/guests', { name: 'Anna', language: 'en' })).statusCode).toBe(201);
    expect((await without()).json()).toEqual(first.json());
    await server.stop();
  });
});
