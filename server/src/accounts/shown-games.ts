import type { Audience } from '@ankerplatz/protocol';
import { blocks, type identities, played } from '../database/schema.ts';
import { type Columns, columnsOf, computed, type Value } from '../database/sql.ts';

const a = columnsOf(played, 'a');
const o = columnsOf(played, 'o');
const b = columnsOf(blocks, 'b');

type Identities = Columns<typeof identities>;

/** The people to whom a person's games are shown. Servers of earlier releases know only whether they are. */
export const audienceOf = ({ showsRecord, showsGames }: Identities): Value<Audience> =>
  computed(`(case when ${showsRecord} then ${showsGames} else 'nobody' end)`);

/** All with whom `viewer` has finished a game, and `viewer`: `met (identity)`. */
export const metBy = (viewer: string): string => `met as materialized (
  select distinct ${o.identity} from played a join played o on (${o.tableId}, ${o.number}) = (${a.tableId}, ${a.number})
  where ${a.identity} = ${viewer})`;

/** Whether `viewer` may read the games of a person, in a statement with `met`. */
export const showsGamesTo = (i: Identities, viewer: string): Value<boolean> =>
  computed(`(${i.id} = ${viewer} or ${audienceOf(i)} = 'everybody'
    or ${audienceOf(i)} = 'companions' and exists (select from met where met.identity = ${i.id}))`);

/** Whether neither of the two has blocked the other. */
export const isUnblocked = (i: Identities, viewer: string): Value<boolean> =>
  computed(`not exists (
    select from blocks b where (${b.identity}, ${b.blocked}) in ((${viewer}, ${i.id}), (${i.id}, ${viewer})))`);
