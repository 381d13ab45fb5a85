import { paiseToRupees } from '@kayal/api-contract';
import { sql } from 'kysely';
import { withoutTimeLimit } from '../../db/dialect.ts';
import type { Db } from '../../db/open-database.ts';

const rules = [
  'stock',
  'below-zero',
  'total',
  'units',
  'no-order',
  'returns',
  'parcels',
  'holds',
  'returned',
  'paid',
  'refunds',
  'numbers',
  'documents',
  'money',
  'unplaced',
] as const;

/** One disagreement between stock, orders and stock movements. */
export interface LedgerError {
  readonly rule: (typeof rules)[number];
  /** Order number; null where the error does not belong to one order. */
  readonly entryNo: string | null;
  /** Unique code; null where the error belongs to a whole order. Series and year for `numbers`. */
  readonly uniqueCode: string | null;
  /** Units; paise for `total`, `paid`, `refunds`, `documents`, `money` and `unplaced`; documents for `numbers`. */
  readonly expected: number;
  readonly found: number;
}

/**
 * Checks in the database that stock and orders agree: the movements of every variant add up to its stock, no stock is
 * below zero, every order has lines that add up to its total, and its movements took exactly those units, or returned
 * all of them when it was cancelled, those included that had returned with a parcel. What returned with parcels and returns
 * is what they had in them, can be sold and was not sent back, and no line is in more parcels than it has units; parcels
 * that came back can be packed again. Held for exchanges is what returns wait for or got, without what came back with its
 * parcel, no line came back more often than it was ordered, and no refund is above what was paid for its pieces, without
 * what she pays for the way back.
 * Held for orders that wait for their payment are their units. What a payment received and gave back is what its receipts,
 * refunds and entries come to, none keeps more than its order costs, and each that is paid has its order.
 * Numbers of documents have no gap, an invoice comes to the total of its
 * order, and the credit notes of a cancelled order to all of it.
 *
 * It reads every movement, so it may take longer than PostgreSQL gives a statement of the shop.
 * @returns every disagreement; an empty list when there is none.
 */
export function findLedgerErrors(db: Db): Promise<readonly LedgerError[]> {
  return withoutTimeLimit(db, async (connection) => (await ledgerErrors.execute(connection)).rows);
}

/**
 * Movements are summed by order before they are joined: joined one by one, SQLite looks them up by variant, and reads all
 * movements of a bestseller for each of its orders.
 */
