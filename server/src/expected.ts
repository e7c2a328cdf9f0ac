/** What a field should have been. */
export type Expected =
  | { readonly is: 'type'; readonly type: string }
  | { readonly is: 'length'; readonly least?: number; readonly most?: number }
  | { readonly is: 'range'; readonly least?: number; readonly most?: number }
  | { readonly is: 'choice'; readonly values: readonly string[] }
  | { readonly is: 'form'; readonly pattern: string }
  | { readonly is: 'present' }
  | { readonly is: 'absent' }
  | { readonly is: 'name' }
  /** A time that is not past, and not too far ahead. */
  | { readonly is: 'ahead'; readonly years: number }
  | { readonly is: 'zone' }
  | { readonly is: 'other' };

/** An error of Ajv. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
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

/** Of errors in several branches of a union the first says most. */
export const expectedBy = ([error]: readonly SchemaError[]): { field: string; expected: Expected } => {
  if (!error) return { field: '', expected: { is: 'other' } };
  const { keyword, instancePath, params } = error;
  const named = params.missingProperty ?? params.additionalProperty;
  const path = [...instancePath.split('/').slice(1), ...(named === undefined ? [] : [String(named)])];
  const field = path.map(part => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  return { field, expected: BY_KEYWORD[keyword]?.(params) ?? { is: 'other' } };
};
