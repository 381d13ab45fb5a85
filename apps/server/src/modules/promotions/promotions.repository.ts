import type { PromotionState } from '@kayal/api-contract';
import type { Promotion } from '@kayal/commerce-core/promotions';
import { sql, type Transaction } from 'kysely';
import { forUpdate } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import type { Database } from '../../db/schema.ts';
import { partsOf } from '../../db/slices.ts';
import type { OrderDiscountTable, PromotionTable } from '../../db/tables/promotions.ts';

type Trx = Transaction<Database>;

const toPromotion = (row: PromotionTable): Promotion => ({
  id: row.id,
  name: row.name,
  code: row.code,
  state: row.state,
  effect: JSON.parse(row.effect),
  target: JSON.parse(row.target),
  from: row.from_day,
  until: row.until_day,
  minimum: row.minimum,
  maxOrders: row.max_orders,
  maxPerCustomer: row.max_per_customer,
  used: row.used,
  isCombined: row.combined === 1,
});

/** The columns of a promotion that its owner writes. */
export function toColumns({ effect, target, ...promotion }: Omit<Promotion, 'id' | 'state' | 'used'>) {
  return {
    name: promotion.name,
    code: promotion.code,
    effect: JSON.stringify(effect),
    target: JSON.stringify(target),
    from_day: promotion.from,
    until_day: promotion.until,
    minimum: promotion.minimum,
    max_orders: promotion.maxOrders,
    max_per_customer: promotion.maxPerCustomer,
    combined: promotion.isCombined ? (1 as const) : (0 as const),
  };
}

interface OpenPromotionRow extends PromotionTable {
  readonly inBag: string | null;
  /** Orders of the customer that wait for their payment: the next order takes their place. */
  readonly waiting: number | null;
}

const selectOpen = prepare<{ customerId: string }, OpenPromotionRow>((db, { customerId }) =>
  db
    .selectFrom('promotion')
    .leftJoin('cart_code', (join) =>
      join.onRef('cart_code.promotion_id', '=', 'promotion.id').on('cart_code.customer_id', '=', customerId),
    )
    .selectAll('promotion')
    .select((eb) => [
      'cart_code.promotion_id as inBag',
      eb
        .selectFrom('awaited_discount')
        .innerJoin('awaited_order', 'awaited_order.entry_no', 'awaited_discount.entry_no')
        .select((e) => e.fn.countAll<number>().as('orders'))
        .whereRef('awaited_discount.promotion_id', '=', 'promotion.id')
        .where('awaited_order.customer_id', '=', customerId)
        .where('awaited_order.held', '=', 1)
        .as('waiting'),
    ])
    // An ended one only where the bag still has its code, so that the bag can say so.
    .where((eb) => eb.or([eb('promotion.state', '=', 'active'), eb('cart_code.promotion_id', 'is not', null)])),
);

/** Promotions that are active or have their code in a customer's bag; none in most shops. */
export async function listOpenPromotions(db: Db, customerId: string) {
  const { rows } = await selectOpen(db, { customerId });
  return rows.map((row) => ({
    promotion: toPromotion({ ...row, used: row.used - Number(row.waiting) }),
    isInBag: row.inBag !== null,
  }));
}

/** All promotions, newest first. */
export async function listPromotions(db: Db): Promise<Promotion[]> {
  const rows = await db.selectFrom('promotion').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map(toPromotion);
}

/** A promotion by its code. @param code in capitals */
export async function findByCode(db: Db, code: string): Promise<Promotion | undefined> {
  const row = await db.selectFrom('promotion').selectAll().where('code', '=', code).executeTakeFirst();
  return row === undefined ? undefined : toPromotion(row);
}

/** A promotion, locked until the transaction ends. */
export async function lockPromotion(trx: Trx, id: string): Promise<Promotion | undefined> {
  const row = await forUpdate(trx, trx.selectFrom('promotion').selectAll().where('id', '=', id)).executeTakeFirst();
  return row === undefined ? undefined : toPromotion(row);
}

/** Stores a new promotion; fails on its key where another has the code. */
export async function insertPromotion(trx: Trx, promotion: Promotion, at: number): Promise<void> {
  const { id, state, used } = promotion;
  await trx
    .insertInto('promotion')
    .values({ id, state, used, ...toColumns(promotion), created_at: at })
    .execute();
}

/** Changes a promotion; fails on its key where another has the code. */
export async function changePromotion(trx: Trx, id: string, columns: ReturnType<typeof toColumns>): Promise<void> {
  await trx.updateTable('promotion').set(columns).where('id', '=', id).execute();
}

/** Pauses, continues or ends a promotion. */
export async function changeState(trx: Trx, id: string, state: PromotionState): Promise<void> {
  await trx.updateTable('promotion').set({ state }).where('id', '=', id).execute();
}

