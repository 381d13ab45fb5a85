import type { AdminProductRow, ProductSummary } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { findItems } from './items.ts';

const listed: ProductSummary = {
  id: 900_001,
  name: 'Tide Tee',
  mrp: 129_900,
  offer: null,
  stock: 1,
  displayFirst: '',
  pictureAt: 0,
  colour: 'BLACK',
  size: 'M',
  uniqueCode: 'TT-M',
  colours: [],
  categoryId: 4,
  subCategoryId: null,
};

const rowOf = (id: number, ownId: string | null, name: string): AdminProductRow => ({
  id,
  ownId,
  name,
  mrp: 129_900,
  offer: null,
  categoryId: 4,
  categoryName: 'T-Shirts',
  colours: [],
  variants: 1,
  units: 1,
  hidden: false,
  withdrawn: false,
  changedAt: 0,
  displayFirst: '',
  pictureAt: 0,
});

/** Finds items where shoppers find some by a text, and the table of the catalogue has some rows, or is refused. */
function find(text: string, found: readonly ProductSummary[], rows: readonly AdminProductRow[] | null) {
  const refusal = { success: false, code: 'auth.forbidden', error: '', message: '', requestId: '1' } as const;
  return findItems(
    {
      shop: {
        product: async () => ({ ok: true, product: null }),
        products: async () => ({ ok: true, items: [...found], total: found.length, nextOffset: null }),
      },
      catalogue: {
        adminProducts: async () =>
          rows === null
            ? { ok: false, code: 'auth.forbidden', message: '', status: 403, details: refusal }
            : { ok: true, items: [...rows], total: rows.length },
      },
    },
    { categoryId: 4, text },
    new AbortController().signal,
  );
}

it('J58 an item has the id of the company beside its number', async () => {
  const { items } = await find('tide', [listed], [rowOf(900_001, 'W-1', 'Tide Tee')]);
  expect(items).toEqual([{ id: 900_001, name: 'Tide Tee', mrp: 129_900, offer: null, ownId: 'W-1' }]);
});

it('J58 an item is found by the id of the company or by a unique code', async () => {
  const { items, total } = await find('W-1', [], [rowOf(900_001, 'W-1', 'Tide Tee')]);
  expect([total, items.map(({ name }) => name)]).toEqual([1, ['Tide Tee']]);
});

it('an item that shoppers find too is listed once', async () => {
  const { total } = await find('tide', [listed], [rowOf(900_001, 'W-1', 'Tide Tee'), rowOf(5, null, 'Tide Cap')]);
  expect(total).toBe(1);
});

it('an admin who may not read the table of the catalogue finds items by name', async () => {
  const { items } = await find('tide', [listed], null);
  expect(items).toMatchObject([{ id: 900_001, ownId: null }]);
});
