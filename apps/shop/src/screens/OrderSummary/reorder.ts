import type { OrderLine, ShopApi } from '@kayal/api-contract/client';
import type { CartItem } from '@kayal/commerce-core';
import { cartItemOf } from '../../data/shopper/cart-item.ts';
import type { ShopActors } from '../../machines/actors/shop-actors.ts';
import { resultOf } from '../../data/api/result-of.ts';

/** Dependencies of ordering again. */
interface ReorderDependencies {
  readonly api: Pick<ShopApi, 'product' | 'variants'>;
  readonly cart: Pick<ShopActors['cart'], 'send'>;
}

/** Result of ordering again. */
export interface Reordered {
  /** Number of lines added to the cart. */
  readonly added: number;
  /** Lines with fewer units in stock than were ordered; only those in stock were added. */
  readonly short: readonly { readonly name: string; readonly left: number }[];
  /** Names of products that are sold out or withdrawn. */
  readonly missing: readonly string[];
}

/** The current product and variant of an order line; null when it is no longer on sale. */
async function itemNow({ api }: ReorderDependencies, line: OrderLine): Promise<CartItem | null> {
  const reads = { product: resultOf(api.product(line.productId)), variants: resultOf(api.variants(line.productId)) };
  const [{ product }, { items }] = await Promise.all([reads.product, reads.variants]);
  const variant = items.find(({ uniqueCode }) => uniqueCode === line.uniqueCode);
  return product === null || variant === undefined ? null : cartItemOf(product, variant);
}

/** Adds the lines that are still available to the cart, at today's prices, and lists the others. */
export async function reorder(
  dependencies: ReorderDependencies,
  lines: readonly OrderLine[],
  unknownName: string,
): Promise<Reordered> {
  const items = await Promise.all(lines.map((line) => itemNow(dependencies, line)));
  const short: { name: string; left: number }[] = [];
  const missing: string[] = [];
  let added = 0;
  for (const [index, line] of lines.entries()) {
    const item = items[index] ?? null;
    const quantity = Math.min(line.quantity, item?.stock ?? 0);
    if (item === null || quantity === 0) {
      missing.push(line.itemName ?? unknownName);
      continue;
    }
    if (quantity < line.quantity) short.push({ name: item.name, left: quantity });
    dependencies.cart.send({ type: 'line.add', item, quantity, returnTo: '/cart' });
    added += 1;
  }
  return { added, short, missing };
}
