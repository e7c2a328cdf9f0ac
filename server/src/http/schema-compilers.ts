import ajvCompiler from '@fastify/ajv-compiler';
import serializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

type Validator = ReturnType<FastifySchemaCompiler<FastifySchema>>;
type Serializer = ReturnType<FastifySerializerCompiler<FastifySchema>>;

const lazyValidator = (compile: () => Validator): Validator => {
  let compiled: Validator | undefined;
  const validate: Validator = data => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
};

const lazySerializer = (compile: () => Serializer): Serializer => {
  let compiled: Serializer | undefined;
  return data => {
    compiled ??= compile();
    return compiled(data);
  };
};

/** A schema is compiled when its route is first asked: two thirds of a start went into routes that nobody asks for yet. */
export const compileOnDemand = (app: Pick<FastifyInstance, 'setValidatorCompiler' | 'setSerializerCompiler'>): void => {
  const customOptions = { coerceTypes: false, removeAdditional: false };
  const validatorOf = ajvCompiler()({}, { customOptions }) as unknown as FastifySchemaCompiler<FastifySchema>;
  const serializerOf = serializerCompiler()({}, {}) as FastifySerializerCompiler<FastifySchema>;
  app.setValidatorCompiler<FastifySchema>(route => lazyValidator(() => validatorOf(route)));
  app.setSerializerCompiler<FastifySchema>(route => lazySerializer(() => serializerOf(route)));
};
