import type { Pen } from './pen.ts';
import { ink, margin, page } from './style.ts';

const half = page.inner / 2;

/** Writes the feet of the pages since the last feet, and ends those pages. @param textOf what stands on the left, by the page from 0 */
export function drawFeet(pen: Pen, textOf: (index: number) => string): void {
  const { start, count } = pen.doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    pen.doc.switchToPage(index);
    const y = page.height - 34;
    pen.write(textOf(index - start), ink.small, { x: margin, y, width: half });
    const number = `Page ${index - start + 1} of ${count}`;
    pen.write(number, ink.small, { x: margin + half, y, width: half, align: 'right' });
  }
  pen.doc.flushPages();
}
