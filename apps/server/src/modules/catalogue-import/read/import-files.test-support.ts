import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished } from 'vitest';

/** Writes a file that is deleted after the test. @returns its path */
export async function writeTestFile(bytes: string | Uint8Array): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'import-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'file');
  await writeFile(file, bytes);
  return file;
}

/** Expects that this process holds none of some files open; only Linux can say so. */
export async function expectClosed(...files: readonly string[]): Promise<void> {
  if (process.platform !== 'linux') return;
  const openOnes = async () => {
    const all = await readdir('/proc/self/fd');
    const paths = await Promise.all(all.map((each) => readlink(`/proc/self/fd/${each}`).catch(() => '')));
    return paths.filter((each) => files.includes(each));
  };
  await expect.poll(openOnes).toEqual([]);
}

/** Everything that a generator yields. */
export async function allOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** UTF-16 with the least significant byte first, and a byte-order mark. */
export const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** The XML of a sheet. @param rows the XML of its rows */
export const sheetOf = (rows: string): string =>
  `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** The XML of a row of texts. */
export const textCells = (...values: string[]): string =>
  `<row>${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;

const workbook = '<workbook><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>';
const links = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>';

/** An XLSX file with one sheet. @param more further parts, or others in place of those that it has; null leaves one out */
export function xlsxOf(
  sheet: string | Uint8Array,
  more: Readonly<Record<string, string | Uint8Array | null>> = {},
): Buffer {
  const parts = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  };
  const bytes = Object.entries(parts).flatMap(([name, part]) =>
    part === null ? [] : [[name, typeof part === 'string' ? strToU8(part) : part] as const],
  );
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 6 }));
}

/** The file with another size of a part in its list of parts, as if the part unpacked to that. */
export function withSize(file: Buffer, part: string, bytes: number): Buffer {
  const changed = Buffer.from(file);
  const listed = changed.lastIndexOf(part) - 46;
  changed.writeUInt32LE(bytes, listed + 24);
  return changed;
}
