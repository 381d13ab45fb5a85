import { hash } from 'node:crypto';
import { plainText } from '../check/parse/plain-text.ts';

/** Max length of a description in the shop, and of one with its HTML, characters. */
const [maxDescription, maxMarkup] = [2000, 32_767];
/** Max length of an id and of a unique code, characters. */
const maxCode = 64;
/** Characters of a hash that tell apart what was shortened. */
const hashLength = 8;

/** A text of one line, without HTML and with its entities as characters. */
export const oneLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim();

/** A description that the shop can take: as it was, or shortened to its first words. */
export function shortDescription(text: string): string {
  const written = plainText(text);
  if (written.length <= maxDescription && text.length <= maxMarkup) return text;
  if (written.length <= maxDescription) return written;
  const cut = written.slice(0, maxDescription - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxDescription / 2)).trimEnd()}…`;
}

const endingOf = (text: string): string => `-${hash('sha256', text, 'hex').slice(0, hashLength)}`;

/** An id that the shop can take: a long one keeps its beginning, and the same id always becomes the same. */
export const shortId = (id: string): string =>
  id.length <= maxCode ? id : `${id.slice(0, maxCode - hashLength - 1)}${endingOf(id)}`;

/** A unique code for a variant that has none, from its product's id and its options: always the same for the same. */
export function codeOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, '-')).join('-');
  const code = text.replaceAll(/[^A-Za-z0-9_./#+-]/gu, '');
  return code === text ? shortId(code) : `${code.slice(0, maxCode - hashLength - 1)}${endingOf(text)}`;
}

/** The items of a list; a comma that belongs to an item is written as `\,`, or the item stands in quotes. */
export function listItems(text: string, separator: string | null): readonly string[] {
  const items = separator === ',' ? (text.match(/(?:"[^"]*"|\\,|[^,])+/g) ?? []) : text.split(separator ?? '\n');
  return items.flatMap((item) => {
    const own = oneLine(item.replaceAll(String.raw`\,`, ',').replace(/^\s*"(.*)"\s*$/s, '$1'));
    return own === '' ? [] : [own];
  });
}

/** The pairs of `name=value,name=value`. A comma that no name follows belongs to the value before it. */
export const pairsOf = (text: string): readonly (readonly [name: string, value: string])[] =>
  text.split(/,(?="?\w+=)/).flatMap((pair) => {
    const [, name, value] = /^"?(\w+)=(.*?)"?$/s.exec(pair.trim()) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value] as const];
  });

/** An amount in the writing of most programs, to compare two of them; null for none. */
export function amountOf(text: string): number | null {
  const digits = /\d[\d.,\s'’]*/.exec(text)?.[0].replaceAll(/[\s'’]/g, '');
  if (digits === undefined) return null;
  const isDecimalComma = /,\d{1,2}$/.test(digits);
  const plain = isDecimalComma ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
  const amount = Number(plain);
  return Number.isNaN(amount) || /-\s*\d/.test(text) ? null : amount;
}
