import { formatDay } from '@kayal/commerce-core';
import { stateLabel, stateTaxName, sumOfParts, type DocumentKind } from '@kayal/commerce-core/tax';
import type { DocumentLine, TaxDocument } from '../../tax-documents/tax-document.ts';
import { amountInWords } from './amount-in-words.ts';
import { drawFeet } from './foot.ts';
import { invoiceMoney } from './invoice-money.ts';
import type { Pen } from './pen.ts';
import { ink, margin, page } from './style.ts';
import { drawTable, withItem, type Column } from './table.ts';

const half = page.inner / 2;
const sumsHeight = 250;
/** Of a promotion's sentence in two lines. */
const promotionHeight = 28;
const whole = { x: margin, width: page.inner };

const titles: Readonly<Record<DocumentKind, string>> = {
  invoice: 'Tax Invoice',
  'bill-of-supply': 'Bill of Supply',
  'credit-note': 'Credit Note',
};

/** CGST Act, section 10. */
const declaration = 'Composition taxable person, not eligible to collect tax on supplies';

/** Documents of an order, the invoice first. */
export type OrderDocuments = readonly [TaxDocument, ...TaxDocument[]];

/** Draws the documents of an order, each from a page of its own. */
export function drawDocuments(pen: Pen, documents: OrderDocuments): void {
  const feet: string[] = [];
  for (const document of documents) {
    pen.doc.addPage();
    const lines = { columns: columnsOf(document), lines: document.lines, detailsOf: detailsOf(document) };
    drawSums(pen, document, drawTable(pen, lines, drawHead(pen, document)));
    const { count } = pen.doc.bufferedPageRange();
    feet.push(...Array<string>(count - feet.length).fill(`${document.seller.name} · ${document.number}`));
  }
  drawFeet(pen, (index) => feet[index] ?? '');
}

const dayText = (day: string, { money }: TaxDocument): string => formatDay(day, money.locale).replaceAll('/', '-');

const isInterState = ({ placeOfSupply, seller }: TaxDocument): boolean => placeOfSupply !== seller.state;

function factsOf(document: TaxDocument): string[] {
  const { number, day, entryNo, orderDate, refersTo, placeOfSupply, showsTax } = document;
  return [
    'Original for recipient',
    `Number: ${number}`,
    `Date: ${dayText(day, document)}`,
    ...(refersTo === null ? [] : [`For: ${refersTo.number} of ${dayText(refersTo.day, document)}`]),
    `Order: ${entryNo} of ${dayText(orderDate, document)}`,
    `Place of supply: ${stateLabel(placeOfSupply)}`,
    ...(showsTax ? ['Tax on reverse charge: No'] : []),
  ];
}

/** Seller, numbers and buyer. @returns where they end */
function drawHead(pen: Pen, document: TaxDocument): number {
  const { kind, seller, buyer, placeOfSupply, showsTax } = document;
  const left = { x: margin, width: half - 12 };
  const right = { x: margin + half, width: half, align: 'right' } as const;
  const names = pen.wrap(seller.legalName, ink.title, left.width);
  const namesEnd = pen.writeAll(names, ink.title, { ...left, y: margin + 20 });
  const contact = [
    ...(seller.name === seller.legalName ? [] : [seller.name]),
    ...seller.address,
    ...(seller.phone === '' ? [] : [`Phone: ${seller.phone}`]),
    ...(seller.email === '' ? [] : [`E-mail: ${seller.email}`]),
    `GSTIN: ${seller.gstin}`,
    `State: ${stateLabel(seller.state)}`,
  ].flatMap((line) => pen.wrap(line, ink.small, left.width));
  const sellerEnd = pen.writeAll(contact, ink.small, { ...left, y: namesEnd });
  pen.write(titles[kind], ink.title, { ...right, y: margin + 20 });
  const factsEnd = pen.writeAll(factsOf(document), ink.body, { ...right, y: margin + 40 });

  let y = Math.max(sellerEnd, factsEnd) + 4;
  if (!showsTax) y = pen.writeAll(pen.wrap(declaration, ink.strong, page.inner), ink.strong, { ...whole, y: y + 6 });
  pen.rule(margin, y, page.inner, ink.rule);
  pen.write('Buyer and delivery address', ink.label, { ...whole, y: y + 16 });
  const buyers = pen.wrap(buyer.name, ink.strong, page.inner);
  const below = pen.writeAll(buyers, ink.strong, { ...whole, y: y + 30 });
  const address = pen.wrap(buyer.address, ink.body, page.inner);
  const state = `State: ${stateLabel(placeOfSupply)} · Phone: ${buyer.phone}`;
  return pen.writeAll([...address, state], ink.body, { ...whole, y: below });
}

