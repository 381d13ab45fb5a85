import type { OrderLine, ProductSummary, Variant } from '@kayal/api-contract/client';
import { describe, expect, it, vi } from 'vitest';
import { reorder } from './reorder.ts';
import { sampleOrder } from './sample-order.ts';

type Surroundings = Parameters<typeof reorder>[0];

const product = (id: number): ProductSummary => ({
  id,
  name: `Tee ${id}`,
  mrp: 129_900,
  offer: 99_900,
  stock: 9,
  displayFirst: `${id}.webp`,
  pictureAt: 0,
  colour: 'BLACK',
  size: 'M',
  uniqueCode: `${id}-BLACK-M`,
  colours: [],
  categoryId: null,
  subCategoryId: null,
});
const variant = (productId: number, stock: number): Variant => ({
  productId,
  colour: 'BLACK',
  size: 'M',
  uniqueCode: `${productId}-BLACK-M`,
  stock,
});
const stocks: Readonly<Record<number, number>> = { 1: 9, 2: 1, 3: 0 };
const lineOf = (productId: number): OrderLine[] =>
  sampleOrder.lines.map((line) => ({
    ...line,
    productId,
    uniqueCode: `${productId}-BLACK-M`,
    quantity: 2,
    itemName: `Tee ${productId}`,
  }));

describe('ordering again', () => {
  it('J23 fills the bag at today’s prices and names what is short, sold out or gone', async () => {
    const send = vi.fn<Surroundings['cart']['send']>();
    const api: Surroundings['api'] = {
      product: (id) => Promise.resolve({ ok: true, product: id in stocks ? product(id) : null }),
      variants: (id) => Promise.resolve({ ok: true, items: [variant(id, stocks[id] ?? 0)] }),
    };
    const lines = [1, 2, 3, 4].flatMap(lineOf);
    const result = await reorder({ api, cart: { send } }, lines, 'Unknown Product');
    expect(result).toEqual({ added: 2, short: [{ name: 'Tee 2', left: 1 }], missing: ['Tee 3', 'Tee 4'] });
    expect(send.mock.calls.map(([event]) => event)).toMatchObject([
      { type: 'line.add', quantity: 2, item: { uniqueCode: '1-BLACK-M', price: 99_900 } },
      { type: 'line.add', quantity: 1, item: { uniqueCode: '2-BLACK-M' } },
    ]);
  });
});
