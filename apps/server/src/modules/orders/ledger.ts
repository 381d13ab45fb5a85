import { sql } from 'kysely';
import type { Db } from '../../db/open-database.ts';

/** One thing that stock, orders and their movements disagree about. */
export interface LedgerError {
  readonly rule: string;
  /** Unique code or order number. */
  readonly subject: string;
}

/**
 * Asks the database whether stock and orders agree: the movements of every variant add up to its stock, no stock
 * is below zero, every order has lines that add up to its total, and took exactly those units.
 *
 * @returns every disagreement; an empty list when there is none.
 */
export async function findLedgerErrors(db: Db): Promise<readonly LedgerError[]> {
  const { rows } = await sql<LedgerError>`
    select 'initial + movements = stock' as rule, v.unique_code as subject
      from variant v left join stock_movement m on m.unique_code = v.unique_code
      group by v.unique_code, v.qty having coalesce(sum(m.delta), 0) <> v.qty
    union all
    select 'stock >= 0', unique_code from variant where qty < 0
    union all
    select 'lines + delivery = total', o.entry_no
      from placed_order o left join order_line l on l.entry_no = o.entry_no
      group by o.entry_no, o.total, o.delivery_charge
      having count(l.line_no) = 0 or sum(l.total) + o.delivery_charge <> o.total
    union all
    select 'units ordered = units taken', l.entry_no
      from order_line l left join stock_movement m
        on m.entry_no = l.entry_no and m.unique_code = l.unique_code and m.reason = 'order'
      group by l.entry_no, l.line_no, l.qty having coalesce(sum(m.delta), 0) <> -l.qty
    union all
    select 'units taken belong to an order', m.entry_no
      from stock_movement m left join order_line l on l.entry_no = m.entry_no and l.unique_code = m.unique_code
      where m.reason = 'order' and l.entry_no is null
  `.execute(db);
  return rows;
}
