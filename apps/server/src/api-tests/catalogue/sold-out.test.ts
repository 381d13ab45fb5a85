import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportMode, WireOf } from '@kayal/api-contract';
import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { takeStock } from '../../modules/stock/stock.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { newProduct } from '@kayal/server-testing/src/new-product.ts';
import { buy } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer,description,hidden';
const tee = '101,Aero Training T-shirt,T-Shirts,,499';
const shorts = '103,Court Shorts,T-Shirts,,799.5';

/** All of the small shop that is on sale from a file; in it the jacket is missing. */
const withoutJacket = [
  headings,
  `${tee},Jet Black,M,AERO-BLK-M,60,399,,no`,
  `${shorts},White,S,COURT-WHT-S,0,,,no`,
  `${shorts},White,M,COURT-WHT-M,0,,,no`,
].join('\n');

forBothEngines('what is sold out in the table of products', (engine) => {
  let shop: TestApp;
  let admin: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    return () => shop.close();
  });

  /** Ids of the products without a unit, and of those with a size without one; every sort order names the same. */
  const found = async () => {
    const [soldOut, sizeSoldOut] = await Promise.all(
      ['soldOut', 'sizeSoldOut'].map(async (state) => {
        const lists = await Promise.all(
          ['id', 'name', 'changed', 'stock'].map(async (sort) => {
            const reply = await admin.call('getAdminProducts', { query: { state, sort } });
            expect(reply.headers['x-total-count']).toBe(String(reply.answer().length));
            return reply
              .answer()
              .map(({ id }) => id)
              .toSorted((a, b) => a - b);
          }),
        );
        for (const list of lists) expect(list).toEqual(lists[0]);
        return lists[0];
      }),
    );
    return { soldOut, sizeSoldOut };
  };
  const read = async (id: number) => (await admin.call('getAdminProduct', { params: { id } })).answer();
  /** Saves a product with some of its variants on sale. */
  const saveWith = async (
    { variants: rows, ...product }: WireOf<'getAdminProduct'>['answer'],
    codes: readonly string[],
  ) => {
    const kept = rows.filter(({ uniqueCode }) => codes.includes(uniqueCode));
    const body = {
      ...product,
      version: (await read(product.id)).version,
      variants: kept.map(({ uniqueCode, colour, size, units }) => ({ uniqueCode, colour, size, units })),
    };
    return (await admin.call('saveAdminProduct', { params: { id: product.id }, body })).answer();
  };
  const correct = async (uniqueCode: string, units: number) =>
    (await admin.call('correctStock', { body: { uniqueCode, units, reason: 'counted' } })).answer();
  const take = async (text: string, mode: ImportMode) => {
    const file = path.join(shop.config.dataDir, 'file.csv');
    await writeFile(file, text);
    const options = { mode, mapName: null, isDryRun: false, source: 'command' } as const;
    expect((await importFile(shop.app.context, file, options)).result).toBe('applied');
    shop.clock.advance(1000);
  };
  const undo = async () => {
    const [last] = (await admin.call('getImports')).answer();
    const params = { id: last?.id ?? '' };
    (await admin.call('undoImport', { params })).answer();
    await vi.waitFor(async () => expect((await admin.call('getImport', { params })).answer().state).toBe('undone'));
  };

  it('the last unit that is ordered, and its return by a cancelled order', async () => {
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101] });
    await shop.setStock('TRAIL-NVY-L', 2);
    await buy(await shop.addShopper(), variants.jacketL);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101] });
    const last = await buy(await shop.addShopper(), variants.jacketL);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101, 102] });
    const other = await buy(await shop.addShopper(), variants.lastOne);
    expect(await found()).toEqual({ soldOut: [102], sizeSoldOut: [101, 102] });
    const cancel = (entryNo: string) => admin.call('cancelOrder', { params: { entryNo }, body: { reason: 'Damaged' } });
    (await cancel(last.orderId)).answer();
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101, 102] });
    (await cancel(other.orderId)).answer();
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101] });
  });

  it('units that are corrected, and a new product, whose units are counted later', async () => {
    await correct('COURT-WHT-S', 0);
    expect(await found()).toEqual({ soldOut: [103], sizeSoldOut: [101, 103] });
    await correct('AERO-RED-M', 3);
    await correct('COURT-WHT-S', 1);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [] });
    const [row] = newProduct.variants;
    const body = { ...newProduct, variants: [{ ...row, units: 0 }] };
    const { id } = (await admin.call('addAdminProduct', { body })).answer();
    expect(await found()).toEqual({ soldOut: [id], sizeSoldOut: [id] });
    await correct('MARARI-S', 4);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [] });
  });

  it('a variant that is withdrawn does not count, with units or without, until it is restored', async () => {
    const before = await read(101);
    await saveWith(before, ['AERO-BLK-M', 'AERO-BLK-L', 'AERO-RED-L']);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [] });
    await saveWith(before, ['AERO-RED-M']);
    expect(await found()).toEqual({ soldOut: [101], sizeSoldOut: [101] });
    await saveWith(before, ['AERO-BLK-M', 'AERO-RED-M']);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101] });
    await shop.database.db.updateTable('variant').set({ withdrawn: 1 }).where('product_id', '=', 101).execute();
    expect(await found()).toEqual({ soldOut: [101], sizeSoldOut: [] });
  });

  it('an import of the whole catalogue and its undo', async () => {
    await correct('TRAIL-NVY-L', 0);
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101, 102] });
    await take(withoutJacket, 'whole');
    expect(await found()).toEqual({ soldOut: [103], sizeSoldOut: [103] });
    await undo();
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101, 102] });
  });

  it('an import of units and its undo', async () => {
    await take('unique_code,units\nCOURT-WHT-S,0\nAERO-RED-M,6\n', 'stock');
    expect(await found()).toEqual({ soldOut: [103], sizeSoldOut: [103] });
    await undo();
    expect(await found()).toEqual({ soldOut: [], sizeSoldOut: [101] });
  });
});

it('on PostgreSQL a sold unit writes no index of its variant, unless it is the last one', async () => {
  const shop = await openTestApp({ engine: 'postgres', seed: 'small' });
  /** Updates of variants that wrote no index, in the transaction. */
  const cheapUpdates = async (trx: Db) => {
    const { rows } = await sql<{ count: number }>`
      select n_tup_hot_upd as count from pg_stat_xact_user_tables where relname = 'variant'`.execute(trx);
    return rows[0]?.count ?? Number.NaN;
  };
  await inTransaction(shop.database.db, async (trx) => {
    const before = await cheapUpdates(trx);
    expect(await takeStock(trx, variants.jacketL.code, 1)).toBe(9999);
    expect((await cheapUpdates(trx)) - before).toBe(1);
    expect(await takeStock(trx, variants.jacketL.code, 9999)).toBe(0);
    expect((await cheapUpdates(trx)) - before).toBe(1);
  });
  await shop.close();
});
