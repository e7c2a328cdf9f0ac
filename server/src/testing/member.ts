import type { Language } from '@ankerplatz/kit';
import type { Person, TestApp } from './app.ts';

export const PASSWORD = 'quiet harbour';

export interface Member {
  readonly person: Person;
  readonly login: string;
  readonly recoveryCode: string;
}

let count = 0;

/** Somebody with a login name and PASSWORD. */
export const member = async (server: TestApp, language: Language = 'en'): Promise<Member> => {
  const person = await server.guest('Berta', language);
  const login = `berta${count++}`;
  const answer = await person.ask('POST', '/accounts', { login, password: PASSWORD });
  return { person, login, recoveryCode: answer.json().recoveryCode };
};
