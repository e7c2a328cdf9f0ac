import { Type } from 'typebox';
import { Fields, Id, WholeText } from '../common.ts';
import { Invitation } from './fields.ts';

export const TableOf = Fields({ id: Id });
export const SeatOf = Fields({ id: Id, seat: Type.String({ pattern: '^[0-3]$' }) });
export const GameOf = Fields({ id: Id, number: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }) });
export const TableQuery = Fields({ invitation: Type.Optional(Invitation) });
export const GameQuery = Fields(
  {
    invitation: Type.Optional(Invitation),
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Of a link to this finished game.' })),
  },
  { examples: [{ key: 'kQ3nT8wZ' }] },
);
export const EntriesQuery = Fields({
  from: Type.Optional(WholeText),
  number: Type.Optional(WholeText),
  invitation: Type.Optional(Invitation),
});
