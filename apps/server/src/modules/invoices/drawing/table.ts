import type { Pen } from './pen.ts';
import { ink, margin, page } from './style.ts';

/** A column of the lines of an order. */
export interface Column<Line> {
  readonly head: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  /** Text of the cell; absent for the item's column, which has its name above its details. */
  readonly cell?: (line: Line, index: number) => string;
}

/** What a table draws. */
export interface TableContent<Line> {
  readonly columns: readonly Column<Line>[];
  readonly lines: readonly Line[];
  /** Small text below the name of a line. */
  readonly detailsOf: (line: Line) => string;
}

const gap = 8;
const lineStep = ink.body.size * 1.4;

/** Columns with their number first, then the item, which gets the width that the others leave. */
export function withItem<Line>(rest: readonly Column<Line>[]): readonly Column<Line>[] {
  const number: Column<Line> = { head: 'No.', width: 24, align: 'left', cell: (_line, index) => String(index + 1) };
  const taken = [number, ...rest].reduce((sum, { width }) => sum + width + gap, 0);
  return [number, { head: 'Item', width: page.inner - taken, align: 'left' }, ...rest];
}

/**
 * Draws lines; rows that do not fit continue on the next page, below a repeated head.
 * @param top points from the page's top
 * @returns where the table ends on its last page
 */
export function drawTable<Line extends { readonly name: string }>(
  pen: Pen,
  { columns, lines, detailsOf }: TableContent<Line>,
  top: number,
): number {
  const across = (draw: (column: Column<Line>, x: number) => void): void => {
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
  for (const [index, line] of lines.entries()) {
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
