import type { Language } from '@ankerplatz/kit';
import type { LightMyRequestResponse } from 'fastify';
import { Person, type TestApp } from './app.ts';

export const PASSWORD = 'quiet harbour';

export interface Member {
  readonly person: Person;
  readonly login: string;
  readonly recoveryCode: string;
}

let count = 0;

/** Registers a person under a name that members may have in common, and guests may not take. */
export const register = async (
  server: TestApp,
  name: string,
  login: string,
  language: Language = 'en',
): Promise<{ readonly person: Person; readonly answer: LightMyRequestResponse }> => {
  const guest = await server.guest(`Newcomer ${count++}`, language);
  const answer = await guest.ask('POST', '/accounts', { login, password: PASSWORD });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  await guest.ask('PATCH', '/me', { name });
  return { person: new Person(server, guest.id, name, guest.cookie), answer };
};

/** A person with a login name and PASSWORD. */
export const member = async (server: TestApp, language: Language = 'en', name = 'Berta'): Promise<Member> => {
  const login = `berta${count++}`;
  const { person, answer } = await register(server, name, login, language);
  return { person, login, recoveryCode: answer.json().recoveryCode };
};
