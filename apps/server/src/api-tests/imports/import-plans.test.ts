import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyStaged } from '../../modules/catalogue-import/apply/apply-run.ts';
import { undoApplied } from '../../modules/catalogue-import/apply/undo-run.ts';
import { guessMapping } from '../../modules/catalogue-import/check/parse/headings.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { openTestApp } from '@kayal/server-testing/src/harness.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { uploadFile } from '@kayal/server-testing/src/upload-form.ts';

const products = 900;
const tables = ['product', 'variant', 'search_word', 'product_group', 'stock_movement', 'import_stock'];

it('an import is compared with fresh counts of its rows; it and its undo read no large table whole on PostgreSQL, even if the other counts say that all are empty', async () => {
  const shop = await openTestApp({ engine: 'postgres', seed: 'small' });
  const { db } = shop.database;
  const admin = await shop.as(people.admin.email);
  const cookie = await addSession(db, people.admin.id, shop.clock.now());
  await sql`analyze`.execute(db);
  const rows = Array.from(
    { length: products },
    (_, number) => `${5000 + number},Bench Tee ${number},T-Shirts,Beach,499,Navy,M,BENCH-${number},${1 + (number % 9)}`,
  );
  const { body } = await uploadFile(shop.app, {
    path: '/catalogue/imports/kayal',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    name: 'catalogue.csv',
    bytes: ['product_id,name,category,sub_category,mrp,colour,size,unique_code,units', ...rows].join('\n'),
  });
  const mapping = guessMapping(body.headings.map(({ heading }) => heading));
  const params = { id: body.id };
  (await admin.call('checkImport', { params, body: { mode: 'changes', mapping } })).answer();
  const stateOf = async () => (await admin.call('getImport', { params })).answer().state;
  await expect.poll(stateOf, { timeout: 50_000 }).toBe('checked');

  const { rows: counted } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where relname = 'import_variant'`.execute(db);
  expect(counted, 'the planner knows how many rows were staged').toEqual([{ rows: products }]);

  const readWhole = await db.transaction().execute(async (trx) => {
    const run = { runId: body.id, at: shop.clock.now(), onProgress: () => undefined };
    const season = { season: '2025-26', loadedAt: shop.clock.now(), newNames: [] };
    await applyStaged(trx, { ...run, ...season, mode: 'changes', pause: async () => undefined });
    await undoApplied(trx, { ...run, mode: 'changes', season: season.season });
    const { rows: scans } = await sql<{ name: string }>`
      select relname as name from pg_stat_xact_user_tables
      where relname in (${sql.join(tables)}) and seq_tup_read > ${products}`.execute(trx);
    return scans;
  });
  expect(readWhole).toEqual([]);
  await shop.close();
});
