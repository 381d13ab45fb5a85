import { encode } from 'uqr';
import type { Pen } from '../drawing/pen.ts';

/** Draws a text as a QR code that scanners and telephones read. Positions and side in points. */
export function drawCode(
  { doc }: Pen,
  text: string,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const module = side / size;
  for (const [row, modules] of data.entries()) {
    // Dark modules beside each other are one rectangle: fewer shapes, and no light seams between them.
    for (let from = 0; from < size; from += 1) {
      if (modules[from] !== true) continue;
      let to = from;
      while (modules[to] === true) to += 1;
      doc.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  doc.fill('#000000');
}
