import { readConfig } from '../../../config/config.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { openDatabase } from '../../../db/open-database.ts';
import { issueInvoices } from '../../../modules/tax-documents/issue/issue-documents.ts';

/** Orders of one transaction, as of a full packing table. */
const ordersAtOnce = 20;

/**
 * Issues the invoices of one half of all orders until none is left, and says each time how many. Its parent kills it:
 * `document-victim.ts 0|1`.
 */
const half = Number(process.argv[2]);
const config = readConfig(process.env);
const database = openDatabase(config);
const { db } = database;
const all = await db.selectFrom('placed_order').select('entry_no').orderBy('entry_no').execute();
const issued = new Set(
  (await db.selectFrom('issued_document').select('entry_no').execute()).map((row) => row.entry_no),
);
const left = all.flatMap(({ entry_no }, index) => (index % 2 === half && !issued.has(entry_no) ? [entry_no] : []));
for (let from = 0; from < left.length; from += ordersAtOnce) {
  const orders = left.slice(from, from + ordersAtOnce);
  await inTransaction(db, (trx) => issueInvoices({ db, config }, trx, orders, Date.now()));
  process.send?.(orders.length);
}
await database.close();
process.disconnect?.();
