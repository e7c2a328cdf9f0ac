import { SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { API } from '@ankerplatz/server/api';
import { administrator } from '@ankerplatz/server/testing/administrator';
import { TestApp } from '@ankerplatz/server/testing/app';
import { TestTable } from '@ankerplatz/server/testing/tables';
import { expect, test } from 'vitest';
import { Junk, type JunkSchema } from './junk.ts';

interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json'?: { readonly schema: JunkSchema } } };
}

/** The answer to input, however wrong it is, is never an error of the server. */
test('junk from an administrator is refused with a sentence', async () => {
  const server = await TestApp.start();
  const admin = await administrator(server);
  const table = await TestTable.open([admin, await server.guest()]);
  const words = [admin.id, table.id, 'nauticus', '0', '1', 'settings', 'announce'];
  const junk = new Junk(SeededChance.from('administrator'), () => words);
  const { paths } = (await server.ask('GET', '/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  const routes = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${API}/admin/`))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
    );
  const bad: string[] = [];
  for (let count = 0; count < sampleSize(1_800); count++) {
    const { path, method, operation } = junk.pick(routes);
    const schema = operation.requestBody?.content['application/json']?.schema;
    const body = schema ? junk.near(schema) : undefined;
    const filled = path.slice(API.length).replace(/\{\w+\}/g, () => encodeURIComponent(junk.pick(words)));
    const answer = await admin.ask(method.toUpperCase() as 'GET', filled, body);
    if (answer.statusCode >= 500) bad.push(`${method} ${filled} ${JSON.stringify(body)}: ${answer.body}`);
    const form = new URLSearchParams({
      action: junk.text(),
      text: junk.text(),
      boards: junk.text(),
      person: junk.text(),
    });
    const page = await server.app.inject({
      method: 'POST',
      url: `/admin?search=${encodeURIComponent(junk.pick(words))}`,
      headers: { cookie: admin.cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    if (page.statusCode >= 500) bad.push(`${form}: ${page.body}`);
  }
  expect(bad).toEqual([]);
  await server.stop();
});
