import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { pageOf } from './page.ts';

interface Content {
  readonly schema: object;
  readonly example?: object;
  readonly examples?: Readonly<Record<string, { readonly value: object }>>;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
}

describe('the description of the interface', () => {
  const server = useApp();

  const operations = async (): Promise<[string, Operation][]> => {
    const { paths } = (await server().ask('GET', '/openapi.json')).json();
    return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
    );
  };

  test('is an OpenAPI 3.1 document', async () => {
    const answer = await server().ask('GET', '/openapi.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Ankerplatz', version: '1' } });
  });

  test('gives every route a summary, what it answers and what may go wrong', async () => {
    const described = await operations();
    expect(described.length).toBeGreaterThanOrEqual(14);
    for (const [name, { summary, tags, responses }] of described) {
      expect([name, summary, tags]).toEqual([name, expect.any(String), [expect.any(String)]]);
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['4XX', '5XX'])]);
      expect([name, Object.keys(responses).some(status => status.startsWith('2'))]).toEqual([name, true]);
    }
  });

  test('shows for every body an example that is right', async () => {
    const ajv = new Ajv2020({
      strict: false,
      formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
    });
    let bodies = 0;
    for (const [name, { requestBody }] of await operations()) {
      if (!requestBody) continue;
      bodies++;
      const { schema, example, examples = {} } = requestBody.content['application/json']!;
      const shown = [...(example ? [example] : []), ...Object.values(examples).map(({ value }) => value)];
      expect([name, shown.length]).not.toEqual([name, 0]);
      const isRight = ajv.compile(schema);
      for (const each of shown) expect([name, each, isRight(each)]).toEqual([name, each, true]);
    }
    expect(bodies).toBeGreaterThanOrEqual(14);
  });

  test('is a page for people, with every route and without a script', async () => {
    const answer = await server().ask('GET', '/docs');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toContain('<script');
    for (const [name] of await operations()) expect(answer.body).toContain(name.split(' ')[1]);
    const style = await server().ask('GET', '/docs.css');
    expect(style.headers['content-type']).toContain('text/css');
  });

  test('is text wherever it is shown', () => {
    const summary = '<script>alert("&")</script>';
    const page = pageOf({
      info: { title: '<b>', version: '1' },
      paths: { '/<i>': { get: { tags: ['<u>'], summary, parameters: [{ name: '<s>', in: 'path', schema: {} }] } } },
    });
    for (const tag of ['<b>', '<i>', '<u>', '<s>', '<script']) expect(page).not.toContain(tag);
    expect(page).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)');
  });
});
