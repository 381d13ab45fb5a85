import { sql, type DeleteResult, type Transaction } from 'kysely';
import { holdsText } from '../../db/holds-text.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { emailLine } from '../contact/contact.logic.ts';

type Trx = Transaction<Database>;

/** The items in a customer's cart. */
export async function listCartItems(db: Db, customerId: string) {
  return db
    .selectFrom('cart_line')
    .select(['product_id as itemId', 'unique_code as uniqueCode', 'qty as quantity'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** The items on a customer's wishlist, withdrawn products included. */
export async function listWishes(db: Db, customerId: string) {
  return db
    .selectFrom('wishlist')
    .select(['product_id as itemId', 'unique_code as uniqueCode'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** The variants a customer waits for. */
export async function listWatchedCodes(db: Db, customerId: string) {
  return db
    .selectFrom('stock_watch')
    .select('unique_code as uniqueCode')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** Messages of the contact form that were sent under an e-mail address. */
export async function listContactMessagesOf(db: Db, email: string) {
  return db
    .selectFrom('contact_message')
    .select(['message', 'mobile as mobileNumber', 'created_at as createdAt'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
}

/** The mails to an address that are still kept. Their text is left out: codes and links in it must not be exported. */
export async function listMailsTo(db: Db, email: string) {
  return db
    .selectFrom('outbox')
    .select(['subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute();
}

/** Whether an order of a customer is still to be delivered. */
export async function hasOpenOrder(trx: Trx, customerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('placed_order')
    .select('entry_no')
    .where('customer_id', '=', customerId)
    .where('delivered', '=', 0)
    .where('cancelled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an order of a customer waits for its payment. */
export async function hasWaitingOrder(trx: Trx, customerId: string): Promise<boolean> {
  const query = trx.selectFrom('awaited_order').select('entry_no').where('customer_id', '=', customerId);
  return (await query.where('held', '=', 1).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether money of a customer is to go back to her, or waits for a decision. */
export async function hasMoneyDue(trx: Trx, customerId: string): Promise<boolean> {
  const due = await trx
    .selectFrom('payment')
    .select('payment.id')
    .where('payment.customer_id', '=', customerId)
    .where((eb) => {
      const refunds = eb.selectFrom('payment_refund').select('payment_refund.id').where('state', '!=', 'done');
      const cancelled = eb
        .selectFrom('placed_order')
        .select('placed_order.entry_no')
        .where('cancelled_at', 'is not', null)
        .whereRef('placed_order.entry_no', '=', 'payment.entry_no');
      return eb.or([
        eb('payment.stage', '=', 'held'),
        eb.exists(refunds.whereRef('payment_refund.payment_id', '=', 'payment.id')),
        eb.and([eb('payment.stage', '=', 'paid'), eb.exists(cancelled)]),
      ]);
    })
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Removes orders of a customer that were never paid, and the references of her payments. */
export async function anonymisePayments(trx: Trx, customerId: string): Promise<void> {
  const own = trx.selectFrom('awaited_order').select('entry_no').where('customer_id', '=', customerId);
  await trx.deleteFrom('awaited_line').where('entry_no', 'in', own).execute();
  await trx.deleteFrom('awaited_order').where('customer_id', '=', customerId).execute();
  await trx.updateTable('payment').set({ reference: '' }).where('customer_id', '=', customerId).execute();
}

/** The parcels of a customer's orders. */
export async function listParcels(db: Db, customerId: string) {
  return db
    .selectFrom('parcel')
    .innerJoin('placed_order', 'placed_order.entry_no', 'parcel.entry_no')
    .select(['parcel.entry_no as entryNo', 'parcel.number', 'parcel.courier_name as courierName'])
    .select('parcel.tracking_number as trackingNumber')
    .where('placed_order.customer_id', '=', customerId)
    .orderBy('placed_order.created_at')
    .orderBy('parcel.number')
    .execute();
}

/** What was done with a customer's orders after their placement. */
export async function listOrderSteps(db: Db, customerId: string) {
  return db
    .selectFrom('order_step')
    .innerJoin('placed_order', 'placed_order.entry_no', 'order_step.entry_no')
    .select(['order_step.entry_no as entryNo', 'order_step.step', 'order_step.taken_by as by', 'order_step.note'])
    .select('order_step.created_at as at')
    .where('placed_order.customer_id', '=', customerId)
    .orderBy('placed_order.created_at')
    .orderBy('order_step.id')
    .execute();
}

/**
 * Removes what leads to a customer from the parcels and steps of her orders: links that show them, tracking numbers, whose
 * pages may name her, and what she wrote.
 */
export async function anonymiseParcels(trx: Trx, customerId: string): Promise<void> {
  const orders = trx.selectFrom('placed_order').select('entry_no').where('customer_id', '=', customerId);
  const own = trx
    .selectFrom('order_step')
    .select('entry_no')
    .where('actor_id', '=', customerId)
    .where('step', '=', 'cancel');
  await trx.deleteFrom('tracking_link').where('entry_no', 'in', orders).execute();
  await trx.updateTable('parcel').set({ tracking_number: null }).where('entry_no', 'in', orders).execute();
  await trx
    .updateTable('placed_order')
    .set({ cancel_reason: '' })
    .where('customer_id', '=', customerId)
    .where('entry_no', 'in', own)
    .execute();
  await trx
    .updateTable('order_step')
    .set({ note: '' })
    .where('entry_no', 'in', orders)
    .where('taken_by', '=', 'shopper')
    .execute();
}

/** Whether a return of a customer has not ended. */
export async function hasOpenReturn(trx: Trx, customerId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('return_request')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return true;
  const exchange = await trx
    .selectFrom('parcel')
    .innerJoin('return_request', 'return_request.id', 'parcel.request_id')
    .select('parcel.id')
    .where('return_request.customer_id', '=', customerId)
    .where('parcel.stage', 'not in', ['delivered', 'returnedToSender'])
    .limit(1)
    .executeTakeFirst();
  return exchange !== undefined;
}

/** Ids of a customer's returns, oldest first. */
export async function listReturns(db: Db, customerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('return_request')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes what a customer wrote in her returns, and their pictures, whose files the next sweep of uploads deletes. */
export async function anonymiseReturns(trx: Trx, customerId: string): Promise<void> {
  const own = trx.selectFrom('return_request').select('id').where('customer_id', '=', customerId);
  await trx.deleteFrom('return_picture').where('request_id', 'in', own).execute();
  await trx
    .updateTable('return_step')
    .set({ note: '' })
    .where('request_id', 'in', own)
    .where('taken_by', '=', 'shopper')
    .execute();
  await trx.updateTable('return_request').set({ note: '' }).where('customer_id', '=', customerId).execute();
}

/** Removes name, phone and address from a customer's orders. @returns how many orders she has. */
export async function anonymiseOrders(trx: Trx, customerId: string, name: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('placed_order')
    .set({ customer_name: name, phone: '', address_text: '' })
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const ownTables = [
  'address',
  'auth_challenge',
  'cart_line',
  'consent',
  'idempotency',
  'otp',
  'passkey',
  'recovery_code',
  'session',
  'stock_watch',
  'totp',
  'wishlist',
] as const;

/**
 * Deletes every row that belongs to a customer alone, and what was written to or by her e-mail address.
 * @returns how many rows, by their table
 */
export async function deleteOwnRows(trx: Trx, customerId: string, email: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (table: string, [result]: readonly DeleteResult[]): void => {
    counts[table] = Number(result?.numDeletedRows ?? 0);
  };
  for (const table of ownTables) {
    count(table, await trx.deleteFrom(table).where('customer_id', '=', customerId).execute());
  }
  count('outbox', await trx.deleteFrom('outbox').where('recipient', '=', email).execute());
  count('contact_message', await trx.deleteFrom('contact_message').where('email', '=', email).execute());
  count('past_order', await trx.deleteFrom('past_order').where('email', '=', email).execute());
  // Its relay is a message to the shop; where there is no relay it would wait for ever.
  await trx
    .deleteFrom('outbox')
    .where('channel', '=', 'whatsapp')
    .where(holdsText(trx, sql`lower(body)`, emailLine(email)))
    .execute();
  return counts;
}

/** Deletes a customer's row. She must have no orders: they refer to it. */
export async function deleteCustomer(trx: Trx, customerId: string): Promise<void> {
  await trx.deleteFrom('customer').where('id', '=', customerId).execute();
}
