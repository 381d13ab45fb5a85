import { invoiceMoney } from './invoice-money.ts';
import type { Pen } from './pen.ts';
import type { Invoice, InvoiceLine } from '../invoice.ts';
import { ink, margin, page } from './style.ts';

interface Column {
  readonly head: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  /** Text of the cell; absent for the item's column, which draws two kinds of line itself. */
  readonly cell?: (line: InvoiceLine, index: number) => string;
}

const gap = 8;
const lineStep = ink.body.size * 1.4;

function columnsOf({ tax, money }: Invoice): readonly Column[] {
  const right = { align: 'right' } as const;
  const rest: Column[] = [
    ...(tax === null ? [] : [{ ...right, head: 'HSN', width: 48, cell: () => tax.hsn }]),
    { ...right, head: 'Qty', width: 26, cell: ({ quantity }) => String(quantity) },
    { ...right, head: 'MRP', width: 66, cell: ({ mrp }) => invoiceMoney(mrp, money) },
    { ...right, head: 'Discount', width: 66, cell: ({ discount }) => invoiceMoney(-discount, money) },
    { ...right, head: 'Amount', width: 72, cell: ({ amount }) => invoiceMoney(amount, money) },
  ];
  const number: Column = { head: 'No.', width: 24, align: 'left', cell: (_line, index) => String(index + 1) };
  const taken = [number, ...rest].reduce((sum, { width }) => sum + width + gap, 0);
  return [number, { head: 'Item', width: page.inner - taken, align: 'left' }, ...rest];
}

function detailsOf({ colour, size, uniqueCode }: InvoiceLine): string {
  return `Colour: ${colour} · Size: ${size} · ${uniqueCode}`;
}

/**
 * Draws the lines of an order; rows that do not fit continue on the next page, below a repeated head.
 * @param top points from the page's top
 * @returns where the table ends on its last page
 */
export function drawTable(pen: Pen, invoice: Invoice, top: number): number {
  const columns = columnsOf(invoice);
  const across = (draw: (column: Column, x: number) => void): void => {
    let x = margin;
    for (const column of columns) {
      draw(column, x);
      x += column.width + gap;
    }
  };
  const drawHeads = (y: number): number => {
    across((column, x) => pen.write(column.head, ink.label, { ...column, x, y: y + 12 }));
    pen.rule(margin, y + 19, page.inner, ink.rule);
    return y + 19;
  };

  let y = drawHeads(top);
  for (const [index, line] of invoice.lines.entries()) {
    const item = columns.find(({ cell }) => cell === undefined);
    const width = item?.width ?? 0;
    const names = pen.wrap(line.name, ink.body, width);
    const details = pen.wrap(detailsOf(line), ink.small, width);
    const height = (names.length + details.length) * lineStep + 10;
    if (y + height > page.bottom) {
      pen.doc.addPage();
      y = drawHeads(margin);
    }
    const first = y + 16;
    across((column, x) => {
      if (column.cell !== undefined) {
        pen.write(column.cell(line, index), ink.body, { ...column, x, y: first });
        return;
      }
      const below = pen.writeAll(names, ink.body, { x, y: first, width });
      pen.writeAll(details, ink.small, { x, y: below, width });
    });
    y += height;
    pen.rule(margin, y, page.inner, ink.faintRule);
  }
  return y;
}
