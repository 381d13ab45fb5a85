import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { partsOf, readSlices } from '../../db/slices.ts';
import type { IssuedDocumentTable } from '../../db/tables/documents.ts';
import type { TaxDocument } from './tax-document.ts';

type Trx = Transaction<Database>;

/**
 * Takes the next counts of a series. Other transactions that need one wait until this one ends, so a rollback leaves no
 * gap: take them last.
 * @returns the first of them
 */
export async function takeCounts(trx: Trx, series: string, year: string, howMany: number): Promise<number> {
  const { last } = await trx
    .insertInto('document_counter')
    .values({ series, financial_year: year, last: howMany })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet((eb) => ({ last: eb('document_counter.last', '+', howMany) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last - howMany + 1;
}

/** Stores documents as they are issued. */
export async function insertDocuments(trx: Trx, rows: readonly IssuedDocumentTable[]): Promise<void> {
  for (const part of partsOf(rows)) await trx.insertInto('issued_document').values(part).execute();
}

const toDocument = ({ content }: { readonly content: string }): TaxDocument => JSON.parse(content);

/** The documents of orders; of each order, the invoice first. */
export async function listDocuments(db: Db, entryNos: readonly string[]): Promise<readonly TaxDocument[]> {
  const rows = [];
  for (const part of partsOf(entryNos)) {
    const found = await db
      .selectFrom('issued_document')
      .select('content')
      .where('entry_no', 'in', part)
      .orderBy('refers_to', (by) => by.asc().nullsFirst())
      .orderBy('count')
      .execute();
    rows.push(...found);
  }
  return rows.map(toDocument);
}

/** The documents of a customer's orders. */
export async function listDocumentsOfCustomer(trx: Trx, customerId: string): Promise<readonly TaxDocument[]> {
  const orders = trx.selectFrom('placed_order').select('entry_no').where('customer_id', '=', customerId);
  const rows = await trx.selectFrom('issued_document').select('content').where('entry_no', 'in', orders).execute();
  return rows.map(toDocument);
}

/** Stores a document again: only to take a customer out of it whose account is deleted. */
export async function updateContent(trx: Trx, document: TaxDocument): Promise<void> {
  await trx
    .updateTable('issued_document')
    .set({ content: JSON.stringify(document) })
    .where('number', '=', document.number)
    .execute();
}

/** Documents that are read at once. */
const sliceSize = 500;

/** The documents of a month by day and number, in slices. @param month yyyy-mm */
export async function* readMonth(db: Db, month: string): AsyncGenerator<readonly TaxDocument[]> {
  const slices = readSlices(
    { day: month, number: '' },
    ({ day, number }) =>
      db
        .selectFrom('issued_document')
        .select(['issued_on as day', 'number', 'content'])
        .where(sql<boolean>`(issued_on, number) > (${day}, ${number})`)
        .where('issued_on', '<=', `${month}-31`)
        .orderBy('issued_on')
        .orderBy('number')
        .limit(sliceSize)
        .execute(),
    ({ day, number }) => ({ day, number }),
  );
  for await (const rows of slices) yield rows.map(toDocument);
}

/** The lines of orders, with what a document says of them. */
export async function listOrderFacts(trx: Trx, entryNos: readonly string[]) {
  const rows = [];
  for (const part of partsOf(entryNos)) {
    const found = await trx
      .selectFrom('placed_order')
      .innerJoin('order_line', 'order_line.entry_no', 'placed_order.entry_no')
      .leftJoin('product', 'product.id', 'order_line.product_id')
      .select([
        'placed_order.entry_no as entryNo',
        'placed_order.order_date as orderDate',
        'placed_order.customer_name as customerName',
        'placed_order.phone',
        'placed_order.address_text as addressText',
        'placed_order.delivery_charge as delivery',
        'order_line.line_no as lineNo',
        'order_line.name',
        'order_line.colour',
        'order_line.size',
        'order_line.unique_code as uniqueCode',
        'order_line.qty as quantity',
        'order_line.mrp',
        'order_line.total as goods',
        'product.category_id as categoryId',
        'product.hsn',
        'product.tax_class as taxClass',
      ])
      .where('placed_order.entry_no', 'in', part)
      .orderBy('placed_order.entry_no')
      .orderBy('order_line.line_no')
      .execute();
    rows.push(...found);
  }
  return rows;
}

/** A line of an order, with what a document says of it. */
export type OrderFacts = Awaited<ReturnType<typeof listOrderFacts>>[number];
