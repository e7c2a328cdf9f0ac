import { isObject, type SeededChance } from '@ankerplatz/kit';

/** A schema as it stands in the OpenAPI document and in those of messages. */
export interface JunkSchema {
  readonly type?: string;
  readonly anyOf?: readonly JunkSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JunkSchema>>;
  readonly required?: readonly string[];
  readonly items?: JunkSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** Texts that have hurt a program before. */
const HURTFUL = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202eevil',
    '\u200b',
    'İ',
    'ß'.repeat(24),
    '👩‍👩‍👧‍👦'.repeat(5),
  ],
  ...['null', 'undefined', 'NaN', '-0', '1e309', '0x10', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...[
    "' or 1=1 --",
    '$1',
    '%',
    '%00',
    '%c0%ae',
    '../../etc/passwd',
    '\\',
    '"',
    '{{',
    '<script>',
    '\r\nset-cookie: a=b',
  ],
  ...['a'.repeat(201), 'a'.repeat(5000), '🂡'.repeat(700), `${'('.repeat(300)}`, `${'a'.repeat(60)}!`],
];

const NUMBERS = [
  ...[-1, -0, 0, 1, 2, 3, 4, 5, 0.5, 255, 256, 32_767, 32_768, 65_536, 999_999, 1_000_000, 1_000_001],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21, 1.7e308, -1e-300],
];

/** The depth of values without a schema. */
const DEPTH = 4;

/** Makes values that nearly fit a schema, and values that fit none. The same seed makes the same. */
export class Junk {
  constructor(
    private readonly chance: SeededChance,
    /** Texts that mean something just now: ids, moves, invitations. */
    private readonly meant: () => readonly string[],
  ) {}

  isLucky(share: number): boolean {
    return this.chance.unit() < share;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.chance.die(from.length)]!;
  }

  /** Mostly right; each part is wrong once in a while. */
  near(schema: JunkSchema): unknown {
    if (this.isLucky(0.04)) return this.wild();
    if (schema.anyOf) return this.near(this.pick(schema.anyOf));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    return (this.byType[schema.type ?? ''] ?? (() => this.wild()))(schema);
  }

  /** A value with one part that is missing or something else. */
  damaged(value: unknown): unknown {
    if (this.isLucky(0.15) || typeof value !== 'object' || value === null) return this.wild(1);
    const parts: [string, unknown][] = Object.entries(value);
    const hurt = this.chance.die(parts.length + 1);
    const isLost = this.isLucky(0.2);
    const kept = parts.flatMap(([name, part], index): [string, unknown][] => {
      if (index !== hurt) return [[name, part]];
      return isLost ? [] : [[name, this.damaged(part)]];
    });
    return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
  }

  /** Anything that JSON can say. */
  wild(depth = DEPTH): unknown {
    const kind = this.chance.die(depth > 0 ? 8 : 5);
    if (kind < 2) return this.text();
    if (kind === 2) return this.pick(NUMBERS);
    if (kind === 3) return this.pick([null, true, false]);
    if (kind === 4) return this.pick(this.meant());
    if (kind === 5) return Array.from({ length: this.chance.die(6) }, () => this.wild(depth - 1));
    const fields = Array.from({ length: this.chance.die(5) }, () => [this.text(), this.wild(depth - 1)] as const);
    return Object.fromEntries(fields);
  }

  text(): string {
    return this.isLucky(0.3) ? this.pick(this.meant()) : this.pick(HURTFUL);
  }

  /** Text sent as JSON that is none, or none that ends. */
  brokenJson(value: unknown): string {
    const text = JSON.stringify(value) ?? '';
    return this.pick([
      text.slice(0, this.chance.die(text.length + 1)),
      `${text}${text}`,
      `{"__proto__":${text || 'null'}}`,
      '['.repeat(20_000),
      '{"a":'.repeat(5000),
      text.replaceAll('"', "'"),
      'NaN',
      '\ufeff{}',
      '"\ud800',
    ]);
  }

  private readonly byType: Readonly<Record<string, (schema: JunkSchema) => unknown>> = {
    object: schema => this.object(schema),
    array: ({ items = {}, minItems = 0 }) =>
      Array.from({ length: minItems + this.pick([0, 0, 0, 1, 2, 70]) }, () => this.near(items)),
    string: schema => this.string(schema),
    integer: schema => this.number(schema),
    number: schema => this.number(schema),
    boolean: () => this.isLucky(0.5),
    null: () => null,
  };

  private object({ properties = {}, required = [] }: JunkSchema): unknown {
    const fields: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties)) {
      const isThere = required.includes(name) ? this.isLucky(0.97) : this.isLucky(0.4);
      if (isThere) fields[name] = this.near(schema);
    }
    return this.isLucky(0.05) ? { ...fields, [this.text()]: this.wild() } : fields;
  }

  private string({ pattern, minLength = 0, maxLength = 40 }: JunkSchema): string {
    const fitting = this.meant().filter(text => pattern === undefined || new RegExp(pattern, 'u').test(text));
    if (fitting.length > 0 && this.isLucky(pattern === undefined ? 0.5 : 0.9)) return this.pick(fitting);
    if (this.isLucky(0.5)) return this.text();
    const length = this.pick([minLength, minLength + 1, maxLength, maxLength + 1, 8, 12, 32]);
    return this.pick(['a', '0', 'é', '_']).repeat(length);
  }

  private number({ minimum = 0, maximum = 10 }: JunkSchema): number {
    if (this.isLucky(0.75)) return minimum + this.pick([0, 0, 0, 0, 0, 1, 3]);
    return this.isLucky(0.3) ? this.pick(NUMBERS) : this.pick([maximum, minimum - 1, maximum + 1]);
  }
}

export const isSchema = (value: unknown): value is JunkSchema => isObject(value);
