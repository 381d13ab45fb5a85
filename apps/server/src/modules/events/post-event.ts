import type { WebhookEvent } from '@kayal/api-contract';
import { newId } from '../../db/ids.ts';
import type { Db } from '../../db/open-database.ts';
import { hasSubscriber, insertEvent } from './events.repository.ts';

/** The data of each event. Amounts in rupees, times as ISO 8601 (UTC); no personal data of the customer. */
export interface EventData {
  'order.placed': {
    readonly entryNo: string;
    /** yyyy-mm-dd */
    readonly orderDate: string;
    readonly total: number;
    readonly deliveryCharge: number;
    readonly lines: readonly {
      readonly productId: number;
      readonly uniqueCode: string;
      readonly quantity: number;
      readonly total: number;
    }[];
  };
  'order.packed': { readonly entryNo: string };
  'order.shipped': { readonly entryNo: string; readonly trackingNumbers: readonly string[] };
  'order.delivered': { readonly entryNo: string };
  /** Pieces of an order arrived back in the shop. */
  'order.returned': { readonly entryNo: string; readonly returnId: string };
  /** Amount in rupees. */
  'refund.made': { readonly entryNo: string; readonly returnId: string; readonly amount: number };
  'order.cancelled': { readonly entryNo: string; readonly reason: string };
  /** A variant has few units left, and had more before this change. */
  'stock.low': { readonly uniqueCode: string; readonly stock: number };
  /**
   * `shape`: products, groups or colours were added, removed or renamed; `content`: only offers or pictures changed.
   */
  'catalogue.changed': { readonly change: 'content' | 'shape' };
}

/** Stock at or below which a variant counts as low. */
const lowStock = 5;

/**
 * Stores an event for every endpoint that subscribed to it, in one statement. Pass the transaction that causes it:
 * without its commit nothing is sent.
 * @param at ms since 1970
 */
export async function postEvent<Event extends WebhookEvent>(
  transaction: Db,
  event: Event,
  data: EventData[Event],
  at: number,
): Promise<void> {
  const body = JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data });
  await insertEvent(transaction, { prefix: `msg_${newId()}.`, event, body, at });
}

/** As `postEvent` for many orders; makes one query while no endpoint subscribed to it. */
export async function postEvents<Event extends WebhookEvent>(
  transaction: Db,
  event: Event,
  all: readonly EventData[Event][],
  at: number,
): Promise<void> {
  if (all.length === 0 || !(await hasSubscriber(transaction, event))) return;
  for (const data of all) await postEvent(transaction, event, data, at);
}

/** A change of a variant's units. */
export interface UnitsChange {
  readonly uniqueCode: string;
  readonly before: number;
  readonly after: number;
}

function isNowLow({ before, after }: UnitsChange): boolean {
  return after <= lowStock && before > lowStock;
}

/** Stores `stock.low`, as `postEvent` does, when a change crossed the limit downwards. */
export async function postIfLow(transaction: Db, change: UnitsChange, at: number): Promise<void> {
  if (!isNowLow(change)) return;
  await postEvent(transaction, 'stock.low', { uniqueCode: change.uniqueCode, stock: change.after }, at);
}

/** Stores `stock.low` for each variant that crossed the limit; makes no query while no endpoint subscribed to it. */
export async function postAllLow(
  transaction: Db,
  listChanges: () => Promise<readonly UnitsChange[]>,
  at: number,
): Promise<void> {
  if (!(await hasSubscriber(transaction, 'stock.low'))) return;
  for (const change of await listChanges()) await postIfLow(transaction, change, at);
}
