import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExportSystem, MadeColumn } from '@kayal/api-contract';
import { ImportFileError } from './import-file-error.ts';

/** The format of a file, detected from its bytes. */
export interface FileFormat {
  readonly kind: 'csv' | 'jsonl' | 'xlsx' | 'xml';
  /** Name that `TextDecoder` takes; empty for XLSX. */
  readonly encoding: '' | 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Empty unless the file is delimited text. */
  readonly delimiter: string;
  /** The names of the sheets of an XLSX file, hidden ones last; empty for other files. */
  readonly sheets: readonly string[];
  /** The sheet that is read; empty for other files. */
  readonly sheet: string;
  /** The row of the headings, as a spreadsheet counts; 0 for the first one that is not empty. */
  readonly headingRow: number;
  /** The shop system whose export it is; null for a plain table. */
  readonly system: ExportSystem | null;
  /** Columns that are made of those of the file. */
  readonly made: readonly MadeColumn[];
}

/** A plain table that begins in the first row of the first sheet. */
const atBegin = { sheets: [], sheet: '', headingRow: 0, system: null, made: [] } as const;

const sampleBytes = 64 * 1024;
/** Delimiters that are looked for; of two that are as frequent the first is taken. */
const delimiters = [',', ';', '\t', '|', '^', '~', '\u001F', ':'] as const;
/** A first line by which spreadsheet programs name the delimiter. */
const namedDelimiter = /^sep=([^\r\n])\r?\n/i;
const asTable = 'Open it in a spreadsheet program and save it as CSV (UTF-8), or as XLSX without a password.';

/** First bytes of other kinds of files, with their names. */
const otherKinds: readonly (readonly [start: string, name: string])[] = [
  ['25504446', 'a PDF'],
  ['d0cf11e0', 'an old Excel file (.xls) or one with a password'],
  ['89504e47', 'a picture'],
  ['ffd8ff', 'a picture'],
  ['1f8b', 'a compressed file'],
  ['52617221', 'a compressed file'],
];

async function readSample(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** UTF-16 without a byte-order mark has a zero in nearly every other byte. */
function utf16Of(sample: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  for (let at = 0; at < sample.length; at += 1) {
    if (sample[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.4 && odd < half * 0.1 ? 'utf-16be' : null;
}

/** So many bytes that are no UTF-8 may have a letter of it between them by chance, as `É®` is one in Windows-1252. */
const brokenForChance = 10;

/**
 * The encoding of a text whose letters are no UTF-16.
 * @throws ImportFileError where some are UTF-8 and others are not: either reading would store wrong letters
 */
async function encodingOf(file: string): Promise<'utf-8' | 'windows-1252'> {
  if (await isUtf8(file)) return 'utf-8';
  let [letters, broken, line, firstBroken] = [0, 0, 1, 0];
  const count = (text: string): void => {
    for (const character of text) {
      if (character === '\n') line += 1;
      else if (character === '\uFFFD') {
        broken += 1;
        firstBroken ||= line;
      } else if (character > '\u007F') letters += 1;
    }
  };
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of createReadStream(file)) {
    count(decoder.decode(chunk, { stream: true }));
    await nextTurn();
  }
  count(decoder.decode());
  if (letters * brokenForChance <= broken) return 'windows-1252';
  throw new ImportFileError(
    `Line ${firstBroken} has a letter that is not UTF-8, although others of the file are.`,
    'Export it again as UTF-8.',
  );
}

async function isUtf8(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) {
      decoder.decode(chunk, { stream: true });
      await nextTurn();
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The delimiter that the file names, or the most frequent one in the first line, outside of quotes; a comma for none. */
function delimiterOf(text: string): string {
  const named = namedDelimiter.exec(text)?.[1];
  if (named !== undefined) return named;
  const counts = new Map(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    // A title above the headings has none.
    if (!isQuoted && (character === '\n' || character === '\r') && [...counts.values()].some((count) => count > 0))
      break;
    const delimiter = delimiters.find((each) => each === character);
    if (delimiter !== undefined && !isQuoted) counts.set(delimiter, (counts.get(delimiter) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best?.[0] ?? ',';
}

/**
 * Detects the format of a file.
 * @throws ImportFileError when it is empty or not supported
 */
export async function detectFormat(file: string): Promise<FileFormat> {
  const sample = await readSample(file);
  const start = sample.subarray(0, 4).toString('hex');
  if (start === '504b0304') return { kind: 'xlsx', encoding: '', delimiter: '', ...atBegin };
  const other = otherKinds.find(([bytes]) => start.startsWith(bytes));
  if (other !== undefined) throw new ImportFileError(`This is ${other[1]}, not a table.`, asTable);
  const utf16 = utf16Of(sample);
  if (utf16 === null && sample.includes(0)) throw new ImportFileError('This is not a text file.', asTable);
  const encoding = utf16 ?? (await encodingOf(file));
  const text = new TextDecoder(encoding).decode(sample);
  const first = text.trimStart();
  if (first === '') throw new ImportFileError('The file is empty.', 'Export it again and upload that file.');
  if (first.startsWith('[')) {
    throw new ImportFileError(
      'This is a JSON list.',
      'Write one JSON object a line (JSON Lines), without brackets around.',
    );
  }
  if (first.startsWith('{')) return { kind: 'jsonl', encoding, delimiter: '', ...atBegin };
  if (/^<(\?xml|rss|feed)/i.test(first) && /<(rss|feed)[\s>]/i.test(first)) {
    return { kind: 'xml', encoding, delimiter: '', ...atBegin };
  }
  if (/^<(\?xml|!doctype|html|table)/i.test(first))
    throw new ImportFileError('This is a web page, not a table.', asTable);
  return { kind: 'csv', encoding, delimiter: delimiterOf(text), ...atBegin };
}
