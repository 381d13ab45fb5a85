import type { OrderLine, Paise, ShopApi } from '@kayal/api-contract/client';
import { toCallError } from '@kayal/commerce-core';
import { resultOf } from '../api/result-of.ts';
import { sessionResultOf, type SessionListener } from '../api/session-result.ts';

interface OrdersContext<Call extends keyof ShopApi> {
  readonly api: Pick<ShopApi, Call | 'productByUniqueCode'>;
  readonly session: SessionListener;
}

/**
 * Gives the lines without a name the catalogue's name, in one call for each unique code. When a name cannot
 * be read, its line stays without one.
 */
async function nameOrderLines(
  api: Pick<ShopApi, 'productByUniqueCode'>,
  lines: readonly OrderLine[],
): Promise<readonly OrderLine[]> {
  const codes = new Set(lines.filter((line) => line.itemName === null).map((line) => line.uniqueCode));
  if (codes.size === 0) return lines;
  const nameOf = async (uniqueCode: string) => {
    try {
      return (await resultOf(api.productByUniqueCode(uniqueCode))).product?.name ?? null;
    } catch {
      return null;
    }
  };
  const names = new Map(await Promise.all([...codes].map(async (code) => [code, await nameOf(code)] as const)));
  return lines.map((line) => ({ ...line, itemName: line.itemName ?? names.get(line.uniqueCode) ?? null }));
}

/** Reads all order lines of a shopper; lines without a name get it from the catalogue. */
export async function readOrders(
  { api, session }: OrdersContext<'orders'>,
  customerId: string,
): Promise<readonly OrderLine[]> {
  const { items } = await sessionResultOf(session)(api.orders(customerId));
  return nameOrderLines(api, items);
}

/** One order of a shopper; `deliveryCharge` in paise. */
export interface OwnedOrder {
  readonly lines: readonly OrderLine[];
  readonly deliveryCharge: Paise;
}

/** Statuses for a malformed order number, another shopper's order, and a missing order. */
const missingStatuses: readonly (number | null)[] = [400, 403, 404];

/** Reads one order of a shopper; null where she has no order with that number. */
export async function readOrder({ api, session }: OrdersContext<'order'>, entryNo: string): Promise<OwnedOrder | null> {
  try {
    const { items, deliveryCharge } = await sessionResultOf(session)(api.order(entryNo));
    return { lines: await nameOrderLines(api, items), deliveryCharge };
  } catch (error) {
    if (missingStatuses.includes(toCallError(error).status)) return null;
    throw error;
  }
}
