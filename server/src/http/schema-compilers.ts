import ajvCompiler from '@fastify/ajv-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { type AnswerSchema, answerWriter } from './answer-writer.ts';

type Validator = ReturnType<FastifySchemaCompiler<FastifySchema>>;
type Serializer = ReturnType<FastifySerializerCompiler<FastifySchema>>;

/**
 * Errors name what was looked at, so that of a union the branch that was meant can be told. Schemas are our own: the
 * first would wait longer for its own check, and each for a shorter program, than for the rest.
 */
const customOptions = {
  ...{ coerceTypes: false, removeAdditional: false, verbose: true },
  ...{ validateSchema: false, meta: false, code: { optimize: false } },
};
const validatorOf = ajvCompiler()({}, { customOptions }) as unknown as FastifySchemaCompiler<FastifySchema>;
const serializerOf: FastifySerializerCompiler<FastifySchema> = ({ schema }) =>
  answerWriter(schema as AnswerSchema).write;

const validators = new WeakMap<object, Validator>();
const serializers = new WeakMap<object, Serializer>();

const onceFor = <T>(compiled: WeakMap<object, T>, schema: object, compile: () => T): T => {
  const known = compiled.get(schema) ?? compile();
  compiled.set(schema, known);
  return known;
};

/**
 * A schema is compiled when a route with it is first asked, and once, however many routes have it: two thirds of a start
 * went into routes that nobody asks for yet.
 */
export const compileOnDemand = (app: Pick<FastifyInstance, 'setValidatorCompiler' | 'setSerializerCompiler'>): void => {
  app.setValidatorCompiler<FastifySchema>(route => {
    const validate: Validator = data => {
      const compiled = onceFor(validators, route.schema as object, () => validatorOf(route));
      const isValid = compiled(data);
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  });
  app.setSerializerCompiler<FastifySchema>(
    route => data => onceFor(serializers, route.schema as object, () => serializerOf(route))(data),
  );
};
