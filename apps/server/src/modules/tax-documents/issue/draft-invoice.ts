import type { WholeSettings } from '@kayal/api-contract';
import {
  amountOf,
  documentDay,
  roundOff,
  stateOfAddress,
  stateOfGstin,
  taxedLines,
  type DocumentKind,
  type TaxParts,
} from '@kayal/commerce-core/tax';
import { discountLabel } from '../../promotions/order-discounts.ts';
import type { TakenDiscount } from '../../promotions/promotions.repository.ts';
import type { OrderFacts } from '../documents.repository.ts';
import type { DocumentLine, TaxDocument } from '../tax-document.ts';

/** A document that has no number yet. */
export type DraftDocument = Omit<TaxDocument, 'number'>;

/** Which document an order gets; null in a shop that issues none. */
export function kindOfScheme(scheme: WholeSettings['invoicing']['scheme']): DocumentKind | null {
  if (scheme === 'none') return null;
  return scheme === 'regular' ? 'invoice' : 'bill-of-supply';
}

/** Value and tax of all lines, without a round-off. */
export const amountOfLines = (lines: readonly { readonly parts: TaxParts }[]): number =>
  lines.reduce((sum, { parts }) => sum + amountOf(parts), 0);

/**
 * The class and HSN of a product, by the settings of today: its own come before those of its category. A class that is not in
 * the settings any more counts as none.
 */
function classesOf({ invoicing, tax }: WholeSettings) {
  const { categories, classes, rates, taxClass } = invoicing;
  const byCategory = new Map(categories.map((category) => [category.categoryId, category]));
  const byId = new Map(
    classes.map((each) => [each.id, { ...each, rates: rates.filter((rate) => rate.taxClass === each.id) }]),
  );
  return (product: Pick<OrderFacts, 'categoryId' | 'hsn' | 'taxClass'>) => {
    const category = product.categoryId === null ? undefined : byCategory.get(product.categoryId);
    const named = byId.get(product.taxClass ?? '');
    const own = named ?? byId.get(category?.taxClass ?? taxClass);
    const ofCategory = named === undefined ? category?.hsn : undefined;
    return {
      hsn: product.hsn || ofCategory || own?.hsn || tax.hsn,
      unit: own?.unit ?? 'PCS',
      rates: own?.rates ?? [],
    };
  };
}

/**
 * Makes the document of an order from its snapshots and the settings of today.
 * @param rows the lines of one order
 * @param taken what promotions took off it
 * @param at ms since 1970
 */
export function draftInvoice(
  kind: DocumentKind,
  rows: readonly [OrderFacts, ...OrderFacts[]],
  taken: readonly TakenDiscount[],
  settings: WholeSettings,
  at: number,
): DraftDocument {
  const { invoicing, tax, profile, contact, seller } = settings;
  const [head] = rows;
  const state = stateOfGstin(tax.gstin) ?? '';
  const place = stateOfAddress(head.addressText);
  const showsTax = kind === 'invoice';
  const classOf = classesOf(settings);
  const classes = rows.map(classOf);
  const day = documentDay(at);
  const taxed = taxedLines(
    rows.map(({ quantity, goods }, index) => ({ quantity, amount: goods, rates: classes[index]?.rates ?? [] })),
    {
      day,
      isInterState: (place ?? state) !== state,
      showsTax,
      gap: invoicing.gap,
      delivery: head.delivery,
    },
  );
  const lines = taxed.flatMap((line, index): DocumentLine[] => {
    const [row, own] = [rows[index], classes[index]];
    if (row === undefined || own === undefined) return [];
    const { lineNo, name, colour, size, uniqueCode, quantity, mrp, goods } = row;
    const { hsn, unit } = own;
    return [{ lineNo, name, colour, size, uniqueCode, hsn, unit, quantity, mrp, goods, ...line }];
  });
  const amount = amountOfLines(lines);
  const rounded = invoicing.rounding === 'rupee' ? roundOff(amount) : 0;
  const { address, phone, email } = contact;
  return {
    kind,
    day,
    issuedAt: at,
    entryNo: head.entryNo,
    orderDate: head.orderDate,
    refersTo: null,
    seller: {
      name: profile.name,
      legalName: seller.legalName || profile.name,
      gstin: tax.gstin,
      state,
      address,
      phone,
      email,
    },
    buyer: { name: head.customerName, phone: head.phone, address: head.addressText },
    placeOfSupply: place ?? state,
    isPlaceKnown: place !== undefined,
    showsTax,
    money: profile.currency,
    lines,
    ...(taken.length === 0
      ? {}
      : { promotions: taken.map((each) => ({ label: discountLabel(each), amount: each.amount })) }),
    roundOff: rounded,
    total: amount + rounded,
  };
}
