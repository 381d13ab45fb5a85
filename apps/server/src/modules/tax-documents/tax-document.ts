import type { MoneyFormat } from '@kayal/commerce-core';
import type { DocumentKind, TaxClass, TaxParts } from '@kayal/commerce-core/tax';

/** A line of a document; amounts in paise. */
export interface DocumentLine {
  /** Of the order's line. */
  readonly lineNo: number;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly uniqueCode: string;
  readonly hsn: string;
  readonly unit: TaxClass['unit'];
  readonly quantity: number;
  /** MRP of one unit. */
  readonly mrp: number;
  /** Of all units after discount, tax included, without delivery. */
  readonly goods: number;
  /** Its share of the delivery charge. */
  readonly delivery: number;
  /** Percent; 0 where no tax is shown. */
  readonly rate: number;
  /** Whether the owner's choice decided between two rates. */
  readonly isInGap: boolean;
  /** Tax and value of goods and delivery. */
  readonly parts: TaxParts;
}

/** A document as it was issued: everything that it says. */
export interface TaxDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  /** yyyy-mm-dd in India. */
  readonly day: string;
  /** ms since 1970 */
  readonly issuedAt: number;
  readonly entryNo: string;
  /** yyyy-mm-dd */
  readonly orderDate: string;
  /** The invoice of a credit note, and its total; null for all others. */
  readonly refersTo: { readonly number: string; readonly day: string; readonly total: number } | null;
  readonly seller: {
    readonly name: string;
    /** As registered; the shop's name where the owner named none. */
    readonly legalName: string;
    readonly gstin: string;
    /** State code. */
    readonly state: string;
    readonly address: readonly string[];
    readonly phone: string;
    readonly email: string;
  };
  readonly buyer: { readonly name: string; readonly phone: string; readonly address: string };
  /** State code. */
  readonly placeOfSupply: string;
  /** False where the address names no State: then it is that of the seller. */
  readonly isPlaceKnown: boolean;
  /** False under the composition scheme. */
  readonly showsTax: boolean;
  readonly money: MoneyFormat;
  readonly lines: readonly DocumentLine[];
  /**
   * What each promotion took off, within the amounts of the lines. Absent without any, in a credit note, and in documents of
   * versions before.
   */
  readonly promotions?: readonly { readonly label: string; readonly amount: number }[] | undefined;
  /** What makes the total whole rupees; 0 where it is not rounded. */
  readonly roundOff: number;
  /** Round-off included. */
  readonly total: number;
}
