import type { Attribute, FactField } from '@kayal/api-contract/client';
import type { MoneyFormat } from '../../prices/money.ts';
import { countryNamed } from '../countries.ts';
import { findTaxClass, type NamedClass } from './tax-classes.ts';
import { parseText, parseYesNo, type Parsed } from './parse-cells.ts';

/** What cells depend on. */
export interface CellContext {
  /** How the shop writes amounts. */
  readonly money: MoneyFormat;
  readonly taxClasses: readonly NamedClass[];
  readonly attributes: readonly Attribute[];
}

/** A text of one line that may be empty. */
const orEmpty =
  (max: number) =>
  (text: string): Parsed<string> =>
    text === '' ? { value: '' } : parseText(text.replaceAll(/\s+/gu, ' '), max);

function parseHsn(text: string): Parsed<string> {
  const digits = text.replaceAll(/[\s.]/gu, '');
  if (/^(\d{4}|\d{6}|\d{8}|)$/.test(digits)) return { value: digits };
  const problem = /^\d+$/.test(digits)
    ? `A HSN code of ${digits.length} digits does not exist.`
    : 'This is no HSN code.';
  return { problem, remedy: 'Write 4, 6 or 8 digits, such as 6109.' };
}

function parseTaxClass(text: string, { taxClasses }: CellContext): Parsed<string> {
  if (text === '') return { value: '' };
  const known = findTaxClass(taxClasses, text);
  if (known !== undefined) return { value: known.id };
  const remedy = `Write one of Settings · Invoices: ${taxClasses.map(({ name }) => name).join(', ')}.`;
  return { problem: 'There is no such tax class.', remedy };
}

function parseCountry(text: string): Parsed<string> {
  const value = text === '' ? '' : countryNamed(text);
  if (value !== null) return { value };
  return {
    problem: 'This is not a country.',
    remedy: 'Write its English name or its two letters, such as India or IN.',
  };
}

function parseWeight(text: string): Parsed<number> {
  const [, grams] = /^(\d{1,6})(?:\.0+)?\s*(?:g|gm|gms|grams?)?$/i.exec(text === '' ? '0' : text) ?? [];
  if (grams !== undefined) return { value: Number(grams) };
  return { problem: 'This is not a weight in grams.', remedy: 'Write whole grams, such as 250.' };
}

/** How the cells of each fact are read. */
export const factReaders = {
  hsn: parseHsn,
  tax_class: parseTaxClass,
  country_of_origin: parseCountry,
  final_sale: parseYesNo,
  weight_grams: parseWeight,
  manufacturer: orEmpty(300),
  packer: orEmpty(300),
  importer: orEmpty(300),
  generic_name: orEmpty(100),
  net_quantity: orEmpty(60),
  consumer_care: orEmpty(300),
} satisfies Readonly<Record<FactField, (text: string, shop: CellContext) => Parsed<unknown>>>;
