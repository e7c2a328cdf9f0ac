import { err, isObject, ok, type Result } from '@ankerplatz/kit';
import { CLIENT_MESSAGES, type ClientMessage } from '@ankerplatz/protocol';
import { expectedBy, type SchemaError } from '../expected.ts';
import { Problem, wrongField } from '../problem.ts';

/** A schema, compiled. */
export interface Check {
  (value: unknown): unknown;
  readonly errors?: readonly SchemaError[] | null;
}

type Kind = ClientMessage['type'];
type Form = (typeof CLIENT_MESSAGES)[Kind][number];

/** The fields of a message that its answer repeats. */
export interface About {
  readonly to: string | null;
  readonly table?: string;
  readonly room?: string;
  readonly tournament?: string;
  readonly id?: string;
}

export interface Unreadable {
  readonly about: About;
  readonly problem: Problem;
}

/** How much of a wrong message is repeated in the answer to it. */
const LONGEST = 64;

const isKind = (value: unknown): value is Kind => typeof value === 'string' && Object.hasOwn(CLIENT_MESSAGES, value);

const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= LONGEST ? value : undefined;

/** Fields that name what a message is about. */
const SUBJECTS = ['table', 'room', 'tournament', 'id'] as const;

export const aboutOf = (message: unknown): About => {
  if (!isObject(message)) return { to: null };
  const subjects = SUBJECTS.map(subject => [subject, shortText(message[subject])] as const);
  return {
    to: shortText(message.type) ?? null,
    ...Object.fromEntries(subjects.filter(([, shown]) => shown !== undefined)),
  };
};

const parsed = (text: string): Result<unknown, Problem> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(new Problem('bad-json'));
  }
};

const isOf = ({ properties }: Form, topic: unknown): boolean =>
  'topic' in properties && 'const' in properties.topic && properties.topic.const === topic;

/** Of several forms the one with the topic of the message, else the last. */
const formOf = (kind: Kind, topic: unknown): Form => {
  const forms: readonly Form[] = CLIENT_MESSAGES[kind];
  return forms.find(form => isOf(form, topic)) ?? forms.at(-1)!;
};

/** Reads what clients send. `compile` answers the same check for the same schema. */
export class MessageReader {
  constructor(private readonly compile: (schema: Form) => Check) {}

  read(text: string): Result<ClientMessage, Unreadable> {
    const json = parsed(text);
    if (!json.ok) return err({ about: { to: null }, problem: json.error });
    const problem = this.problemIn(json.value);
    return problem ? err({ about: aboutOf(json.value), problem }) : ok(json.value as ClientMessage);
  }

  private problemIn(message: unknown): Problem | undefined {
    if (!isObject(message)) return wrongField('', { is: 'type', type: 'object' });
    const { type, topic } = message;
    if (!isKind(type)) return wrongField('type', { is: 'choice', values: Object.keys(CLIENT_MESSAGES) });
    const check = this.compile(formOf(type, topic));
    return check(message) ? undefined : new Problem('wrong-field', expectedBy(check.errors ?? []));
  }
}
