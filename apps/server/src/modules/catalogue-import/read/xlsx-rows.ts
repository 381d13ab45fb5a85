import type { Entry, ZipFile } from 'yauzl';
import type { SheetRow } from './sheet-row.ts';
import { attributesOf, broken, entriesOf, openZip, parsed } from './xlsx-parts.ts';
import { SharedTexts, SheetReader } from './xlsx-sheet.ts';
import { daysTo1904, readStyles } from './xlsx-styles.ts';

/** Max sizes of what is unpacked, bytes. */
export interface XlsxLimits {
  /** The sheet, which is streamed. */
  readonly sheet: number;
  /** Texts that cells share, which are held in memory. */
  readonly texts: number;
  readonly styles: number;
}

const largeFile: XlsxLimits = { sheet: 2 * 1024 * 1024 * 1024, texts: 96 * 1024 * 1024, styles: 16 * 1024 * 1024 };

type Parts = ReadonlyMap<string, Entry>;

interface Sheet {
  /** Empty in a file without a list of sheets. */
  readonly name: string;
  /** Where it is in the file. */
  readonly part: string;
}

/** The sheets of a workbook in their order, those that are hidden last; charts are left out. */
async function sheetsOf(zip: ZipFile, entries: Parts): Promise<readonly Sheet[]> {
  const listed = await attributesOf(zip, entries.get('xl/workbook.xml'), 'sheet');
  const links = await attributesOf(zip, entries.get('xl/_rels/workbook.xml.rels'), 'Relationship');
  const isHidden = (sheet: Readonly<Record<string, string>>): boolean => (sheet['state'] ?? 'visible') !== 'visible';
  const sheets = [...listed.filter((sheet) => !isHidden(sheet)), ...listed.filter(isHidden)].flatMap((sheet) => {
    const target = links.find((link) => link['Id'] === sheet['r:id'])?.['Target'];
    if (target === undefined) return [];
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return entries.has(part) && !part.includes('/chartsheets/') ? [{ name: sheet['name'] ?? '', part }] : [];
  });
  if (sheets.length > 0) return sheets;
  const part = 'xl/worksheets/sheet1.xml';
  if (!entries.has(part)) throw broken('The file holds no sheet.');
  return [{ name: listed[0]?.['name'] ?? '', part }];
}

/** The names of the sheets of an XLSX file, those that are hidden last. @throws ImportFileError */
export async function xlsxSheets(file: string): Promise<readonly string[]> {
  const zip = await openZip(file);
  try {
    const sheets = await sheetsOf(zip, await entriesOf(zip));
    return sheets.map(({ name }) => name);
  } finally {
    zip.close();
  }
}

/**
 * The rows of a sheet of an XLSX file. Only that sheet, its texts and its formats are unpacked.
 * @param name of the sheet; the first one when there is none of this name
 * @throws ImportFileError
 */
export async function* xlsxRows(file: string, name?: string, limits = largeFile): AsyncGenerator<SheetRow> {
  const zip = await openZip(file);
  try {
    const entries = await entriesOf(zip);
    const sheets = await sheetsOf(zip, entries);
    const sheet = entries.get((sheets.find((each) => each.name === name) ?? sheets[0])?.part ?? '');
    if (sheet === undefined) throw broken('The file holds no sheet.');
    const shared = new SharedTexts();
    const texts = entries.get('xl/sharedStrings.xml');
    if (texts !== undefined) for await (const _ of parsed(zip, texts, limits.texts, shared.parser));
    const styles = await readStyles(zip, entries.get('xl/styles.xml'), limits.styles);
    const [properties] = await attributesOf(zip, entries.get('xl/workbook.xml'), 'workbookPr');
    const isFrom1904 = /^(1|true)$/.test(properties?.['date1904'] ?? '');
    const reader = new SheetReader(shared.texts, styles, isFrom1904 ? daysTo1904 : 0);
    for await (const _ of parsed(zip, sheet, limits.sheet, reader.parser)) yield* reader.take();
  } finally {
    zip.close();
  }
}
