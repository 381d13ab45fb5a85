import type { Ink, Pen } from '../drawing/pen.ts';
import { ink, page } from '../drawing/style.ts';
import { drawCode } from './draw-code.ts';
import type { PaperOrder, Papers } from './papers.ts';

/** An A6 label in points. */
const label = { width: page.width / 2, height: page.height / 2, margin: 20, codeSide: 96 } as const;
const inner = label.width - 2 * label.margin;
/** Styles of the address, the largest that fits first. */
const addressInks: readonly Ink[] = [15, 13, 11, 9, 7].map((size) => ({ size }));
const number = { size: 17, weight: 700 } as const satisfies Ink;

/** Draws a label for each order. @param perPage 1 on A6, or 4 on A4 */
export function drawLabels(pen: Pen, { sender, orders }: Papers, perPage: 1 | 4): void {
  for (const [index, order] of orders.entries()) {
    const place = index % perPage;
    if (place === 0) pen.doc.addPage();
    drawLabel(pen, sender, order, { x: (place % 2) * label.width, y: Math.floor(place / 2) * label.height });
  }
}

function drawLabel(
  pen: Pen,
  sender: Papers['sender'],
  order: PaperOrder,
  origin: { readonly x: number; readonly y: number },
): void {
  const x = origin.x + label.margin;
  const top = origin.y + label.margin;
  const whole = { x, width: inner };
  const from = pen.wrap([sender.name, ...sender.address, sender.phone].filter(Boolean).join(', '), ink.small, inner);
  const senderEnd = pen.writeAll(['From', ...from], ink.small, { ...whole, y: top + 8 });
  pen.rule(x, senderEnd, inner, ink.faintRule);

  const codeTop = origin.y + label.height - label.margin - label.codeSide;
  const phoneY = codeTop - 10;
  pen.write('To', ink.small, { ...whole, y: senderEnd + 14 });
  const addressTop = senderEnd + 18;
  const fitting = addressInks
    .map((style) => ({ style, lines: pen.wrap(order.address, style, inner) }))
    .find(({ style, lines }) => addressTop + (lines.length + 1) * style.size * 1.4 < phoneY - 16);
  const { style = ink.small, lines = pen.wrap(order.address, ink.small, inner) } = fitting ?? {};
  pen.writeAll(lines, style, { ...whole, y: addressTop + style.size * 1.2 });
  if (order.phone !== '') pen.write(`Phone: ${order.phone}`, ink.total, { ...whole, y: phoneY });

  drawCode(pen, order.entryNo, { x, y: codeTop, side: label.codeSide });
  const beside = { x: x + label.codeSide + 8, width: inner - label.codeSide - 8 };
  pen.write('Order', ink.small, { ...beside, y: codeTop + 30 });
  pen.writeAll(pen.wrap(order.entryNo, number, beside.width), number, { ...beside, y: codeTop + 52 });
}
