import { orderSorts } from '@kayal/api-contract';
import * as ledger from '../../../../server/src/modules/orders/ledger.repository.ts';
import * as orders from '../../../../server/src/modules/orders/orders.repository.ts';
import * as feed from '../../../../server/src/modules/orders/feed/order-feed.repository.ts';
import * as life from '../../../../server/src/modules/orders/life/order-life.repository.ts';
import * as placement from '../../../../server/src/modules/orders/placement/placement.repository.ts';
import * as table from '../../../../server/src/modules/orders/table/order-table.repository.ts';
import { known, largeShopNow as now } from '../large-shop.ts';
import type { TimedCall } from './timed-call.ts';

const page = { limit: 50, offset: 0 };
const middle = { limit: 50, offset: 40_000 };
/** What the back office filters by; each is combined with each sort order. */
const filters = {
  'no filter': {},
  'in process': { delivered: false },
  delivered: { delivered: true },
  cancelled: { cancelled: true },
  'a week': { from: '2026-06-01', to: '2026-06-07' },
  'half a year': { from: '2026-01-01', to: '2026-06-30' },
  'in process, a month': { delivered: false, from: '2026-03-01', to: '2026-03-31' },
  'a name': { text: 'Person 4711' },
  'a common text': { text: 'Kochi' },
  'a text of none': { text: 'nobody has this' },
  'a text of none, delivered, a month': {
    text: 'nobody has this',
    delivered: true,
    from: '2026-03-01',
    to: '2026-03-31',
  },
  'an order number': { text: known.order },
} as const;
const position = {
  entry_no: known.order,
  created_at: now - 180 * 86_400_000,
  total: 1_000_000,
  customer_name: 'Person 25 of Kochi',
};
const row = {
  entry_no: 'KYNEW',
  customer_id: known.keenCustomer,
  customer_name: 'Person',
  phone: '9847012345',
  address_text: '14/2',
  total: 19_900,
  delivery_charge: 0,
  order_date: '2026-11-23',
  created_at: now,
  delivered: 0,
  delivered_at: null,
  lines_hash: 'hash-new',
} as const;
const line = {
  entry_no: 'KYNEW',
  line_no: 1,
  product_id: 1002,
  unique_code: known.bestseller,
  name: 'Tee',
  colour: 'Navy',
  size: 'M',
  qty: 1,
  price: 19_900,
  mrp: 19_900,
  total: 19_900,
};

const tableCalls: readonly TimedCall[] = Object.entries(filters).flatMap(([name, filter]) => [
  [`countMatchingOrders, ${name}`, (db) => table.countMatchingOrders(db, filter)] satisfies TimedCall,
  ...orderSorts.flatMap((sort): TimedCall[] => [
    [`listMatchingLines, ${name}, ${sort}`, (db) => table.listMatchingLines(db, { ...filter, sort }, page)],
    [`listMatchingLines, ${name}, ${sort}, far page`, (db) => table.listMatchingLines(db, { ...filter, sort }, middle)],
    [`listNextOrders, ${name}, ${sort}`, (db) => table.listNextOrders(db, { ...filter, sort }, null, 200)],
    [
      `listNextOrders, ${name}, ${sort}, from the middle`,
      (db) => table.listNextOrders(db, { ...filter, sort }, position, 200),
    ],
  ]),
]);

/** Calls about orders: the dashboard, the file of orders, the feed, a shopper's orders, an order's life. */
export const orderCalls: readonly TimedCall[] = [
  ...tableCalls,
  ['sumOrders', (db) => table.sumOrders(db)],
  ['sumDays, a month', (db) => table.sumDays(db, '2026-10-24', '2026-11-22')],
  ['sumDays, a year', (db) => table.sumDays(db, '2025-11-23', '2026-11-22')],
  ['findLedgerErrors', (db) => ledger.findLedgerErrors(db)],
  ['listCustomerLines, 2,500 orders', (db) => orders.listCustomerLines(db, known.keenCustomer, page)],
  [
    'listCustomerLines, 2,500 orders, far page',
    (db) => orders.listCustomerLines(db, known.keenCustomer, { limit: 50, offset: 2000 }),
  ],
  ['listCustomerLines, one order', (db) => orders.listCustomerLines(db, known.rareCustomer, page)],
  ['findOrder', (db) => orders.findOrder(db, known.order, null)],
  ['listOrderLines', (db) => orders.listOrderLines(db, known.order)],
  ['listOrdersAfter, the first', (db) => feed.listOrdersAfter(db, { createdAt: 0, entryNo: '' }, now, 200)],
  [
    'listOrdersAfter, the middle',
    (db) => feed.listOrdersAfter(db, { createdAt: position.created_at, entryNo: known.order }, now, 200),
  ],
  [
    'listOrdersAfter, the end',
    (db) => feed.listOrdersAfter(db, { createdAt: now - 1000, entryNo: known.order }, now, 200),
  ],
  ['findOrderState', (db) => life.findOrderState(db, known.order)],
  ['markDelivered', (db) => life.markDelivered(db, known.order, now)],
  ['markCancelled', (db) => life.markCancelled(db, known.order, 'no stock', now)],
  ['findOrderedBy', (db) => life.findOrderedBy(db, known.order)],
  ['returnStock, of the bestseller', (db) => life.returnStock(db, 'KYBENCH1050001', now)],
  ['insertOrder', (db) => placement.insertOrder(db, row, [line])],
  ['findRepeatedOrder', (db) => placement.findRepeatedOrder(db, known.keenCustomer, 'hash-none', { from: 0, to: now })],
  ['listOrderTimes', (db) => placement.listOrderTimes(db, known.keenCustomer, { from: 0, to: now }, 20)],
];
