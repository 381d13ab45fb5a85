import { sql } from 'kysely';
import { openDatabase, type DatabaseLocation, type OpenDatabase } from '@kayal/server/src/db/open-database.ts';

/** Orders of one insert; with their lines they stay far below the parameters that one statement may have. */
const batch = 1000;
const yearDays = 325;
const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);
const lineNumbers = [1, 2] as const;

/** The number of a seeded order. @param number from 1 */
export const manyOrdersEntryNo = (number: number): string => `KYBENCH${String(number).padStart(7, '0')}`;
const cost = (number: number): number => (1 + (number % 97)) * 19_900;

function orderRow(number: number, count: number, customerId: string) {
  const day = Math.floor((number * yearDays) / count);
  return {
    entry_no: manyOrdersEntryNo(number),
    customer_id: customerId,
    customer_name: `Person ${number % 5000} of Kochi`,
    phone: `98470${String(number % 90_000).padStart(5, '0')}`,
    address_text: '14/2 Lagoon View, Kadavanthra, Kochi, Ernakulam - 682020',
    total: cost(number),
    delivery_charge: 0,
    order_date: new Date(firstDay + day * dayMs).toISOString().slice(0, 10),
    created_at: firstDay + Math.floor((number * yearDays * dayMs) / count),
    delivered: number % 10 > 0 ? 1 : 0,
    delivered_at: null,
    lines_hash: '',
  } as const;
}

const lineRows = (number: number) =>
  lineNumbers.map((line) => ({
    entry_no: manyOrdersEntryNo(number),
    line_no: line,
    product_id: 1001,
    unique_code: `BENCH-${line}`,
    name: 'Vembanad Run Tee',
    colour: 'Petrol Blue',
    size: 'M',
    qty: 1,
    price: cost(number) / 2,
    mrp: 19_900,
    total: cost(number) / 2,
  }));

/**
 * Writes orders of two lines each straight into a database, spread over a year, and lets the database count them, as
 * one that has been open for a while has. @param count of orders
 */
export async function seedManyOrders(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  count: number,
): Promise<void> {
  const { id } = await db.selectFrom('customer').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  for (let first = 1; first <= count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => first + index);
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('placed_order')
        .values(numbers.map((number) => orderRow(number, count, id)))
        .execute();
      await trx.insertInto('order_line').values(numbers.flatMap(lineRows)).execute();
    });
  }
  if (engine === 'sqlite') return;
  for (const table of ['placed_order', 'order_line']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** Stages of the seeded returns by turns: most have ended, as in a shop that has been open for a while. */
const returnStages = ['asked', 'approved', 'received', 'refunded', 'refunded', 'refunded', 'declined'] as const;
const turns = { asked: 0, approved: 1, received: 0, refunded: 2, declined: 2 } as const;

/** Writes a return of the first line of as many orders of `seedManyOrders`. */
async function seedManyReturns({ db, engine }: OpenDatabase, count: number): Promise<void> {
  const { customer_id } = await db.selectFrom('placed_order').select('customer_id').limit(1).executeTakeFirstOrThrow();
  for (let first = 1; first <= count; first += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => first + index);
    const requests = numbers.map((number) => {
      const stage = returnStages[number % returnStages.length] ?? 'asked';
      const at = firstDay + Math.floor((number * yearDays * dayMs) / count);
      const endedAt = turns[stage] === 2 ? at + dayMs : null;
      return {
        id: `RBENCH${number}`,
        entry_no: manyOrdersEntryNo(number),
        customer_id,
        stage,
        wish: 'refund' as const,
        way_back: 'ownParcel' as const,
        note: '',
        asked_at: at,
        send_by: stage === 'asked' ? null : at + 14 * dayMs,
        pick_up_on: null,
        held: 0 as const,
        turn: turns[stage],
        due_at: endedAt === null ? at : -endedAt,
        ended_at: endedAt,
      };
    });
    const lines = requests.map(({ id }) => {
      return {
        request_id: id,
        line_no: 1,
        qty: 1,
        reason: 'tooSmall' as const,
        wanted_code: null,
        paid: 100,
        verdict: null,
      };
    });
    const steps = requests.map(({ id, asked_at }) => {
      const step = { step: 'ask' as const, taken_by: 'shopper' as const, actor_id: customer_id, note: '' };
      return { id: `${id}-00001`, request_id: id, ...step, created_at: asked_at };
    });
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('return_request').values(requests).execute();
      await trx.insertInto('return_line').values(lines).execute();
      await trx.insertInto('return_step').values(steps).execute();
    });
  }
  if (engine === 'sqlite') return;
  for (const table of ['return_request', 'return_line', 'return_step'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** Writes as many orders into the database of a shop, each with a return. */
export async function fillWithReturns(place: DatabaseLocation, count: number): Promise<void> {
  const database = openDatabase(place);
  try {
    await seedManyOrders(database, count);
    await seedManyReturns(database, count);
  } finally {
    await database.close();
  }
}
