import type { taxTables } from '@kayal/api-contract';
import { amountOf, noParts, stateLabel, sumOfParts, type TaxParts } from '@kayal/commerce-core/tax';
import type { DocumentLine, TaxDocument } from '../tax-document.ts';

/** A table of GSTR-1, or the owner's list of prices between two steps. */
export type TaxTable = (typeof taxTables)[number];

/** A row of a file. */
export type Row = readonly (string | number)[];

/** A table that documents are added to, one by one. */
export interface MonthTable {
  readonly heads: readonly string[];
  add(document: TaxDocument): void;
  rows(): readonly Row[];
}

/** An invoice between States above this is listed by itself, paise: since 1 August 2024, and before. */
const largeLimits = [
  { from: '2024-08-01', above: 10_000_000 },
  { from: '', above: 25_000_000 },
] as const;

const unitCodes: Readonly<Record<DocumentLine['unit'], string>> = {
  PCS: 'PCS-PIECES',
  PRS: 'PRS-PAIRS',
  NOS: 'NOS-NUMBERS',
};
const natures: Readonly<Record<TaxDocument['kind'], string>> = {
  invoice: 'Invoices for outward supply',
  'bill-of-supply': 'Invoices for outward supply',
  'credit-note': 'Credit Note',
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** '21-Nov-2026'. @param day yyyy-mm-dd */
const dayText = (day: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}-${months[Number(month) - 1]}-${year}`;
};
const rupees = (paise: number): string => (paise / 100).toFixed(2);
const noCess = rupees(0);

/** A credit note takes away what its invoice added. */
const signOf = ({ kind }: TaxDocument): 1 | -1 => (kind === 'credit-note' ? -1 : 1);

function signed(parts: TaxParts, sign: 1 | -1): TaxParts {
  const { taxable, cgst, sgst, igst } = parts;
  return { taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst, igst: sign * igst };
}

/** Whether a document belongs to an invoice that is listed by itself. */
function isLarge({ placeOfSupply, seller, day, total, refersTo }: TaxDocument): boolean {
  const invoice = refersTo ?? { day, total };
  const limit = largeLimits.find(({ from }) => from <= invoice.day)?.above ?? 0;
  return placeOfSupply !== seller.state && invoice.total > limit;
}

/** The parts of a document by rate, ascending. */
function byRate({ lines }: TaxDocument): readonly (readonly [rate: number, parts: TaxParts])[] {
  return [...Map.groupBy(lines, ({ rate }) => rate)]
    .map(([rate, own]) => [rate, sumOfParts(own.map(({ parts }) => parts))] as const)
    .toSorted(([one], [other]) => one - other);
}

/** Sums by a key, in the order of the keys. */
class Sums<Facts> {
  readonly #rows = new Map<string, { readonly facts: Facts; readonly quantity: number; readonly parts: TaxParts }>();

  add(key: string, facts: Facts, quantity: number, parts: TaxParts): void {
    const before = this.#rows.get(key) ?? { facts, quantity: 0, parts: noParts };
    this.#rows.set(key, {
      facts,
      quantity: before.quantity + quantity,
      parts: sumOfParts([before.parts, parts]),
    });
  }

  sorted() {
    return [...this.#rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}

const rateKey = (rate: number): string => rate.toFixed(2).padStart(6, '0');

/** A table whose rows are those of single documents. */
function listed(heads: readonly string[], rowsOf: (document: TaxDocument) => readonly Row[]): MonthTable {
  const found: Row[] = [];
  return { heads, add: (document) => found.push(...rowsOf(document)), rows: () => found };
}

function smallSupplies(): MonthTable {
  const sums = new Sums<{ readonly place: string; readonly rate: number }>();
  return {
    heads: [
      'Type',
      'Place Of Supply',
      'Applicable % of Tax Rate',
      'Rate',
      'Taxable Value',
      'Cess Amount',
      'E-Commerce GSTIN',
    ],
    add(document) {
      if (!document.showsTax || isLarge(document)) return;
      const place = stateLabel(document.placeOfSupply);
      for (const [rate, parts] of byRate(document)) {
        sums.add(`${place} ${rateKey(rate)}`, { place, rate }, 0, signed(parts, signOf(document)));
      }
    },
    rows: () =>
      sums
        .sorted()
        .map(({ facts: { place, rate }, parts }) => ['OE', place, '', rate, rupees(parts.taxable), noCess, '']),
  };
}

function hsnSummary(): MonthTable {
  const sums = new Sums<Pick<DocumentLine, 'hsn' | 'unit' | 'rate'>>();
  return {
    heads: hsnHeads,
    add(document) {
      if (!document.showsTax) return;
      const sign = signOf(document);
      for (const { hsn, unit, rate, quantity, parts } of document.lines) {
        sums.add(`${hsn} ${unit} ${rateKey(rate)}`, { hsn, unit, rate }, sign * quantity, signed(parts, sign));
      }
    },
    rows: () =>
      sums.sorted().map(({ facts: { hsn, unit, rate }, quantity, parts }) => {
        const { taxable, cgst, sgst, igst } = parts;
        const amounts = [taxable, igst, cgst, sgst].map(rupees);
        return [hsn, '', unitCodes[unit], quantity, rupees(amountOf(parts)), rate, ...amounts, noCess];
      }),
  };
}

function documentSeries(): MonthTable {
  const series = new Map<string, { readonly first: TaxDocument; readonly last: TaxDocument; readonly count: number }>();
  return {
    heads: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    add(document) {
      // Each series has numbers of one length, so they sort as texts; a longer one is later.
      const isLater = (one: TaxDocument, other: TaxDocument): boolean =>
        one.number.length === other.number.length ? one.number > other.number : one.number.length > other.number.length;
      const key = document.number.slice(0, document.number.lastIndexOf('/'));
      const { first, last, count } = series.get(key) ?? { first: document, last: document, count: 0 };
      series.set(key, {
        first: isLater(first, document) ? document : first,
        last: isLater(document, last) ? document : last,
        count: count + 1,
      });
    },
    rows: () =>
      [...series.values()].map(({ first, last, count }) => [natures[first.kind], first.number, last.number, count, 0]),
  };
}

const rateHeads = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'];
const noteHeads = ['Note Number', 'Note Date', 'Note Type', 'Place Of Supply'];
const hsnHeads = [
  'HSN',
  'Description',
  'UQC',
  'Total Quantity',
  'Total Value',
  'Rate',
  'Taxable Value',
  'Integrated Tax Amount',
  'Central Tax Amount',
  'State/UT Tax Amount',
  'Cess Amount',
];

const rateCells = (rate: number, { taxable }: TaxParts): Row => ['', rate, rupees(taxable), noCess];

/** Shoppers have no GSTIN, so the tables of registered buyers have no rows. */
const noRows = (): readonly Row[] => [];

/** Starts a table of each kind. */
export const monthTables: Readonly<Record<TaxTable, () => MonthTable>> = {
  b2cl: () =>
    listed(
      ['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', ...rateHeads, 'E-Commerce GSTIN'],
      (document) => {
        const { kind, number, day, total, placeOfSupply } = document;
        if (kind !== 'invoice' || !isLarge(document)) return [];
        const head = [number, dayText(day), rupees(total), stateLabel(placeOfSupply)];
        return byRate(document).map(([rate, parts]) => [...head, ...rateCells(rate, parts), '']);
      },
    ),
  b2cs: smallSupplies,
  cdnr: () =>
    listed(
      [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        ...noteHeads,
        'Reverse Charge',
        'Note Supply Type',
        'Note Value',
        ...rateHeads,
      ],
      noRows,
    ),
  cdnur: () =>
    listed(['UR Type', ...noteHeads, 'Note Value', ...rateHeads], (document) => {
      const { kind, number, day, total, placeOfSupply, showsTax } = document;
      if (kind !== 'credit-note' || !showsTax || !isLarge(document)) return [];
      const head = ['B2CL', number, dayText(day), 'C', stateLabel(placeOfSupply), rupees(total)];
      return byRate(document).map(([rate, parts]) => [...head, ...rateCells(rate, parts)]);
    }),
  'hsn-b2b': () => listed(hsnHeads, noRows),
  'hsn-b2c': hsnSummary,
  docs: documentSeries,
  gap: () =>
    listed(['Invoice Number', 'Invoice date', 'Item', 'Price of one piece', 'Rate'], ({ kind, number, day, lines }) =>
      kind === 'credit-note'
        ? []
        : lines
            .filter(({ isInGap }) => isInGap)
            .map(({ name, goods, quantity, rate }) => [number, dayText(day), name, rupees(goods / quantity), rate]),
    ),
};
