import { formatDay } from '@kayal/commerce-core';
import { amountInWords } from './amount-in-words.ts';
import { invoiceMoney } from './invoice-money.ts';
import type { Pen } from './pen.ts';
import { ink, margin, page } from './style.ts';
import { drawFeet } from './foot.ts';
import { drawTable, withItem, type Column } from './table.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';

const half = page.inner / 2;
/** Without the rows of promotions, each of which may need two lines. */
const sumsHeight = 150;
const rowStep = 17;

/** Draws a plain invoice on pages of its own. */
export function drawInvoice(pen: Pen, invoice: Invoice): void {
  pen.doc.addPage();
  const table = { columns: columnsOf(invoice), lines: invoice.lines, detailsOf };
  const end = drawTable(pen, table, drawHead(pen, invoice));
  drawSums(pen, invoice, end);
  drawFeet(pen, () => `${invoice.seller.name} · Order ${invoice.entryNo}`);
}

function columnsOf({ tax, money }: Invoice): readonly Column<InvoiceLine>[] {
  const right = { align: 'right' } as const;
  return withItem<InvoiceLine>([
    ...(tax === null ? [] : [{ ...right, head: 'HSN', width: 48, cell: () => tax.hsn }]),
    { ...right, head: 'Qty', width: 26, cell: ({ quantity }) => String(quantity) },
    { ...right, head: 'MRP', width: 66, cell: ({ mrp }) => invoiceMoney(mrp, money) },
    { ...right, head: 'Discount', width: 66, cell: ({ discount }) => invoiceMoney(-discount, money) },
    { ...right, head: 'Amount', width: 72, cell: ({ amount }) => invoiceMoney(amount, money) },
  ]);
}

const detailsOf = ({ colour, size, uniqueCode }: InvoiceLine): string =>
  `Colour: ${colour} · Size: ${size} · ${uniqueCode}`;

/** Seller, order and buyer. @returns where they end. */
function drawHead(pen: Pen, invoice: Invoice): number {
  const { seller, money, tax, buyer, entryNo, orderDate } = invoice;
  const left = { x: margin, width: half - 12 };
  const right = { x: margin + half, width: half, align: 'right' } as const;
  pen.write(seller.name, ink.brand, { ...left, y: margin + 20 });
  const contact = [
    ...seller.address,
    ...(seller.phone === '' ? [] : [`Phone: ${seller.phone}`]),
    ...(seller.email === '' ? [] : [`E-mail: ${seller.email}`]),
  ];
  const registered = tax === null ? [] : [`GSTIN: ${tax.gstin}`];
  const sellerEnd = pen.writeAll([...contact, ...registered], ink.small, { ...left, y: margin + 38 });

  pen.write(tax === null ? 'Invoice' : 'Tax Invoice', ink.title, { ...right, y: margin + 20 });
  const facts = [
    `Order number: ${entryNo}`,
    `Order date: ${formatDay(orderDate, money.locale).replaceAll('/', '-')}`,
    invoice.isPaid ? 'Payment: paid when it was ordered' : 'Payment: cash or UPI on delivery',
  ];
  pen.writeAll(facts, ink.body, { ...right, y: margin + 40 });

  const top = sellerEnd + 8;
  pen.rule(margin, top - 10, page.inner, ink.rule);
  pen.write('Deliver to', ink.label, { ...left, y: top + 6 });
  const whole = { x: margin, width: page.inner };
  const names = pen.wrap(buyer.name, ink.strong, page.inner);
  const below = pen.writeAll(names, ink.strong, { ...whole, y: top + 20 });
  const address = pen.wrap(buyer.address, ink.body, page.inner);
  return pen.writeAll([...address, `Phone: ${buyer.phone}`], ink.body, { ...whole, y: below });
}

/** Price Details, as on the cart and the order; in rupees with the amount in words. */
function drawSums(pen: Pen, invoice: Invoice, tableEnd: number): void {
  const { money } = invoice;
  let y = tableEnd + 20;
  if (y + sumsHeight + invoice.promotions.length * rowStep * 2 > page.bottom) {
    pen.doc.addPage();
    y = margin + 20;
  }
  const label = { x: margin + half, width: half / 2 - 8 };
  const value = { x: margin + half * 1.5, width: half / 2, align: 'right' } as const;
  const sums = [
    ['Price', invoiceMoney(invoice.price, money)],
    ['Discount', invoiceMoney(-invoice.discount, money)],
    ...invoice.promotions.map((each) => [each.label, invoiceMoney(-each.amount, money)] as const),
    ['Delivery charges', invoice.delivery === 0 ? 'Free' : invoiceMoney(invoice.delivery, money)],
  ] as const;
  for (const [name, amount] of sums) {
    const [last = '', ...above] = pen.wrap(name, ink.body, label.width).toReversed();
    y = pen.writeAll(above.toReversed(), ink.body, { ...label, y });
    pen.write(last, ink.body, { ...label, y });
    pen.write(amount, ink.body, { ...value, y });
    y += rowStep;
  }
  pen.rule(label.x, y - 8, half, ink.rule);
  y += 8;
  pen.write('Total amount', ink.total, { ...label, y });
  pen.write(invoiceMoney(invoice.total, money), ink.total, { ...value, y });
  y += 24;
  const whole = { x: margin, width: page.inner };
  // Other currencies have no name for their hundredths here, and only Indian invoices spell the amount out.
  const words = money.code === 'INR' ? pen.wrap(amountInWords(invoice.total), ink.strong, page.inner) : [];
  y = pen.writeAll(words, ink.strong, { ...whole, y });
  const due = invoice.isPaid ? 'Paid' : 'To be paid in cash or by UPI on delivery';
  pen.writeAll(['Prices include all taxes', due], ink.body, { ...whole, y });
}
