import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { compileOnDemand } from './schema-compilers.ts';

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

test('a schema is compiled once, however many routes and servers have it', () => {
  let compile: FastifySchemaCompiler<FastifySchema> | undefined;
  const app = {
    setValidatorCompiler: (compiler: unknown) => {
      compile = compiler as typeof compile;
    },
    setSerializerCompiler: () => undefined,
  } as unknown as FastifyInstance;
  let looks = 0;
  const schema = {
    type: 'object',
    get properties() {
      looks++;
      return { name: { type: 'string' } };
    },
  };
  const route = { schema: schema as FastifySchema, method: 'POST', url: '/', httpPart: 'body' };
  const answers = [1, 2, 3].flatMap(() => {
    compileOnDemand(app);
    const validate = compile!(route);
    return [validate({ name: 'Anna' }), validate({ name: 7 })];
  });
  expect(answers).toEqual([true, false, true, false, true, false]);
  const afterOnce = looks;
  compile!(route)({ name: 'Bert' });
  expect([afterOnce > 0, looks]).toEqual([true, afterOnce]);
});
