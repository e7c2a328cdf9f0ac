import { connect } from '@ankerplatz/server/database/connect';

/** The rows that a statement selects, over a connection that is closed afterwards. */
export const rowsAt = async <Row>(url: string, statement: string): Promise<Row[]> => {
  const { pool, close } = connect(url);
  const { rows } = await pool.query(statement);
  await close();
  return rows;
};
