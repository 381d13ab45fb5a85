import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { plansOf } from './plans/plans.test-support.ts';

/** Tables whose rows are deleted while others refer to them. */
const deleted = new Set(['customer', 'import_run', 'picture_batch']);

it('deleting an account, an import or a batch finds the rows that refer to it by an index of all of them', async () => {
  const missing: string[] = [];
  let references = 0;
  await plansOf(async (db) => {
    const { rows } = await sql<{ table: string; column: string; parent: string; indexes: number }>`
      select t.name as "table", f."from" as "column", f."table" as parent, (
        select count(*) from pragma_index_list(t.name) i join pragma_index_info(i.name) c
        where i.partial = 0 and c.seqno = 0 and c.name = f."from"
      ) as indexes
      from pragma_table_list t join pragma_foreign_key_list(t.name) f where t.type = 'table'`.execute(db);
    for (const { table, column, parent, indexes } of rows) {
      if (!deleted.has(parent)) continue;
      references += 1;
      if (indexes === 0) missing.push(`${table}.${column}`);
    }
  });
  expect(references).toBeGreaterThan(15);
  // Tokens of programs are few, and so are those who make them.
  expect(missing).toEqual(['api_token.created_by']);
});