const ledgerErrors = sql<LedgerError>`
  select 'stock' as rule, null as "entryNo", v.unique_code as "uniqueCode",
      coalesce(sum(m.delta), 0) as expected, v.qty as found
    from variant v left join stock_movement m on m.unique_code = v.unique_code
    group by v.unique_code, v.qty having coalesce(sum(m.delta), 0) <> v.qty
  union all
  select 'below-zero', null, unique_code, 0, qty from variant where qty < 0
  union all
  select 'total', o.entry_no, null, coalesce(sum(l.total), 0) + o.delivery_charge, o.total
    from placed_order o left join order_line l on l.entry_no = o.entry_no
    group by o.entry_no, o.total, o.delivery_charge
    having count(l.line_no) = 0 or sum(l.total) + o.delivery_charge <> o.total
  union all
  select 'units', l.entry_no, l.unique_code, case when o.cancelled_at is null then l.qty else 0 end,
      -coalesce(case when o.cancelled_at is null then m.taken else m.taken + m.returned end, 0)
    from order_line l
      join placed_order o on o.entry_no = l.entry_no
      left join (
        select entry_no, unique_code, sum(case when cause is null then delta else 0 end) as taken,
            sum(case when cause is null then 0 else delta end) as returned
          from stock_movement where reason = 'order' or cause = 'return' group by entry_no, unique_code
      ) m on m.entry_no = l.entry_no and m.unique_code = l.unique_code
    where coalesce(case when o.cancelled_at is null then m.taken else m.taken + m.returned end, 0)
      <> case when o.cancelled_at is null then -l.qty else 0 end
  union all
  select 'no-order', m.entry_no, m.unique_code, 0, -m.delta
    from stock_movement m left join order_line l on l.entry_no = m.entry_no and l.unique_code = m.unique_code
    where (m.reason = 'order' or m.cause = 'return') and l.entry_no is null
  union all
  select 'returns', r.entry_no, r.unique_code, sum(r.units), sum(r.moved)
    from (
      select l.entry_no, l.unique_code, pl.qty as units, 0 as moved
        from parcel p
          join parcel_line pl on pl.parcel_id = p.id
          join order_line l on l.entry_no = p.entry_no and l.line_no = pl.line_no
        where p.restocked = 1 and p.request_id is null
      union all
      select l.entry_no, l.unique_code, rl.qty, 0
        from return_request q
          join return_line rl on rl.request_id = q.id
          join order_line l on l.entry_no = q.entry_no and l.line_no = rl.line_no
        where rl.verdict = 'sellable' and q.stage <> 'sentBack'
      union all
      select entry_no, unique_code, 0, delta from stock_movement where cause = 'return'
    ) r
    group by r.entry_no, r.unique_code having sum(r.units) <> sum(r.moved)
  union all
  select 'parcels', p.entry_no, l.unique_code, coalesce(l.qty, 0), sum(pl.qty)
    from parcel p
      join parcel_line pl on pl.parcel_id = p.id
      left join order_line l on l.entry_no = p.entry_no and l.line_no = pl.line_no
    where (p.stage <> 'returnedToSender' or p.restocked = 1) and p.request_id is null
    group by p.entry_no, pl.line_no, l.unique_code, l.qty having sum(pl.qty) > coalesce(l.qty, 0)
  union all
  select 'holds', h.entry_no, h.unique_code, sum(h.units), sum(h.moved)
    from (
      select q.entry_no, rl.wanted_code as unique_code, rl.qty as units, 0 as moved
        from return_request q join return_line rl on rl.request_id = q.id
        where rl.wanted_code is not null and (q.ended_at is null or q.stage in ('exchanged', 'replaced'))
      union all
      select q.entry_no, rl.wanted_code, -pl.qty, 0
        from parcel p
          join parcel_line pl on pl.parcel_id = p.id
          join return_request q on q.id = p.request_id
          join return_line rl on rl.request_id = q.id and rl.line_no = pl.line_no
        where p.restocked = 1 and (q.ended_at is null or q.stage in ('exchanged', 'replaced'))
      union all
      select a.entry_no, l.unique_code, l.qty, 0
        from awaited_order a join awaited_line l on l.entry_no = a.entry_no
        where a.held = 1
      union all
      select entry_no, unique_code, 0, -delta from stock_movement where cause = 'hold'
    ) h
    group by h.entry_no, h.unique_code having sum(h.units) <> sum(h.moved)
  union all
  select 'returned', r.entry_no, l.unique_code, coalesce(l.qty, 0), sum(r.units)
    from (
      select q.entry_no, rl.line_no, rl.qty as units
        from return_request q join return_line rl on rl.request_id = q.id
        where q.stage not in ('declined', 'sentBack', 'cancelled', 'lapsed')
      union all
      select p.entry_no, pl.line_no, pl.qty
        from parcel p join parcel_line pl on pl.parcel_id = p.id
        where p.restocked = 1 and p.request_id is null
    ) r
      left join order_line l on l.entry_no = r.entry_no and l.line_no = r.line_no
    group by r.entry_no, r.line_no, l.unique_code, l.qty having sum(r.units) > coalesce(l.qty, 0)
  union all
  select 'paid', q.entry_no, l.unique_code, l.total, sum(rl.paid)
    from return_request q
      join return_line rl on rl.request_id = q.id
      join order_line l on l.entry_no = q.entry_no and l.line_no = rl.line_no
    where q.stage not in ('declined', 'sentBack', 'cancelled', 'lapsed')
    group by q.entry_no, l.line_no, l.unique_code, l.total having sum(rl.paid) > l.total
  union all
  select 'refunds', q.entry_no, null, case when q.stage = 'refunded' then sum(rl.paid) - q.way_back_charge else 0 end, coalesce(f.amount, 0)
    from return_request q
      join return_line rl on rl.request_id = q.id
      left join refund f on f.request_id = q.id
    where q.stage = 'refunded' or f.id is not null
    group by q.id, q.entry_no, q.stage, q.way_back_charge, f.amount
    having q.stage <> 'refunded' or coalesce(f.amount, 0) > sum(rl.paid) - q.way_back_charge
      or (f.amount is null and sum(rl.paid) > q.way_back_charge and not exists (select 1 from payment p where p.entry_no = q.entry_no))
  union all
  select 'numbers', null, c.series || '/' || c.financial_year, c.last, coalesce(d.issued, 0)
    from document_counter c
      left join (
        select series, financial_year, count(*) as issued, max(count) as highest
          from issued_document group by series, financial_year
      ) d on d.series = c.series and d.financial_year = c.financial_year
    where coalesce(d.issued, 0) <> c.last or d.highest <> c.last
  union all
  select 'numbers', null, d.series || '/' || d.financial_year, 0, count(*)
    from issued_document d
      left join document_counter c on c.series = d.series and c.financial_year = d.financial_year
    where c.last is null group by d.series, d.financial_year
  union all
  select 'documents', d.entry_no, null, case when d.cancelled_at is null then d.total else 0 end, d.invoiced - d.credited
    from (
      select o.entry_no, o.total, o.cancelled_at,
          sum(case when i.refers_to is null then i.amount else 0 end) as invoiced,
          sum(case when i.refers_to is null then 0 else i.amount end) as credited
        from issued_document i join placed_order o on o.entry_no = i.entry_no
        group by o.entry_no, o.total, o.cancelled_at
    ) d
    where d.invoiced <> d.total or d.credited > d.total or (d.cancelled_at is not null and d.credited <> d.total)
  union all
  select 'money', p.entry_no, null, p.received, coalesce(r.amount, 0)
    from payment p
      left join (select payment_id, sum(amount) as amount from payment_receipt group by payment_id) r on r.payment_id = p.id
    where p.received <> coalesce(r.amount, 0)
  union all
  select 'money', p.entry_no, null, p.refunded, coalesce(f.amount, 0)
    from payment p
      left join (select payment_id, sum(amount) as amount from payment_refund group by payment_id) f on f.payment_id = p.id
    where p.refunded <> coalesce(f.amount, 0)
  union all
  select 'money', p.entry_no, null, p.received - coalesce(f.amount, 0), coalesce(m.amount, 0)
    from payment p
      left join (
        select payment_id, sum(amount) as amount from payment_refund where state = 'done' group by payment_id
      ) f on f.payment_id = p.id
      left join (
        select payment_id, sum(case when reason in ('received', 'refundFailed') then paise else -paise end) as amount
          from money_entry where reason in ('received', 'refunded', 'refundFailed', 'chargedBack') group by payment_id
      ) m on m.payment_id = p.id
    where p.received - coalesce(f.amount, 0) <> coalesce(m.amount, 0)
  union all
  select 'money', o.entry_no, null, o.total, m.amount
    from (select entry_no, sum(paise) as amount from money_entry where reason = 'due' group by entry_no) m
      join placed_order o on o.entry_no = m.entry_no
    where m.amount <> o.total
  union all
  select 'money', s.entry_no, null, coalesce(r.amount, 0), s.amount
    from (select entry_no, sum(paise) as amount from money_entry where reason = 'settled' group by entry_no) s
      left join (
        select entry_no, sum(paise) as amount from money_entry where reason = 'received' and to_account = 'cash' group by entry_no
      ) r on r.entry_no = s.entry_no
    where s.amount <> coalesce(r.amount, 0)
  union all
  select 'money', p.entry_no, null, p.amount, p.received - p.refunded
    from payment p join placed_order o on o.entry_no = p.entry_no
    where p.stage = 'paid' and p.received - p.refunded > p.amount
  union all
  select 'unplaced', p.entry_no, null, 0, p.received - p.refunded
    from payment p left join placed_order o on o.entry_no = p.entry_no
    where p.stage = 'paid' and o.entry_no is null
`;

