import { randomId } from '../random.ts';
import type { Person, TestApp } from './app.ts';
import { register } from './member.ts';

/** A person who runs the server. */
export const administrator = async (server: TestApp, name = 'Admin'): Promise<Person> => {
  const { person } = await register(server, name, `admin-${randomId()}`);
  const code = await server.app.administration.link(true);
  const answer = await person.ask('POST', '/admin/claim', { code });
  if (answer.statusCode !== 204) throw new Error(answer.body);
  return person;
};
