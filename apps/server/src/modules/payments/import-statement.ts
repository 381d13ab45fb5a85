import { createHash } from 'node:crypto';
import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { PaymentTable } from '../../db/tables/payments.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { findPayment, findReceipt, listClaimed } from '../money/payments.repository.ts';
import { isEntryNo } from '../orders/placement/placement.logic.ts';
import { receiveMoney, requireLockedPayment } from './receive-money.ts';
import { readStatement, type StatementRow } from './statement-file.ts';

type Answer = WireOf<'importStatement'>['answer'];

/** Numbers that can stand for the money of a row, the likeliest first. A row without one stands for itself. */
function referencesOf(
  { text, amount, numbers, ownNumbers }: StatementRow,
  named: PaymentTable | undefined,
): readonly string[] {
  if (numbers.length > 0) {
    const rank = (number: string): number => (number === named?.reference ? 2 : Number(ownNumbers.includes(number)));
    return numbers.toSorted((one, other) => rank(other) - rank(one));
  }
  return [`ROW${createHash('sha256').update(`${text}\n${amount}`).digest('hex').slice(0, 24)}`];
}

/**
 * The payment that a row names: by its order number, or by the bank's number that one shopper gave. What a shopper wrote
 * counts only where it is such a number of this row alone: the name of a bank or the number of an account stands in each.
 * @returns undefined for a row that names none, or more than one: the owner decides about it
 */
async function namedBy(
  db: Db,
  { text, ownNumbers }: StatementRow,
  claimed: readonly PaymentTable[],
): Promise<PaymentTable | undefined> {
  const orders = new Set(text.split(' ').filter(isEntryNo));
  const found = await Promise.all([...orders].map((entryNo) => findPayment(db, { entryNo })));
  const ofOrders = found.filter((payment) => payment?.way === 'upi');
  const [named, ...others] =
    ofOrders.length > 0 ? ofOrders : claimed.filter(({ reference }) => ownNumbers.includes(reference));
  return others.length === 0 ? named : undefined;
}

/** Stages in which the money was there already. */
const endedStages: readonly PaymentTable['stage'][] = ['paid', 'refunded', 'chargedBack'];

/**
 * Enters the money of a bank's statement. A file can be imported again, and may overlap with another. Money for an order
 * that is paid already is listed and not entered: it may be the same money, whose number was mistyped when a person
 * confirmed it.
 * @throws ApiError `payment.statement`
 */
export async function importStatement(context: AppContext, admin: Identity, csv: string): Promise<Answer> {
  const { rows, unread } = readStatement(csv);
  const { db } = context;
  const lists = { confirmed: [], differing: [], further: [], goingBack: [], unread };
  const answer: Answer = { success: true, ...lists, unknown: 0, repeated: 0 };
  const claimed = await listClaimed(db);
  const entered = new Set<string>();
  for (const each of rows) {
    const named = await namedBy(db, each, claimed);
    const references = referencesOf(each, named);
    const receipts = await Promise.all(references.map((reference) => findReceipt(db, 'upi', reference)));
    const isRepeated = receipts.some(
      (receipt) => receipt !== undefined && (named === undefined || receipt.payment_id === named.id),
    );
    const reference = references.find((_, at) => receipts[at] === undefined);
    if (isRepeated) {
      answer.repeated += 1;
      continue;
    }
    if (named === undefined || reference === undefined) {
      answer.unknown += 1;
      continue;
    }
    const row = { entryNo: named.entry_no, row: each.row, amount: paiseToRupees(each.amount) };
    if (endedStages.includes(named.stage) && !entered.has(named.id)) {
      answer.further.push(row);
      continue;
    }
    const receipt = { reference, amount: each.amount, actorId: admin.customerId };
    const payment = await inTransaction(db, async (trx) =>
      receiveMoney(context, trx, await requireLockedPayment(trx, named.id), receipt),
    );
    entered.add(named.id);
    if (payment?.stage === 'held') answer.differing.push(row);
    else if (payment?.stage === 'refunded') answer.goingBack.push(row);
    else answer.confirmed.push(named.entry_no);
  }
  const { unknown, repeated } = answer;
  const lengths = Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
  await inTransaction(db, (trx) =>
    insertAudit(trx, {
      actorId: admin.customerId,
      action: 'payment.statement',
      subject: 'bank',
      before: {},
      after: { ...lengths, unknown, repeated },
      at: context.now(),
    }),
  );
  catalogueVersionOf(db).noteStockChange();
  return answer;
}
