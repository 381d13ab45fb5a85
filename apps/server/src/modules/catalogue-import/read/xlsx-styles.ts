import { dateFromSerial, format, getFormatFromId, getFormatInfo, isTextFormat } from 'numfmt';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { numberCell, numberText, type CellType } from './sheet-row.ts';
import { localName, parsed } from './xlsx-parts.ts';

/** A cell's text with its type. */
export interface Cell {
  readonly text: string;
  readonly type?: CellType;
}

/** How the cells of one style show a number. */
interface NumberStyle {
  readonly kind: 'number' | 'percent' | 'date';
  readonly pattern: string;
  /** Whether a whole number has a look of its own, such as `0017` by the pattern `0000`. */
  readonly isCode: boolean;
}

/** Styles of cells by their number; one that is missing shows numbers as they are. */
export type CellStyles = readonly NumberStyle[];

/** Days from the first day that a workbook usually counts from to the one of old Mac programs, in 1904. */
export const daysTo1904 = 1462;

/** From here on, spreadsheet programs replace the last digits of a number by zeros. */
const firstInexact = 1e15;

function styleOf(pattern: string): NumberStyle {
  const { isDate, isPercent, type, maxDecimals } = getFormatInfo(pattern);
  const kind = isDate ? 'date' : isPercent ? 'percent' : 'number';
  return { kind, pattern, isCode: type === 'number' && maxDecimals === 0 && !isTextFormat(pattern) };
}

/** Reads the number formats of a workbook. @throws ImportFileError */
export async function readStyles(zip: ZipFile, entry: Entry | undefined, maxBytes: number): Promise<CellStyles> {
  const own = new Map<string, string>();
  const ids: string[] = [];
  if (entry === undefined) return [];
  const parser = new SaxesParser();
  let isCellStyle = false;
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const tag = localName(name);
    if (tag === 'numFmt') own.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
    if (tag === 'cellXfs') isCellStyle = true;
    if (tag === 'xf' && isCellStyle) ids.push(attributes['numFmtId'] ?? '0');
  });
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'cellXfs') isCellStyle = false;
  });
  for await (const _ of parsed(zip, entry, maxBytes, parser));
  const known = new Map<string, NumberStyle>();
  return ids.map((id) => {
    const style = known.get(id) ?? styleOf(own.get(id) ?? getFormatFromId(Number(id)));
    known.set(id, style);
    return style;
  });
}

function look(pattern: string, value: number): string {
  try {
    return format(pattern, value).trim();
  } catch {
    // A pattern that the library does not know shows the number itself.
    return String(value);
  }
}

function dayOf(days: number): string {
  const [year, month, day] = dateFromSerial(days);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * A cell that stores a number. Numbers are stored in 17 digits, of which 15 count: 699.89999999999998 is 699.9.
 * @param firstDay of which the workbook counts its days, as usual workbooks count it
 */
export function styledNumber(stored: string, style: NumberStyle | undefined, firstDay: number): Cell {
  const exact = Number(stored);
  if (!Number.isFinite(exact) || stored.trim() === '') return { text: stored };
  const value = Number(exact.toPrecision(15));
  if (style?.kind === 'percent') return { text: look(style.pattern, value), type: { kind: 'percent' } };
  if (style?.kind === 'date') {
    const days = value + firstDay;
    return { text: look(style.pattern, days), type: { kind: 'date', day: dayOf(days) } };
  }
  if (Math.abs(value) >= firstInexact) return { text: String(value), type: { kind: 'inexact' } };
  if (style?.isCode === true && Number.isInteger(value)) {
    const text = look(style.pattern, value);
    // A look in thousands, or of nothing, would make one code of two numbers.
    const isWhole = text.replaceAll(/\D/g, '').includes(String(Math.abs(value)));
    if (!isWhole) return numberCell(value);
    return text === String(value) ? { text } : { text, type: { kind: 'number', number: numberText(value) } };
  }
  return numberCell(value);
}
