import { taxTables, type ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { buy, type SmallVariant } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

const { blackM, jacketL, shortsS } = variants;
const bengaluru = 'Meera Rao, 4 Residency Road, Bengaluru - 560025';
type Table = (typeof taxTables)[number];

forBothEngines('the tables of a month', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  const placed: string[] = [];

  const place = async (variant: SmallVariant, quantity: number, address?: string): Promise<string> => {
    const { orderId } = await buy(await shop.addShopper(), variant, quantity);
    if (address !== undefined) {
      const change = shop.database.db.updateTable('placed_order').set({ address_text: address });
      await change.where('entry_no', '=', orderId).execute();
    }
    placed.push(orderId);
    return orderId;
  };
  const step = async (name: 'ship' | 'deliver', ...entryNos: readonly string[]) =>
    (await admin.call('takeOrderStep', { body: { step: name, entryNos } })).answer();
  const comeBack = async (entryNo: string) => {
    const { parcels } = (await admin.call('getOrderLife', { params: { entryNo } })).answer();
    for (const { id } of parcels) {
      for (const name of ['returnToSender', 'restock'] as const) {
        (await admin.call('takeParcelStep', { params: { parcel: id }, body: { step: name } })).answer();
      }
    }
  };
  const tableOf = async (table: Table, month = '2026-11'): Promise<readonly (readonly string[])[]> =>
    parse((await admin.call('getTaxTable', { query: { month, table } })).text, { bom: true });
  const rowsOf = async (table: Table, month?: string) => (await tableOf(table, month)).slice(1);
  const sumOf = (rows: readonly (readonly string[])[], column: number): number =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    const { version, settings } = (await admin.call('getSettings')).answer();
    const invoicing: ShopSettings['invoicing'] = { ...defaultSettings.invoicing, scheme: 'regular' };
    const delivery = { ...settings.delivery, charge: 49.5 };
    const body = {
      version,
      settings: { ...settings, delivery, tax: { gstin: '32AAPFU0939F1Z4', hsn: '6109' }, invoicing },
    };
    (await admin.call('saveSettings', { body: { ...body, theme: null } })).answer();

    await step('ship', await place(blackM, 2));
    await step('deliver', await place(jacketL, 1, bengaluru), await place(shortsS, 3));
    const large = [await place(jacketL, 50, bengaluru), await place(jacketL, 42, bengaluru)];
    await step('ship', ...large);
    await comeBack(large[1] ?? '');
    const gone = await place(blackM, 1);
    await step('ship', gone);
    await comeBack(gone);
    // Placed and not sent: no document.
    await place(blackM, 1);
  });

  it('come to what the ledger has of the orders that were sent and did not come back', async () => {
    const orders = await shop.database.db
      .selectFrom('placed_order')
      .select(['total'])
      .where('entry_no', 'in', placed.slice(0, -1))
      .where('cancelled_at', 'is', null)
      .execute();
    const ledger = orders.reduce((sum, { total }) => sum + total, 0);
    const hsn = await rowsOf('hsn-b2c');
    expect(sumOf(hsn, 4)).toBe(ledger);
    const taxable = sumOf(await rowsOf('b2cl'), 6) + sumOf(await rowsOf('b2cs'), 4) - sumOf(await rowsOf('cdnur'), 8);
    expect(sumOf(hsn, 6)).toBe(taxable);
    expect([6, 7, 8, 9].reduce((sum, column) => sum + sumOf(hsn, column), 0)).toBe(ledger);
    expect(sumOf(hsn, 3) / 100).toBe(2 + 1 + 3 + 50);
  });

  it('list large invoices and their credit notes by themselves, others by State and rate', async () => {
    const [heads, ...large] = await tableOf('b2cl');
    expect(heads?.slice(0, 4)).toEqual(['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply']);
    expect(large).toEqual([
      ['I/2627/000004', '21-Nov-2026', '124999.50', '29-Karnataka', '', '5', '119047.14', '0.00', ''],
      ['I/2627/000005', '21-Nov-2026', '105007.50', '29-Karnataka', '', '5', '100007.14', '0.00', ''],
    ]);
    expect(await rowsOf('cdnur')).toEqual([
      ['B2CL', 'C/2627/000001', '21-Nov-2026', 'C', '29-Karnataka', '105007.50', '', '5', '100007.14', '0.00'],
    ]);
    expect((await rowsOf('b2cs')).map(([type, state, , rate]) => [type, state, rate])).toEqual([
      ['OE', '29-Karnataka', '5'],
      ['OE', '32-Kerala', '5'],
    ]);
  });

  it('name the documents of each series; months without any, and tables of registered buyers, have their heads only', async () => {
    expect(await rowsOf('docs')).toEqual([
      ['Credit Note', 'C/2627/000001', 'C/2627/000002', '2', '0'],
      ['Invoices for outward supply', 'I/2627/000001', 'I/2627/000006', '6', '0'],
    ]);
    for (const table of taxTables) expect(await tableOf(table, '2026-10')).toHaveLength(1);
    expect([await rowsOf('cdnr'), await rowsOf('hsn-b2b'), await rowsOf('gap')]).toEqual([[], [], []]);
  });
});
