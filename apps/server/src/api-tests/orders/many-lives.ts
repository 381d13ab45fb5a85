import type { Db } from '@kayal/server/src/db/open-database.ts';
import { partsOf } from '@kayal/server/src/db/slices.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

/** Writes orders of one line straight into a database, which take no stock: delete them before the ledger is checked. */
export async function addOrders(db: Db, customerId: string, count: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: count }, (_, index) => `KYLIFE${String(index).padStart(6, '0')}`);
  for (const part of partsOf(numbers)) {
    const orders = part.map((entryNo) => ({
      entry_no: entryNo,
      customer_id: customerId,
      customer_name: 'Asha Nair',
      phone: '9876500011',
      address_text: 'Asha Nair, 14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020',
      total: 79_950,
      delivery_charge: 0,
      order_date: '2026-11-21',
      created_at: Date.UTC(2026, 10, 20),
      delivered: 0 as const,
      delivered_at: null,
      lines_hash: '',
    }));
    await db.insertInto('placed_order').values(orders).execute();
    const { code, productId, colour, size } = variants.shortsS;
    const lines = part.map((entryNo) => ({
      entry_no: entryNo,
      line_no: 1,
      product_id: productId,
      unique_code: code,
      name: 'Court Shorts',
      colour,
      size,
      qty: 1,
      price: 79_950,
      mrp: 79_950,
      total: 79_950,
    }));
    await db.insertInto('order_line').values(lines).execute();
  }
  return numbers;
}

/** Deletes the orders of `addOrders` with all that happened to them. */
export async function deleteOrders(db: Db): Promise<void> {
  const parcels = db.selectFrom('parcel').select('id').where('entry_no', 'like', 'KYLIFE%');
  await db.deleteFrom('parcel_line').where('parcel_id', 'in', parcels).execute();
  for (const table of ['parcel', 'order_step', 'tracking_link', 'order_line', 'placed_order'] as const) {
    await db.deleteFrom(table).where('entry_no', 'like', 'KYLIFE%').execute();
  }
}
