import { sql } from 'kysely';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { Violation, type Person, type World } from './world.ts';

function demand(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new Violation(otherwise);
}

/**
 * Goods, money and numbers of documents agree, each promotion counts the orders that have it, and none is used more often
 * than it may. An order that was paid after its time keeps its promotions whatever their limit, so of them only those paid in
 * cash count.
 */
async function proveLedger({ db }: World): Promise<void> {
  const errors = await findLedgerErrors(db);
  demand(errors.length === 0, `the ledger does not agree: ${JSON.stringify(errors.slice(0, 3))}`);
  const { rows: miscounted } = await sql`
    select id, used from promotion where used <>
      (select count(*) from order_discount join placed_order using (entry_no) where promotion_id = id and cancelled_at is null)
      + (select count(*) from awaited_discount join awaited_order using (entry_no) where promotion_id = id and held = 1)`.execute(
    db,
  );
  demand(miscounted.length === 0, `a promotion counts other orders than have it: ${JSON.stringify(miscounted)}`);
  const uses = await db
    .selectFrom('promotion')
    .innerJoin('order_discount', 'order_discount.promotion_id', 'promotion.id')
    .innerJoin('placed_order', 'placed_order.entry_no', 'order_discount.entry_no')
    .where('placed_order.cancelled_at', 'is', null)
    .where('placed_order.paid_by', 'is', null)
    .select([
      'promotion.id',
      'max_orders as maxOrders',
      'max_per_customer as maxPerCustomer',
      'customer_id as customer',
    ])
    .execute();
  for (const { id, maxOrders, maxPerCustomer, customer } of uses) {
    const all = uses.filter((use) => use.id === id);
    const own = all.filter((use) => use.customer === customer);
    demand(all.length <= (maxOrders ?? all.length), `a promotion of ${maxOrders} orders has ${all.length}`);
    demand(own.length <= (maxPerCustomer ?? own.length), 'a customer has a promotion more often than she may');
  }
}

interface StoredOrder {
  readonly entryNo: string;
  readonly customer: string;
  readonly total: number;
}

/** In one statement: a payment moves an order from one table to the other. */
async function ordersOf({ db }: World): Promise<readonly StoredOrder[]> {
  const columns = ['entry_no as entryNo', 'customer_id as customer', 'total'] as const;
  const placed = db.selectFrom('placed_order').select(columns);
  return placed.union(db.selectFrom('awaited_order').select(columns)).execute();
}

/** Each confirmed order is there at its total, and nobody has more orders than she meant to place. */
async function proveOrders(world: World): Promise<void> {
  const confirmed = [...world.confirmed];
  const orders = new Map((await ordersOf(world)).map((stored) => [stored.entryNo, stored]));
  for (const { entryNo, total } of confirmed) {
    const stored = orders.get(entryNo);
    demand(stored !== undefined, `the confirmed order ${entryNo} is lost`);
    demand(stored?.total === Math.round(total * 100), `${entryNo} was confirmed at another total`);
  }
  const count = (shopper: Person): number =>
    [...orders.values()].filter(({ customer }) => customer === shopper.id).length;
  for (const shopper of world.shoppers) {
    demand(count(shopper) <= shopper.intents, `${shopper.id} has more orders than she placed`);
  }
}

/** Nobody paid a price that was over when she ordered, or not there yet. */
async function provePrices(world: World): Promise<void> {
  const lines = await world.db.selectFrom('order_line').select(['entry_no', 'product_id', 'price']).execute();
  for (const { entryNo, sentAt, answeredAt } of world.confirmed) {
    for (const line of lines.filter(({ entry_no }) => entry_no === entryNo)) {
      const isFair = world.prices.mayHaveBeen(line.product_id, line.price, sentAt, answeredAt);
      demand(isFair, `${entryNo} was ordered at ${line.price} paise, the price of another time`);
    }
  }
}

/** Tries of an event before it is given up, as docs/feeds.md promises. */
const triesOfEvent = 8;

/** Each message was sent or given up after all its tries, and was the same every time. */
async function proveMessages({ db, network }: World): Promise<void> {
  const messages = await db.selectFrom('outbox').selectAll().execute();
  for (const { id, channel, sent_at, dead, attempts } of messages) {
    demand(sent_at !== null || dead === 1, `a ${channel} is neither sent nor given up`);
    demand(sent_at === null || network.received.has(id), `a ${channel} counts as sent that nobody received`);
    const isGivenUpEarly = channel === 'webhook' && dead === 1 && attempts < triesOfEvent;
    demand(!isGivenUpEarly, `an event was given up after ${attempts} tries`);
  }
  demand(network.altered.size === 0, 'a message came again with another text');
}

/**
 * There is one event for each order that was placed, delivered or cancelled, and none without its cause. The order in which
 * events arrive is not promised (docs/feeds.md).
 */
async function proveEvents({ db }: World): Promise<void> {
  const stored = await db.selectFrom('outbox').select(['subject', 'body']).where('channel', '=', 'webhook').execute();
  const events = stored.map(({ subject, body }) => `${subject} ${/"entryNo":"([^"]+)"/.exec(body)?.[1]}`);
  const placed = await db.selectFrom('placed_order').select(['entry_no', 'delivered', 'cancelled_at']).execute();
  for (const { entry_no, delivered, cancelled_at } of placed) {
    const causes = { placed: 1, delivered, cancelled: cancelled_at === null ? 0 : 1 };
    for (const [name, times] of Object.entries(causes)) {
      const own = events.filter((event) => event === `order.${name} ${entry_no}`).length;
      demand(
        own === times,
        `events say that an order was ${name} in another number: ${own} of ${times} for ${entry_no}`,
      );
    }
  }
  const known = new Set(placed.map(({ entry_no }) => entry_no));
  const baseless = events.find((event) => !known.has(event.split(' ')[1] ?? ''));
  demand(baseless === undefined, `an event has no order: "${baseless}"`);
}

/** What must hold at any moment. */
export async function prove(world: World): Promise<void> {
  await proveLedger(world);
  await proveOrders(world);
  await provePrices(world);
}

/** What must hold once everything that was begun had its time to end. */
export async function proveEnd(world: World): Promise<void> {
  await prove(world);
  const { db, network } = world;
  const held = await db.selectFrom('awaited_order').select('entry_no').where('held', '=', 1).execute();
  demand(held.length === 0, `units are held for ever: ${JSON.stringify(held)}`);
  await proveMessages(world);
  await proveEvents(world);
  const refunds = await db.selectFrom('payment_refund').select(['amount', 'state']).execute();
  demand(!refunds.some(({ state }) => state === 'wanted'), 'a refund was never sent');
  const sum = (rows: Iterable<{ readonly amount: number }>): number =>
    [...rows].reduce((all, row) => all + row.amount, 0);
  demand(sum(network.books.refunds.values()) === sum(refunds), 'the gateway gave back another sum than the shop says');
}
