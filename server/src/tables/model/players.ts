import { games, identities, played } from '../../database/schema.ts';
import { columnsOf, listOf, type Value, valueFrom } from '../../database/sql.ts';

const g = columnsOf(games, 'g');
const p = columnsOf(played, 'p');
const i = columnsOf(identities, 'i');

/**
 * The players of the game `g`, seat by seat: of each what `person` takes from `p`, the seat played, and `i`, the
 * identity.
 */
export const playersOf = <T>(person: Value<T>): Value<T[]> =>
  valueFrom(
    listOf(person, p.seat),
    `from played p join identities i on ${i.id} = ${p.identity}
      where ${p.tableId} = ${g.tableId} and ${p.number} = ${g.number}`,
  );
