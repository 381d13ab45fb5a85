/** Numbered documents about orders: invoices, bills of supply and credit notes. */
import type { DocumentKind } from '@kayal/commerce-core/tax';

/** A document as it was issued. Only ever added; it never changes, whatever becomes of shop and product. A deleted
 * account is taken out of it where the law does not ask for a name. */
export interface IssuedDocumentTable {
  /** As it is printed; its primary key. */
  number: string;
  /** Which count it belongs to, with the year. */
  series: string;
  /** From 1 April: '2627'. */
  financial_year: string;
  /** From 1 in its series and year. */
  count: number;
  kind: DocumentKind;
  entry_no: string;
  /** Number of the invoice of a credit note; null for all others. */
  refers_to: string | null;
  /** yyyy-mm-dd in India. */
  issued_on: string;
  issued_at: number;
  /** Goods, delivery and tax, without a round-off, paise. */
  amount: number;
  /** The whole content as JSON: `TaxDocument`. */
  content: string;
}

/** The last count of a series in a year. Its row is locked until the document that took it is stored or rolled back. */
export interface DocumentCounterTable {
  series: string;
  financial_year: string;
  last: number;
}
