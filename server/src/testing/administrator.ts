import type { Person, TestApp } from './app.ts';
import { PASSWORD } from './member.ts';

/** Somebody who runs the server. */
export const administrator = async (server: TestApp, name = 'Admin'): Promise<Person> => {
  const person = await server.guest(name);
  const account = await person.ask('POST', '/accounts', { login: `admin-${person.id}`, password: PASSWORD });
  if (account.statusCode !== 201) throw new Error(account.body);
  const code = await server.app.administration.link(true);
  const answer = await person.ask('POST', '/admin/claim', { code });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return person;
};