/** What a customer has had before: orders with each promotion, and whether any order at all; cancelled ones do not count. */
export async function readCustomerUse(db: Db, customerId: string) {
  const order = await db
    .selectFrom('placed_order')
    .select('entry_no')
    .where('customer_id', '=', customerId)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const uses = await db
    .selectFrom('order_discount')
    .innerJoin('placed_order', 'placed_order.entry_no', 'order_discount.entry_no')
    .select((eb) => ['order_discount.promotion_id as id', eb.fn.countAll<number>().as('orders')])
    .where('placed_order.customer_id', '=', customerId)
    .where('placed_order.cancelled_at', 'is', null)
    .groupBy('order_discount.promotion_id')
    .execute();
  return { isFirstOrder: order === undefined, usedBefore: new Map(uses.map(({ id, orders }) => [id, Number(orders)])) };
}

/** Keeps a code in a customer's bag, once. */
export async function insertCartCode(trx: Trx, customerId: string, promotionId: string): Promise<void> {
  await trx
    .insertInto('cart_code')
    .values({ customer_id: customerId, promotion_id: promotionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes codes out of a customer's bag. */
export async function deleteCartCodes(trx: Trx, customerId: string, promotionIds: readonly string[]): Promise<void> {
  if (promotionIds.length === 0) return;
  await trx
    .deleteFrom('cart_code')
    .where('customer_id', '=', customerId)
    .where('promotion_id', 'in', promotionIds)
    .execute();
}

/** Counts one order more, within the limit. @returns whether the promotion could take it */
export async function spendOnce(trx: Trx, promotionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('promotion')
    .set({ used: sql`used + 1` })
    .where('id', '=', promotionId)
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('max_orders', 'is', null), eb('used', '<', eb.ref('max_orders'))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes what promotions took off an order. */
export async function insertDiscounts(trx: Trx, rows: readonly OrderDiscountTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('order_discount').values(rows).execute();
}

/** What a promotion took off an order, paise. */
export type TakenDiscount = Pick<OrderDiscountTable, 'name' | 'code' | 'amount' | 'of_delivery'>;

/** What promotions took off orders, by order number and in a stable sequence; orders without any are missing. */
export async function listDiscounts(
  db: Db,
  entryNos: readonly string[],
): Promise<ReadonlyMap<string, readonly TakenDiscount[]>> {
  const rows = [];
  for (const part of partsOf(entryNos)) {
    const found = await db
      .selectFrom('order_discount')
      .select(['entry_no', 'name', 'code', 'amount', 'of_delivery'])
      .where('entry_no', 'in', part)
      .orderBy('promotion_id')
      .execute();
    rows.push(...found);
  }
  return Map.groupBy(rows, ({ entry_no }) => entry_no);
}

/** Promotions of cancelled orders, with how many of these orders had each, by ascending id. */
export async function countSpent(trx: Trx, entryNos: readonly string[]) {
  const rows = await trx
    .selectFrom('order_discount')
    .select((eb) => ['promotion_id as id', eb.fn.countAll<number>().as('orders')])
    .where('entry_no', 'in', entryNos)
    .groupBy('promotion_id')
    .orderBy('promotion_id')
    .execute();
  return rows.map(({ id, orders }) => ({ id, orders: Number(orders) }));
}

/** Counts orders of a promotion, whatever its limit. @param orders below zero for orders that gave it back */
export async function countOrders(trx: Trx, promotionId: string, orders: number): Promise<void> {
  await trx
    .updateTable('promotion')
    .set({ used: sql`used + ${orders}` })
    .where('id', '=', promotionId)
    .execute();
}

/** Customers whose bags have lines, those changed last first. */
export async function listFilledBags(db: Db, limit: number) {
  return db
    .selectFrom('cart_line')
    .innerJoin('customer', 'customer.id', 'cart_line.customer_id')
    .select((eb) => ['customer.id as customerId', 'customer.email', eb.fn.max('cart_line.created_at').as('at')])
    .groupBy(['customer.id', 'customer.email'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
}

/** Orders of some days with each promotion. Days are yyyy-mm-dd. */
export function sumPromotions(db: Db, from: string, to: string) {
  return db
    .selectFrom('order_discount')
    .innerJoin('placed_order', 'placed_order.entry_no', 'order_discount.entry_no')
    .innerJoin('promotion', 'promotion.id', 'order_discount.promotion_id')
    .select((eb) => [
      'promotion.id',
      'promotion.name',
      eb.fn.countAll<number>().as('orders'),
      eb.fn.sum<number>('placed_order.total').as('brought'),
      eb.fn.sum<number>('order_discount.amount').as('cost'),
    ])
    .where('placed_order.cancelled_at', 'is', null)
    .where('placed_order.order_date', '>=', from)
    .where('placed_order.order_date', '<=', to)
    .groupBy(['promotion.id', 'promotion.name'])
    .orderBy('cost', 'desc')
    .execute();
}
