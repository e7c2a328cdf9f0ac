/** Milliseconds of the database's clock. */
export const MS = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`;

/** Columns of a `TableSummaryRow` of the table t. */
export const SUMMARY = `
  t.id, t.game, t.owner, (select name from identities where id = t.owner) as "ownerName", t.asked, t.visibility, t.spectators, t.status,
  t.number, t.version, t.deciders, t.clock, t.due_at as "dueAt", t.created_at as "createdAt", t.touched_at as "touchedAt",
  (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'identity', s.identity, 'name', i.name, 'level', s.level,
      'contribution', s.contribution, 'factor', s.factor, 'absent', s.absent) order by s.seat)
    from seats s left join identities i on i.id = s.identity where s.table_id = t.id) as seats`;
