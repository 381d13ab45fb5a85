import { documentNumber, financialYearOf, seriesOf } from '@kayal/commerce-core/tax';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../../context/app-context.ts';
import type { Database } from '../../../db/schema.ts';
import { listDiscounts } from '../../promotions/promotions.repository.ts';
import { settingsIn } from '../../shop-settings/settings-cache.ts';
import { insertDocuments, listDocuments, listOrderFacts, takeCounts } from '../documents.repository.ts';
import type { TaxDocument } from '../tax-document.ts';
import { draftCredit, type Credited } from './draft-credit.ts';
import { amountOfLines, draftInvoice, kindOfScheme, type DraftDocument } from './draft-invoice.ts';

type Trx = Transaction<Database>;
type Context = Pick<AppContext, 'db' | 'config'>;

/** Numbers documents of one kind and day and stores them. @throws RangeError where the series is full */
async function issue(
  trx: Trx,
  prefix: string,
  [first, ...others]: readonly DraftDocument[],
): Promise<readonly TaxDocument[]> {
  if (first === undefined) return [];
  const drafts = [first, ...others];
  const series = seriesOf(first.kind, prefix);
  const year = financialYearOf(first.day);
  const start = await takeCounts(trx, series, year, drafts.length);
  const issued = drafts.map((draft, index) => ({
    count: start + index,
    document: { ...draft, number: documentNumber(series, year, start + index) },
  }));
  const rows = issued.map(({ count, document }) => ({
    number: document.number,
    series,
    financial_year: year,
    count,
    kind: document.kind,
    entry_no: document.entryNo,
    refers_to: document.refersTo?.number ?? null,
    issued_on: document.day,
    issued_at: document.issuedAt,
    amount: amountOfLines(document.lines),
    content: JSON.stringify(document),
  }));
  await insertDocuments(trx, rows);
  return issued.map(({ document }) => document);
}

/**
 * Issues the invoices, or bills of supply, of orders that are sent or done for the first time, in the caller's
 * transaction, which has locked the orders; numbered as they are listed. A shop whose settings issue none gets none.
 * @param at ms since 1970
 */
export async function issueInvoices(
  context: Context,
  trx: Trx,
  entryNos: readonly string[],
  at: number,
): Promise<readonly TaxDocument[]> {
  if (entryNos.length === 0) return [];
  const { settings } = await settingsIn(context, trx);
  const kind = kindOfScheme(settings.invoicing.scheme);
  if (kind === null) return [];
  const facts = Map.groupBy(await listOrderFacts(trx, entryNos), ({ entryNo }) => entryNo);
  const taken = await listDiscounts(trx, entryNos);
  const drafts = entryNos.flatMap((entryNo) => {
    const [first, ...others] = facts.get(entryNo) ?? [];
    return first === undefined ? [] : [draftInvoice(kind, [first, ...others], taken.get(entryNo) ?? [], settings, at)];
  });
  return issue(trx, settings.invoicing.prefix, drafts);
}

/** An order of which something is credited. */
export interface CreditedOrder {
  readonly entryNo: string;
  readonly credited: Credited;
}

/**
 * Issues credit notes for what came back of orders, in the caller's transaction, which has locked the orders. An order
 * without an invoice gets none; so does one of which nothing is left.
 * @param at ms since 1970
 * @throws RangeError where more comes back than is left
 */
export async function issueCreditNotes(
  context: Context,
  trx: Trx,
  orders: readonly CreditedOrder[],
  at: number,
): Promise<readonly TaxDocument[]> {
  const drafts: DraftDocument[] = [];
  for (const { entryNo, credited } of orders) {
    const [invoice, ...notes] = await listDocuments(trx, [entryNo]);
    const draft = invoice === undefined ? null : draftCredit(invoice, notes, credited, at);
    if (draft !== null) drafts.push(draft);
  }
  if (drafts.length === 0) return [];
  const { settings } = await settingsIn(context, trx);
  return issue(trx, settings.invoicing.prefix, drafts);
}
