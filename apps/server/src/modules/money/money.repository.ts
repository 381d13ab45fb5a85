import { sql, type Transaction } from 'kysely';
import { newId } from '../../db/ids.ts';
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

/**
 * Enters delivered orders of cash on delivery as due and collected, once. Until then their own row says that they are due:
 * placing an order writes no entry.
 * @param actorId who said that they are delivered; null where that is not known
 */
export async function enterCollected(
  trx: Trx,
  entryNos: readonly string[],
  actorId: string | null,
  at: number,
): Promise<void> {
  for await (const part of partsInTurns(entryNos)) {
    for (const [reason, from, to] of [
      ['received', 'owed', 'cash'],
      ['due', 'sales', 'owed'],
    ] as const) {
      await sql`
        insert into money_entry (id, entry_no, payment_id, from_account, to_account, paise, reason, actor_id, created_at)
        select o.entry_no || ${`-${reason}`}, o.entry_no, null, ${from}, ${to}, o.total, ${reason}, ${actorId}, ${at}
          from placed_order o
          where o.entry_no in (${sql.join(part)}) and o.delivered = 1 and o.cancelled_at is null and o.paid_by is null
            and o.total > 0
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
