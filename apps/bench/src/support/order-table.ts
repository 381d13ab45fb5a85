/** Times of the back office's order table in a shop with many orders. */
import { seedManyOrders } from '@kayal/server-testing/src/many-orders.ts';
import { openDatabase, type DatabaseLocation } from '../../../server/src/db/open-database.ts';
import { percentile } from './shop-places.ts';

/** Times of one kind of query. */
export interface TableTime {
  readonly question: string;
  /** 95th percentile, ms. */
  readonly p95: number;
}

const base = '/api/onlineorder';
const asked = 60;

/** Every kind of query of the screen; searches for rare words are the slowest, because they read the whole table. */
const questions: readonly (readonly [question: string, address: string])[] = [
  ['first page', '/allorder/list/kayal?limit=50'],
  ['last page', '/allorder/list/kayal?limit=50&offset=99900'],
  ['by total, page 100', '/allorder/list/kayal?limit=50&sort=highest&offset=5000'],
  ['by customer', '/allorder/list/kayal?limit=50&sort=customer'],
  ['in process', '/allorder/list/kayal?limit=50&status=in-process'],
  ['delivered in one month', '/allorder/list/kayal?limit=50&status=delivered&from=2026-03-01&to=2026-03-31'],
  ['a name of many', '/allorder/list/kayal?limit=50&q=person%2012'],
  ['an order number', '/allorder/list/kayal?limit=50&q=KYBENCH0042017'],
  ['a word that no order has', '/allorder/list/kayal?limit=50&q=nobody%20at%20all'],
  ['a phone, by total', '/allorder/list/kayal?limit=50&q=98470&sort=highest'],
  ['days of a year', '/orderDays/kayal?from=2026-01-01&to=2026-12-31'],
];

/** Fills a shop's database with orders. @param count of orders */
export async function seedOrders(place: DatabaseLocation, count: number): Promise<void> {
  const database = openDatabase(place);
  await seedManyOrders(database, count);
  await database.close();
}

/** Runs every kind of query many times. @param cookie an admin's session */
export async function tableTimes(origin: string, cookie: string): Promise<TableTime[]> {
  const times: TableTime[] = [];
  for (const [question, address] of questions) {
    const took: number[] = [];
    for (let index = 0; index < asked; index += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${origin}${base}${address}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`${question}: ${answer.status}`);
      await answer.arrayBuffer();
      took.push(performance.now() - startedAt);
    }
    times.push({ question, p95: percentile(took, 0.95) });
  }
  return times;
}