function columnsOf(document: TaxDocument): readonly Column<DocumentLine>[] {
  const { money, showsTax } = document;
  const column = (head: string, width: number, cell: (line: DocumentLine) => string): Column<DocumentLine> => ({
    head,
    width,
    align: 'right',
    cell,
  });
  const amount = (head: string, width: number, of: (line: DocumentLine) => number) =>
    column(head, width, (line) => invoiceMoney(of(line), money));
  const heads = isInterState(document)
    ? [amount('IGST', 56, ({ parts }) => parts.igst)]
    : [
        amount('CGST', 52, ({ parts }) => parts.cgst),
        amount(stateTaxName(document.seller.state), 52, ({ parts }) => parts.sgst),
      ];
  const taxes = showsTax
    ? [amount('Taxable', 62, ({ parts }) => parts.taxable), column('Rate', 30, ({ rate }) => `${rate}%`), ...heads]
    : [];
  return withItem([
    column('HSN', 48, ({ hsn }) => hsn),
    column('Qty', 38, ({ quantity, unit }) => `${quantity} ${unit}`),
    ...taxes,
    amount('Amount', 62, ({ goods, delivery }) => goods + delivery),
  ]);
}

const detailsOf =
  ({ money }: TaxDocument) =>
  ({ colour, size, uniqueCode, quantity, mrp, goods, delivery }: DocumentLine): string => {
    const discount = Math.max(0, mrp * quantity - goods);
    return [
      `${colour} · ${size} · ${uniqueCode}`,
      ...(discount === 0 ? [] : [`MRP ${invoiceMoney(mrp, money)}, discount ${invoiceMoney(discount, money)}`]),
      ...(delivery === 0 ? [] : [`with delivery ${invoiceMoney(delivery, money)}`]),
    ].join(' · ');
  };

/** Totals in figures and words, and the place to sign. */
function drawSums(pen: Pen, document: TaxDocument, tableEnd: number): void {
  const { kind, seller, lines, money, promotions = [], roundOff, total, showsTax } = document;
  let y = tableEnd + 20;
  if (y + sumsHeight + promotions.length * promotionHeight > page.bottom) {
    pen.doc.addPage();
    y = margin + 20;
  }
  const parts = sumOfParts(lines.map((line) => line.parts));
  const heads = isInterState(document)
    ? ([['IGST', parts.igst]] as const)
    : ([
        ['CGST', parts.cgst],
        [stateTaxName(seller.state), parts.sgst],
      ] as const);
  const sums = [
    ...(showsTax ? [['Taxable value', parts.taxable] as const, ...heads] : []),
    ...(roundOff === 0 ? [] : [['Round-off', roundOff] as const]),
  ];
  const label = { x: margin + half, width: half / 2 };
  const value = { x: margin + half * 1.5, width: half / 2, align: 'right' } as const;
  for (const [name, amount] of sums) {
    pen.write(name, ink.body, { ...label, y });
    pen.write(invoiceMoney(amount, money), ink.body, { ...value, y });
    y += 17;
  }
  pen.rule(label.x, y - 8, half, ink.rule);
  y += 8;
  pen.write(kind === 'credit-note' ? 'Total credited' : 'Total amount', ink.total, { ...label, y });
  pen.write(invoiceMoney(total, money), ink.total, { ...value, y });
  y = pen.writeAll(pen.wrap(amountInWords(total), ink.strong, page.inner), ink.strong, { ...whole, y: y + 24 });
  // They are no row of the sums: the amounts of the lines are after them (CGST Act, section 15(3)).
  const taken = promotions.flatMap(({ label: name, amount }) =>
    pen.wrap(`Taken off above: ${name} ${invoiceMoney(-amount, money)}`, ink.body, page.inner),
  );
  y = pen.writeAll(taken, ink.body, { ...whole, y });
  const signature = { x: margin + half, width: half, align: 'right' } as const;
  const forSeller = pen.wrap(`For ${seller.legalName}`, ink.body, half);
  const signed = pen.writeAll(forSeller, ink.body, { ...signature, y: y + 20 }) + 36;
  pen.rule(margin + half * 1.4, signed - 14, half * 0.6, ink.faintRule);
  pen.write('Authorised signatory', ink.small, { ...signature, y: signed });
}
