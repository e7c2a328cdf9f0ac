import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time, WholeText } from './common.ts';
import { TableQuery } from './tables.ts';

// Talk at a table: bodies and answers of its routes, and what sockets are told of it.

export const PHRASES = [
  'hello',
  'good-luck',
  'thanks',
  'sorry',
  'well-played',
  'oops',
  'one-moment',
  'back-again',
  'your-turn',
  'no-hurry',
  'last-game',
  'another-game',
  'good-night',
] as const;
export const Phrase = Type.Enum([...PHRASES]);
export type Phrase = (typeof PHRASES)[number];

const RequestId = Type.String({ pattern: '^[\\w-]{8,64}$', description: 'Random; the same for a repetition.' });
const Message = Type.Integer({ minimum: 1, description: 'Counts from 1 at every table.' });

export const Saying = Type.Union(
  [
    Fields({ text: Type.String({ minLength: 1, maxLength: 300 }), id: RequestId, ...TableQuery.properties }),
    Fields({ phrase: Phrase, id: RequestId, ...TableQuery.properties }),
  ],
  {
    examples: [
      { text: 'A fair wind to you!', id: 'my-first-words' },
      { phrase: 'well-played', id: 'my-last-words' },
    ],
  },
);
export type Saying = Static<typeof Saying>;

export const ChatMessage = Fields({
  message: Message,
  number: Type.Integer({ description: 'Which game of the evening.' }),
  room: Type.Enum(['players', 'spectators'], { description: 'Players read the spectators’ after the game.' }),
  person: Person,
  text: Type.String({ description: 'Plain text; a phrase in the language of who reads.' }),
  phrase: OrNull(Phrase),
  at: Time,
});
export type ChatMessage = Static<typeof ChatMessage>;

export const Chat = Fields({
  table: Id,
  isOpen: Type.Boolean({ description: 'Whether anything may be said now; not while cards change hands unseen.' }),
  messages: Type.Array(ChatMessage),
});
export type Chat = Static<typeof Chat>;
export const ChatQuery = Fields({ after: Type.Optional(WholeText), ...TableQuery.properties });

export const PhraseList = Fields({ phrases: Type.Array(Fields({ phrase: Phrase, text: Type.String() })) });

export const MessageOf = Fields({ id: Id, message: Type.String({ pattern: '^[1-9][0-9]{0,8}$' }) });
export const Report = Fields(
  { reason: Type.String({ maxLength: 300 }), ...TableQuery.properties },
  { examples: [{ reason: 'This is an insult.' }] },
);

/** Sent to all who watch the table and may read it. */
export const ChatNews = Fields({ type: Type.Literal('chat'), ...Chat.properties });
