import { expect, it } from 'vitest';
import { plansOf } from '../../db/plans/plans.test-support.ts';
import { archiveContents } from './archive-contents.ts';
import { archivedTables } from './archived-tables.ts';

/** Columns of the archive that sound like secrets and are none, or are written only where the owner says so. */
const decidedColumns = [
  'awaited_order.lines_hash',
  'customer.password_hash',
  'placed_order.lines_hash',
  'tracking_link.token_hash',
];

it('every table of the data model stands in the archive, or is left out with a reason', async () => {
  await plansOf(async (db) => {
    const found = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => name !== 'migration');
    expect(found.toSorted()).toEqual(Object.keys(archivedTables).toSorted());
  });
});

it('no column of the archive holds a secret that nobody has decided about', async () => {
  await plansOf(async (db) => {
    const found = await db.introspection.getTables();
    const { tables } = archiveContents(Object.keys(archivedTables), { withPasswords: false });
    const written = new Set(tables.map(({ table }) => table));
    const suspects = found
      .filter(({ name }) => written.has(name))
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => /secret|password|hmac|token|hash|[._]key/.test(column));
    expect(suspects.toSorted()).toEqual(decidedColumns);
  });
});

it('a table that nobody has decided about ends the export', () => {
  expect(() => archiveContents(['product', 'loyalty_card'], { withPasswords: false })).toThrow('loyalty_card');
});
