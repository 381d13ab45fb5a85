import { createHash } from 'node:crypto';
import { paiseToRupees, type WireOf } from '@kayal/api-contract';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { findReceipt, listPayable } from '../money/payments.repository.ts';
import { receiveMoney, requireLockedPayment } from './receive-money.ts';
import { namesWord, readStatement, type StatementRow } from './statement-file.ts';

type Answer = WireOf<'importStatement'>['answer'];

/** The number that the bank gave a row: twelve digits. Without one the row itself stands for it. */
function referenceOf({ text, amount }: StatementRow): string {
  const number = /\b\d{12}\b/.exec(text)?.[0];
  return number ?? `ROW${createHash('sha256').update(`${text}\n${amount}`).digest('hex').slice(0, 24)}`;
}

/**
 * Enters the money of a bank's statement: each row belongs to the payment whose reference or order number it names. A file can
 * be imported again, and may overlap with another.
 * @throws ApiError `payment.statement`
 */
export async function importStatement(context: AppContext, admin: Identity, csv: string): Promise<Answer> {
  const rows = readStatement(csv);
  const { db } = context;
  const answer: Answer = { success: true, confirmed: [], differing: [], unknown: 0, repeated: 0 };
  const payable = await listPayable(db);
  for (const each of rows) {
    const reference = referenceOf(each);
    if ((await findReceipt(db, 'upi', reference)) !== undefined) {
      answer.repeated += 1;
      continue;
    }
    const named = payable.find((payment) =>
      [payment.reference, payment.entry_no].some((word) => namesWord(each, word)),
    );
    if (named === undefined) {
      answer.unknown += 1;
      continue;
    }
    const receipt = { reference, amount: each.amount, actorId: admin.customerId };
    const payment = await inTransaction(db, async (trx) =>
      receiveMoney(context, trx, await requireLockedPayment(trx, named.id), receipt),
    );
    if (payment?.stage === 'held') {
      answer.differing.push({ entryNo: named.entry_no, row: each.row, amount: paiseToRupees(each.amount) });
    } else answer.confirmed.push(named.entry_no);
  }
  const { success: _success, confirmed, differing, ...counts } = answer;
  await inTransaction(db, (trx) =>
    insertAudit(trx, {
      actorId: admin.customerId,
      action: 'payment.statement',
      subject: 'bank',
      before: {},
      after: { ...counts, confirmed: confirmed.length, differing: differing.length },
      at: context.now(),
    }),
  );
  catalogueVersionOf(db).noteStockChange();
  return answer;
}
