import { API } from '../api.ts';
import type { Person } from './app.ts';
import { TestSocket } from './socket.ts';
import { jsonOf } from './tables.ts';

/** The values that a visitor tries: each id in each place of a path. */
interface Guesses {
  readonly ids: readonly string[];
  /** In a query, where one may be given. */
  readonly invitation: string;
}

/** Every way of filling the parameters of a path. */
const filled = (path: string, ids: readonly string[]): string[] => {
  const name = /\{(\w+)\}/.exec(path);
  if (!name) return [path];
  const values = name[1] === 'number' || name[1] === 'round' ? ['1'] : ids;
  return values.flatMap(value => filled(path.replace(name[0], value), ids));
};

/**
 * All that a visitor can read who asks for everything that can be read, and watches a table: all that was no refusal,
 * by what was asked.
 */
export const snoop = async (by: Person, table: string, { ids, invitation }: Guesses): Promise<Map<string, string>> => {
  const { paths } = jsonOf<{ paths: Record<string, object> }>(await by.ask('GET', '/openapi.json'));
  const read = new Map<string, string>();
  const getting = Object.keys(paths).filter(path => 'get' in paths[path]!);
  // A stream answers for ever; a socket hears what it would bring.
  for (const path of getting.filter(each => !each.endsWith('/stream') && !each.endsWith('/socket')))
    for (const asked of filled(path.slice(API.length), ids))
      for (const query of ['', `?invitation=${invitation}`]) {
        const answer = await by.ask('GET', asked + query);
        if (answer.statusCode < 400) read.set(asked + query, answer.body);
      }
  const socket = await TestSocket.of(by);
  for (const topic of ['lobby', 'me'] as const) socket.send({ type: 'watch', topic });
  socket.send({ type: 'watch', topic: 'table', table, invitation });
  await socket.settle();
  // A refusal names what was asked for.
  read.set('socket', socket.heard.filter(text => JSON.parse(text).type !== 'refused').join('\n'));
  await socket.close();
  return read;
};
