import { sql, type RawBuilder, type Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
import type { Db } from '../../db/open-database.ts';
import { prepare } from '../../db/prepare.ts';
import { partsInTurns } from '../../db/slices.ts';
import type { Database } from '../../db/schema.ts';
import type { MoneyEntryTable } from '../../db/tables/payments.ts';

type Trx = Transaction<Database>;

const insertEntry = prepare<MoneyEntryTable, object>(
  (db, { id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at }) =>
    db
      .insertInto('money_entry')
      .values({ id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at }),
);

/** Enters an amount that moved. Paise. */
export async function enterMoney(trx: Trx, entry: Omit<MoneyEntryTable, 'id'>): Promise<void> {
  await insertEntry(trx, { id: newId(), ...entry });
}

/** What was entered as sold no longer for a payment whose order stood then, paise. */
export async function sumReturned(db: Db, paymentId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('money_entry')
    .select(({ fn }) => fn.sum<number | null>('paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'returned')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/**
 * What the units of an order cost that came back with their parcels and are in stock again, paise. Rounded line by line as
 * `paidForUnits` does, so that it agrees with returns and credit notes.
 */
const restockedValue = (entryNo: RawBuilder<unknown>) => {
  const units = sql`(select cast(sum(u.qty) as bigint) from parcel p join parcel_line u on u.parcel_id = p.id
    where p.entry_no = l.entry_no and u.line_no = l.line_no and p.restocked = 1 and p.request_id is null)`;
  return sql<number>`(select cast(coalesce(sum((2 * l.total * ${units} + l.qty) / (2 * l.qty)), 0) as bigint)
    from order_line l where l.entry_no = ${entryNo})`;
};

/** What units of an order that came back with their parcels cost, those that are in stock again. Paise. */
export async function readRestockedValue(db: Db, entryNo: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`select ${restockedValue(sql`${entryNo}`)} as value`.execute(db);
  return Number(rows[0]?.value ?? 0);
}

/**
 * Enters delivered orders of cash on delivery as due and collected, once; what came back with a parcel was not collected.
 * Until then their own row says that they are due: placing an order writes no entry.
 * @param actorId who said that they are delivered; null where that is not known
 */
export async function enterCollected(
  trx: Trx,
  entryNos: readonly string[],
  actorId: string | null,
  at: number,
): Promise<void> {
  const cameBack = restockedValue(sql.ref('o.entry_no'));
  const total = sql.ref<number>('o.total');
  for await (const part of partsInTurns(entryNos)) {
    for (const [reason, from, to, paise] of [
      ['received', 'owed', 'cash', sql`${total} - ${cameBack}`],
      ['due', 'sales', 'owed', total],
      ['returned', 'owed', 'sales', cameBack],
    ] as const) {
      await sql`
        insert into money_entry (id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at)
        select o.entry_no || ${`-${reason}`}, o.entry_no, null, ${from}, ${to}, ${paise}, ${reason}, ${actorId}, ${at}
          from placed_order o
          where o.entry_no in (${sql.join(part)}) and o.delivered = 1 and o.cancelled_at is null and o.paid_by is null
            and ${paise} > 0
            and not exists (select 1 from money_entry m where m.entry_no = o.entry_no and m.reason = ${reason})`.execute(
        trx,
      );
    }
  }
}

/**
 * Enters collected cash of orders as paid out by who collected it, once.
 * @returns the orders that were not settled before
 */
export async function enterSettled(
  trx: Trx,
  entryNos: readonly string[],
  actorId: string,
  at: number,
): Promise<ReadonlySet<string>> {
  const settled = new Set<string>();
  for await (const part of partsInTurns(entryNos)) {
    const { rows } = await sql<{ entry_no: string }>`
      insert into money_entry (id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at)
      select m.entry_no || '-settled', m.entry_no, null, 'cash', 'bank', m.paise, 'settled', ${actorId}, ${at}
        from money_entry m
        where m.entry_no in (${sql.join(part)}) and m.reason = 'received' and m.to_account = 'cash'
        on conflict (id) do nothing
        returning entry_no`.execute(trx);
    for (const { entry_no } of rows) settled.add(entry_no);
  }
  return settled;
}
