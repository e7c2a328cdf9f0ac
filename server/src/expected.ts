import { isObject } from '@ankerplatz/kit';

/** The form that a field should have had. */
export type Expected =
  | { readonly is: 'type'; readonly type: string }
  | { readonly is: 'length'; readonly least?: number; readonly most?: number }
  | { readonly is: 'range'; readonly least?: number; readonly most?: number }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'form'; readonly pattern: string }
  | { readonly is: 'present' }
  | { readonly is: 'absent' }
  /** In one line. */
  | { readonly is: 'visible'; readonly most: number }
  /** A time that is not past, and not too far ahead. */
  | { readonly is: 'ahead'; readonly years: number }
  | { readonly is: 'soon'; readonly days: number }
  | { readonly is: 'zone' }
  | { readonly is: 'other' };

/** An error of Ajv, with what was looked at and the schema that it did not fit. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly parentSchema?: object | undefined;
}

type Params = SchemaError['params'];

const limitOf = ({ limit }: Params): number => Number(limit);

const BY_KEYWORD: Readonly<Record<string, (params: Params) => Expected>> = {
  type: ({ type }) => ({ is: 'type', type: String(type) }),
  minLength: params => ({ is: 'length', least: limitOf(params) }),
  maxLength: params => ({ is: 'length', most: limitOf(params) }),
  minItems: params => ({ is: 'length', least: limitOf(params) }),
  maxItems: params => ({ is: 'length', most: limitOf(params) }),
  minimum: params => ({ is: 'range', least: limitOf(params) }),
  maximum: params => ({ is: 'range', most: limitOf(params) }),
  enum: ({ allowedValues }) => ({ is: 'choice', values: (allowedValues as unknown[]).map(String) }),
  const: ({ allowedValue }) => ({ is: 'choice', values: [String(allowedValue)] }),
  pattern: ({ pattern }) => ({ is: 'form', pattern: String(pattern) }),
  required: () => ({ is: 'present' }),
  additionalProperties: () => ({ is: 'absent' }),
};

/** From the root to the field that is meant. */
const pathOf = ({ instancePath, params }: SchemaError): readonly string[] => {
  const named = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  return named === undefined ? path : [...path, String(named)];
};

type Constants = Readonly<Record<string, { readonly const?: unknown }>>;

/** The branch of a union that was not meant, since it is for another `kind`, as an error of that field. */
const otherKindOf = ({ keyword, instancePath, params, data, parentSchema }: SchemaError): SchemaError | undefined => {
  if (keyword === 'const') return { keyword: 'enum', instancePath, params: { allowedValues: [params.allowedValue] } };
  if (!isObject(data)) return undefined;
  const { properties = {} } = (parentSchema ?? {}) as { readonly properties?: Constants };
  const found = Object.entries(properties).find(
    ([name, each]) => each.const !== undefined && name in data && data[name] !== each.const,
  );
  return (
    found && {
      keyword: 'enum',
      instancePath: `${instancePath}/${found[0]}`,
      params: { allowedValues: [found[1].const] },
    }
  );
};

/** The kinds that there are, where something is of none of them. */
const allKinds = (kinds: readonly SchemaError[]): readonly SchemaError[] => {
  const [first] = kinds;
  if (!first) return [];
  const same = kinds.filter(({ instancePath }) => instancePath === first.instancePath);
  const allowedValues = new Set(same.flatMap(({ params }) => params.allowedValues as unknown[]));
  return [{ ...first, params: { allowedValues: [...allowedValues] } }];
};

/** Of errors in several branches of a union the one that goes deepest says most; of those, what is there before what is missing, and that before what kind it is. */
const mostTelling = (errors: readonly SchemaError[]): SchemaError | undefined => {
  const others = errors.map(otherKindOf);
  const meant = errors.filter((_, index) => !others[index]);
  const ordered = [
    ...meant.filter(({ keyword }) => keyword !== 'required'),
    ...meant.filter(({ keyword }) => keyword === 'required'),
    ...allKinds(others.filter(each => each !== undefined)),
  ];
  const deepest = Math.max(...ordered.map(error => pathOf(error).length));
  return ordered.find(error => pathOf(error).length === deepest);
};

export const expectedBy = (errors: readonly SchemaError[]): { field: string; expected: Expected } => {
  const error = mostTelling(errors);
  if (!error) return { field: '', expected: { is: 'other' } };
  const field = pathOf(error).map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { field: field.join('.'), expected: BY_KEYWORD[error.keyword]?.(error.params) ?? { is: 'other' } };
};
