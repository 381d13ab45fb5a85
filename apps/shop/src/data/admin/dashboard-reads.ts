import type {
  AdminApi,
  AllOrdersQuery,
  AuditEntry,
  ContactMessage,
  OrderDay,
  OrderLife,
  OrdersApi,
  OrderLine,
  OrderPage,
} from '@kayal/api-contract/client';
import { resultOf } from '../api/result-of.ts';

/** Orders on one page of the admin's table. */
export const ordersPerPage = 25;

/** Rows on one page of a drawer. */
export const rowsPerPage = 20;

/** One page of a list of the back office. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  /** Rows on all pages. */
  readonly total: number;
}

/** Reads one page of everyone's orders. @param page counts from 1 */
export function readAllOrders(
  api: Pick<OrdersApi, 'allOrders'>,
  { page, ...filter }: Omit<AllOrdersQuery, 'limit' | 'offset'> & { readonly page: number },
): Promise<OrderPage> {
  return resultOf(api.allOrders({ ...filter, limit: ordersPerPage, offset: (page - 1) * ordersPerPage }));
}

/**
 * Reads one order by its number, also a cancelled one: lists have those only when the status is requested.
 * @returns its lines; none when there is no such order
 */
export async function readOrderLines(
  api: Pick<OrdersApi, 'allOrders'>,
  entryNo: string,
): Promise<readonly OrderLine[]> {
  const linesOf = ({ items }: OrderPage) => items.filter((line) => line.entryNo === entryNo);
  const current = linesOf(await readAllOrders(api, { text: entryNo, page: 1 }));
  return current.length > 0
    ? current
    : linesOf(await readAllOrders(api, { text: entryNo, status: 'cancelled', page: 1 }));
}

/** Max orders of one step, and of one file to print; the server refuses more. */
export const maxOrdersAtOnce = 1000;

/** Reads the numbers of the matching orders, at most {@link maxOrdersAtOnce}. */
export async function readOrderNumbers(
  api: Pick<OrdersApi, 'allOrders'>,
  filter: AllOrdersQuery,
): Promise<readonly string[]> {
  const { items } = await resultOf(api.allOrders({ ...filter, limit: maxOrdersAtOnce, offset: 0 }));
  return [...new Set(items.map(({ entryNo }) => entryNo))];
}

/** Reads where an order is, its parcels and its timeline. */
export async function readOrderLife(api: Pick<OrdersApi, 'orderLife'>, entryNo: string): Promise<OrderLife> {
  return (await resultOf(api.orderLife(entryNo))).life;
}

/** Reads orders and income by day; the last 30 days where no day is named. */
export async function readOrderDays(
  api: AdminApi,
  days: { readonly from?: string; readonly to?: string },
): Promise<readonly OrderDay[]> {
  return (await resultOf(api.orderDays(days))).days;
}

const pageOf = (page: number) => ({ limit: rowsPerPage, offset: (page - 1) * rowsPerPage });

/** Reads what admins changed. @param page counts from 1 */
export const readAudit = (api: AdminApi, page: number): Promise<RowPage<AuditEntry>> =>
  resultOf(api.audit(pageOf(page)));

/** Reads what shoppers sent through the contact form. @param page counts from 1 */
export const readContactMessages = (api: AdminApi, page: number): Promise<RowPage<ContactMessage>> =>
  resultOf(api.contactMessages(pageOf(page)));

/** How the running shop is doing. */
export interface ShopHealth extends Omit<
  Extract<Awaited<ReturnType<AdminApi['health']>>, { ok: true }>['health'],
  'clock'
> {
  /** By how much clocks differ from the shop's, ms; positive when they are ahead. */
  readonly clocks: { readonly databaseMs: number; readonly browserMs: number };
}

/** Reads how the running shop is doing. The answer's way counts as agreement of the clocks. */
export async function readHealth(api: AdminApi): Promise<ShopHealth> {
  const askedAt = Date.now();
  const { clock, ...health } = (await resultOf(api.health())).health;
  const answeredAt = Date.now();
  const browserMs = clock.now > answeredAt ? answeredAt - clock.now : Math.max(0, askedAt - clock.now);
  return { ...health, clocks: { databaseMs: clock.databaseAheadMs, browserMs } };
}
