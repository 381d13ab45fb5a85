import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { customerRow } from '@kayal/server-testing/src/small-seed.ts';
import { migrate } from '../../../db/migrate.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { findRepeatedOrder, listOrderTimes } from './placement.repository.ts';

it('R-85 orders of a time when the clock was ahead neither use up the limit of an hour nor answer as repeats', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kayal-ahead-'));
  const { db, close } = openDatabase({ databaseUrl: null, dataDir });
  await migrate(db);
  await db
    .insertInto('customer')
    .values(customerRow({ id: 'asha', name: 'Asha', email: 'asha@kayal.example' }, null))
    .execute();
  const order = (entry_no: string, created_at: number) => ({
    entry_no,
    customer_id: 'asha',
    customer_name: '',
    phone: '',
    address_text: '',
    total: 100,
    delivery_charge: 0,
    order_date: '2026-01-01',
    created_at,
    delivered: 0 as const,
    delivered_at: null,
    lines_hash: 'same',
  });
  const window = { from: 1000, to: 2000 };
  const at = [999, 1000, 1001, 1999, 2000, 9999];
  await db
    .insertInto('placed_order')
    .values(at.map((time) => order(`KY${time}`, time)))
    .execute();
  expect(await listOrderTimes(db, 'asha', window, 10)).toEqual([1999, 1001]);
  expect(await listOrderTimes(db, 'asha', window, 1)).toEqual([1999]);
  expect(await findRepeatedOrder(db, 'asha', 'same', window)).toEqual({ entryNo: 'KY1999', total: 100 });
  expect(await findRepeatedOrder(db, 'asha', 'same', { from: 1000, to: 1001 })).toEqual({
    entryNo: 'KY1000',
    total: 100,
  });
  expect(await findRepeatedOrder(db, 'asha', 'other', window)).toBeUndefined();
  await close();
  rmSync(dataDir, { recursive: true });
});
