import type { RouteName } from '@kayal/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { insertAudit } from './audit.repository.ts';

/** Calls that answer data of customers, and what their entries are called. Exports of orders and customers have entries of their own. */
const personalReads: Partial<Readonly<Record<RouteName, string>>> = {
  getAllOrders: 'orders.read',
  getOrders: 'orders.read',
  getOrder: 'order.read',
  getInvoice: 'invoice.read',
  getCustomerById: 'customer.read',
  getCustomers: 'customers.read',
  getCustomer: 'customer.read',
  getCustomerSessions: 'sessions.read',
  getContactMessages: 'contact_messages.read',
  getDeadLetters: 'dead_letters.read',
  feedOrders: 'orders.read',
  feedOrdersFile: 'orders.read',
  exportMyData: 'account.exported',
};

/** Pages of a table and polls of a program within this time are one entry, ms. */
const sameReadMs = 3_600_000;

/** Who reads data of somebody else, or exports her own; null for what a shopper reads of herself. */
function readerOf({ identity, feedCaller }: FastifyRequest, action: string, customer: string | undefined) {
  if (feedCaller !== null) return feedCaller.tokenId;
  if (identity === null) return null;
  const isOthers = identity.role === 'admin' && customer !== identity.customerId;
  return isOthers || action === 'account.exported' ? identity.customerId : null;
}

/** A path parameter, as text. */
function paramOf({ params }: FastifyRequest, name: 'customer' | 'entryNo'): string | undefined {
  const value =
    typeof params === 'object' && params !== null ? Object.entries(params).find(([key]) => key === name) : null;
  return value === undefined || value === null ? undefined : String(value[1]);
}

/** Leaves an audit entry for each answer with customers' data, once an hour for the same reader and subject. */
export function auditReads(app: FastifyInstance, { db, now }: Pick<AppContext, 'db' | 'now'>): void {
  const noted = new LRUCache<string, number>({ max: 10_000 });
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const action = endpoint === undefined ? undefined : personalReads[endpoint];
    if (action === undefined || reply.statusCode !== 200) return;
    const customer = paramOf(request, 'customer');
    const actorId = readerOf(request, action, customer);
    if (actorId === null) return;
    const subject = paramOf(request, 'entryNo') ?? customer ?? String(endpoint);
    const { query } = request;
    // Not the words that were sought, which may be a person's name.
    const isSearch = typeof query === 'object' && query !== null && 'q' in query && query.q !== '';
    const key = `${actorId} ${action} ${subject} ${isSearch}`;
    const at = now();
    if (at - (noted.get(key) ?? -sameReadMs) < sameReadMs) return;
    noted.set(key, at);
    await inTransaction(db, (trx) =>
      insertAudit(trx, { actorId, action, subject, before: {}, after: isSearch ? { isSearch } : {}, at }),
    );
  });
}