/** What `verify:ledger` prints above the disagreements; a line follows for each. */
export const ledgerHeading = 'Stock and orders do not agree:';

/** A disagreement as a sentence that names the item or order, what was expected and what was found. */
export function describeLedgerError({ rule, entryNo, uniqueCode, expected, found }: LedgerError): string {
  switch (rule) {
    case 'stock':
      return `${uniqueCode}: the movements add up to ${expected}, in stock are ${found}`;
    case 'below-zero':
      return `${uniqueCode}: in stock are ${found}, which is below zero`;
    case 'total':
      return `order ${entryNo}: its lines and delivery come to ${paiseToRupees(expected)}, its total is ${paiseToRupees(found)}`;
    case 'units':
      return `order ${entryNo}, ${uniqueCode}: ${expected} ordered, ${found} taken from stock`;
    case 'no-order':
      return `order ${entryNo}, ${uniqueCode}: ${found} taken from stock, but the order has no such line`;
    case 'returns':
      return `order ${entryNo}, ${uniqueCode}: ${expected} came back to be sold, ${found} put back into stock`;
    case 'numbers':
      return `documents ${uniqueCode}: ${expected} numbers were taken, ${found} documents are stored`;
    case 'documents':
      return `order ${entryNo}: its documents should come to ${paiseToRupees(expected)}, they come to ${paiseToRupees(found)}`;
    case 'parcels':
      return `order ${entryNo}, ${uniqueCode ?? 'a line that it does not have'}: ${expected} ordered, ${found} in parcels`;
    case 'holds':
      return `order ${entryNo}, ${uniqueCode}: ${expected} wanted in exchange, ${found} held`;
    case 'returned':
      return `order ${entryNo}, ${uniqueCode ?? 'a line that it does not have'}: ${expected} ordered, ${found} in returns`;
    case 'paid':
      return `order ${entryNo}, ${uniqueCode}: ${paiseToRupees(expected)} paid, ${paiseToRupees(found)} in returns`;
    case 'money':
      return `order ${entryNo}: its money should come to ${paiseToRupees(expected)}, it comes to ${paiseToRupees(found)}`;
    case 'unplaced':
      return `order ${entryNo}: ${paiseToRupees(found)} were paid, and the order is not placed`;
    case 'refunds':
      return `order ${entryNo}: ${paiseToRupees(expected)} can be refunded for a return, ${paiseToRupees(found)} was`;
  }
}
