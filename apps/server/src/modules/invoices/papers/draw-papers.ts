import { formatDay, textLanguage } from '@kayal/commerce-core';
import { openDocument } from '../drawing/open-document.ts';
import type { Pen } from '../drawing/pen.ts';
import { ink, margin, page } from '../drawing/style.ts';
import { drawCode } from './draw-code.ts';
import { drawLabels } from './draw-labels.ts';
import { pickedUnits, type PaperKind, type PaperOrder, type Papers } from './papers.ts';

const titles: Readonly<Record<PaperKind, string>> = {
  list: 'Packing list',
  slips: 'Packing slips',
  'labels-a6': 'Address labels',
  'labels-a4': 'Address labels',
};
const codeSide = 64;
const quantityWidth = 40;
const textX = margin + quantityWidth;
const textWidth = page.inner - quantityWidth;

/** Draws papers for the packing table as a PDF: labels of A6 on pages of that size, everything else on A4. */
export async function drawPapers(papers: Papers): Promise<Buffer> {
  const { kind, locale, at, sender, orders } = papers;
  const { pen, finish } = await openDocument({
    size: kind === 'labels-a6' ? 'A6' : 'A4',
    autoFirstPage: false,
    lang: textLanguage(locale),
    info: { Title: titles[kind], Author: sender.name, CreationDate: new Date(at) },
  });
  if (kind === 'list') drawList(pen, papers);
  else if (kind === 'slips') for (const order of orders) drawSlip(pen, papers, order);
  else drawLabels(pen, papers, kind === 'labels-a6' ? 1 : 4);
  return finish();
}

/** A row of units: how many, what, and a line or more of small text. @returns where it ends; on a new page where it has to */
function drawUnits(pen: Pen, y: number, quantity: number, text: string, small: string): number {
  const names = pen.wrap(text, ink.strong, textWidth);
  const notes = pen.wrap(small, ink.small, textWidth);
  const height = names.length * ink.strong.size * 1.4 + notes.length * ink.small.size * 1.4 + 8;
  const top = y + Math.min(height, page.bottom - margin) > page.bottom ? newPage(pen) : y;
  pen.write(String(quantity), ink.total, { x: margin, y: top + 14, width: quantityWidth });
  const below = pen.writeAll(names, ink.strong, { x: textX, y: top + 14, width: textWidth });
  const end = drawNotes(pen, notes, below);
  pen.rule(margin, end - 4, page.inner, ink.faintRule);
  return end - 4;
}

/** Small text that goes on over the foot of a page, as the orders of a bestseller do. */
function drawNotes(pen: Pen, notes: readonly string[], from: number): number {
  let y = from;
  for (const note of notes) {
    if (y > page.bottom) y = newPage(pen) + 14;
    pen.write(note, ink.small, { x: textX, y, width: textWidth });
    y += ink.small.size * 1.4;
  }
  return y;
}

function newPage(pen: Pen): number {
  pen.doc.addPage();
  return margin;
}

function drawList(pen: Pen, { sender, locale, orders }: Papers): void {
  const rows = pickedUnits(orders, locale);
  const top = newPage(pen) + 20;
  const units = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  pen.write(sender.name, ink.brand, { x: margin, y: top, width: page.inner });
  pen.write('Packing list', ink.title, { x: margin, y: top, width: page.inner, align: 'right' });
  pen.write(`${orders.length} orders, ${units} units`, ink.body, { x: margin, y: top + 20, width: page.inner });
  let y = top + 32;
  pen.rule(margin, y, page.inner, ink.rule);
  for (const { name, colour, size, uniqueCode, quantity, orders: numbers } of rows) {
    const text = `${name} · ${colour} · ${size}`;
    y = drawUnits(pen, y, quantity, text, `${uniqueCode}: ${numbers.join(', ')}`);
  }
}

/** One order on a page of its own; more where it has many lines. */
function drawSlip(pen: Pen, { sender, locale }: Papers, order: PaperOrder): void {
  const top = newPage(pen) + 20;
  const whole = { x: margin, width: page.inner };
  const beside = { x: margin, width: page.inner - codeSide - 12, align: 'right' } as const;
  pen.write(sender.name, ink.brand, { ...whole, y: top });
  pen.writeAll([...sender.address, sender.phone].filter(Boolean), ink.small, { ...whole, y: top + 18 });
  pen.write(order.entryNo, ink.title, { ...beside, y: top });
  pen.write(formatDay(order.orderDate, locale), ink.body, { ...beside, y: top + 18 });
  pen.write('Packing slip', ink.body, { ...beside, y: top + 32 });
  drawCode(pen, order.entryNo, { x: margin + page.inner - codeSide, y: margin, side: codeSide });
  const addressTop = top + 26 + Math.max(sender.address.length + 1, 4) * ink.small.size * 1.4;
  pen.rule(margin, addressTop - 12, page.inner, ink.rule);
  pen.write('Deliver to', ink.label, { ...whole, y: addressTop });
  const below = pen.writeAll(pen.wrap(order.address, ink.strong, page.inner), ink.strong, {
    ...whole,
    y: addressTop + 16,
  });
  pen.write(order.phone, ink.body, { ...whole, y: below });
  let y = below + 12;
  pen.rule(margin, y, page.inner, ink.rule);
  for (const { name: item, colour, size, uniqueCode, quantity } of order.lines) {
    y = drawUnits(pen, y, quantity, item, `Colour: ${colour} · Size: ${size} · ${uniqueCode}`);
  }
}
