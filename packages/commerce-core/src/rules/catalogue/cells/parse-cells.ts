import { plainAmount } from '../../prices/amount-text.ts';
import type { MoneyFormat } from '../../prices/money.ts';

/** An error in a cell, with its remedy. */
export interface CellProblem {
  readonly problem: string;
  readonly remedy: string;
}

/** A cell's value or its error. */
export type Parsed<Value> = { readonly value: Value } | CellProblem;

/** How to write an amount, as the shop writes its own. */
const amountRemedy = ({ locale }: MoneyFormat): string =>
  `Write an amount with at most two decimals, such as 799 or ${(799.5).toLocaleString(locale, { minimumFractionDigits: 2 })}.`;

/** How to write an amount whose decimals follow a comma; null for other texts. */
function commaRemedy(amount: string): string | null {
  const [, whole, decimals] = /^(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/.exec(amount) ?? [];
  if (whole === undefined || decimals === undefined) return null;
  const written = `${whole.replaceAll('.', '')}.${decimals}`;
  return `This shop writes a point before the decimals: ${written}. Export the prices so, or change how numbers are written under Settings.`;
}

/**
 * An amount in hundredths. Currency signs and the shop's separators of thousands, lakhs and crores are left out. A comma
 * before the decimals (`899,00`) is refused where the shop writes a point: read as a separator it would make the price
 * a hundred times too high.
 */
export function parseAmount(text: string, money: MoneyFormat): Parsed<number> {
  const bare = plainAmount(text, money)
    .replace(/^(₹|rs\.?|inr)/i, '')
    .replace(/\/-$/, '')
    .trim();
  if (bare.endsWith('%')) return { problem: 'This is a percentage.', remedy: amountRemedy(money) };
  const digits = /^\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const [, rupees, paise = ''] = /^(\d{1,7})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (rupees === undefined) {
    if (bare.startsWith('-')) return { problem: 'A price cannot be below zero.', remedy: amountRemedy(money) };
    return { problem: 'This is not a price.', remedy: commaRemedy(bare) ?? amountRemedy(money) };
  }
  if (/[1-9]/.test(paise.slice(2)))
    return { problem: 'A price has at most two decimals.', remedy: amountRemedy(money) };
  const value = Number(rupees) * 100 + Number(paise.slice(0, 2).padEnd(2, '0'));
  return value > 0 ? { value } : { problem: 'A price must be more than zero.', remedy: amountRemedy(money) };
}

/** Yes or no, in the spellings of common programs; empty is no. */
export function parseYesNo(text: string): Parsed<boolean> {
  if (/^(yes|y|true|1|x)$/i.test(text)) return { value: true };
  if (/^(no|n|false|0|)$/i.test(text)) return { value: false };
  return { problem: 'This is neither yes nor no.', remedy: 'Write yes or no.' };
}

/** A text of one line. @param max longest, in characters */
export function parseText(text: string, max: number): Parsed<string> {
  if (text === '') return { problem: 'This is empty.', remedy: 'Fill it in.' };
  if (/[\p{Cc}\uFFFD]/u.test(text)) {
    return { problem: 'This holds characters that cannot be shown.', remedy: 'Export the file again as UTF-8.' };
  }
  if (text.length > max) return { problem: `This is longer than ${max} characters.`, remedy: 'Shorten it.' };
  return { value: text };
}
