import { cartLimits, orderItem } from '@kayal/api-contract';
import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ClaimedLine } from './placement.logic.ts';

type OrderItem = Static<typeof orderItem>;

/** Max lines of any cart; a shop may set a lower limit. */
const maxLines = cartLimits.linesPerCart;
/** Max length of the JSON text of all lines, in characters. */
const maxTextLength = 32_768;

const itemCheck = Compile(orderItem);
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

function parseText(text: string): unknown {
  if (text.length > maxTextLength) return undefined;
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (prototypeKeys.has(key)) throw new SyntaxError('a key of the prototype');
      return value;
    });
  } catch {
    return undefined;
  }
}

/**
 * Reads the `items` of an order submission, a JSON text or a list, and adds up the lines of one variant.
 *
 * @returns `undefined` when it is not a list, has too many lines or a malformed one, or names two products by one code.
 */
export function readOrderItems(items: string | readonly unknown[]): readonly ClaimedLine[] | undefined {
  const parsed = typeof items === 'string' ? parseText(items) : items;
  if (!Array.isArray(parsed) || parsed.length > maxLines) return undefined;
  const list: readonly unknown[] = parsed;
  const lines = new Map<string, ClaimedLine>();
  for (const item of list) {
    if (!itemCheck.Check(item)) return undefined;
    const line = addItem(lines.get(item.uniqueCode), item);
    if (line === undefined) return undefined;
    lines.set(item.uniqueCode, line);
  }
  return [...lines.values()];
}

function addItem(line: ClaimedLine | undefined, item: OrderItem): ClaimedLine | undefined {
  const productId = Number(item.id);
  // Not `rupeesToPaise`, which throws for an amount beyond all prices: here it is a price that differs.
  const shown = Math.round(item.mrp * 100);
  if (line === undefined) {
    return { productId, uniqueCode: item.uniqueCode, quantity: item.quantity, shownPrices: [shown] };
  }
  if (line.productId !== productId) return undefined;
  return { ...line, quantity: line.quantity + item.quantity, shownPrices: [...line.shownPrices, shown] };
}
