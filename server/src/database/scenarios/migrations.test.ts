import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const FILES = readdirSync(fileURLToPath(FOLDER)).filter(name => name.endsWith('.sql'));

interface Statement {
  readonly file: string;
  readonly text: string;
}

const statementsOf = (file: string): Statement[] =>
  readFileSync(fileURLToPath(new URL(file, FOLDER)), 'utf8')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map(text =>
      text
        .replaceAll(/^--.*$/gm, '')
        .trim()
        .replace(/;$/, ''),
    )
    .filter(Boolean)
    .map(text => ({ file, text }));

/** Statements that a server which knows nothing of them does not notice. */
const ADDS = [
  /^CREATE TABLE "\w+"/,
  /^CREATE INDEX "\w+" ON "\w+"/,
  /^ALTER TABLE "\w+" ADD COLUMN "\w+" (?:(?!NOT NULL).)*$/,
  /^ALTER TABLE "\w+" ADD COLUMN "\w+" [\s\S]* DEFAULT [\s\S]* NOT NULL$/,
  /^ALTER TABLE "\w+" SET \(fillfactor = \d+\)$/,
];

/** Of columns and tables that the same file adds: what is older has no rows that could break them, and gets none. */
const isOfNew = ({ file, text }: Statement): boolean => {
  const added = statementsOf(file).map(each => each.text);
  const isAdded = (table: string, column: string): boolean =>
    added.some(
      each =>
        each.startsWith(`CREATE TABLE "${table}"`) || each.startsWith(`ALTER TABLE "${table}" ADD COLUMN "${column}"`),
    );
  const key = /^ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" FOREIGN KEY \("(\w+)"\)/.exec(text);
  const unique = /^CREATE UNIQUE INDEX "\w+" ON "(\w+)" USING btree \("(\w+)"/.exec(text);
  const filled = /^UPDATE "(\w+)" SET "(\w+)" = [^,]*(?: WHERE |$)/.exec(text);
  const copied = /^INSERT INTO "(\w+)" \("(\w+)"/.exec(text);
  return [key, unique, filled, copied].some(found => found !== null && isAdded(found[1]!, found[2]!));
};

/** The release before plays on beside this one. */
describe('a migration only adds', () => {
  test.each(FILES)('%s', file => {
    const statements = statementsOf(file);
    expect(statements.length).toBeGreaterThan(0);
    const others = statements.filter(each => !ADDS.some(add => add.test(each.text)) && !isOfNew(each));
    expect(others.map(({ text }) => text)).toEqual([]);
  });

  test.each([
    'DROP TABLE "chat"',
    'ALTER TABLE "tables" DROP COLUMN "owner"',
    'ALTER TABLE "tables" RENAME COLUMN "owner" TO "keeper"',
    'ALTER TABLE "tables" ADD COLUMN "mood" text NOT NULL',
    'ALTER TABLE "tables" ALTER COLUMN "owner" SET NOT NULL',
    'CREATE UNIQUE INDEX "tables_owner" ON "tables" USING btree ("owner")',
    'UPDATE "tables" SET "owner" = null',
    'INSERT INTO "tables" ("id") VALUES (null)',
  ])('%s would be noticed', text => {
    expect(
      ADDS.some(add => add.test(text)) || isOfNew({ file: FILES[0]!, text: text.replaceAll('"tables"', '"none"') }),
    ).toBe(false);
  });
});
