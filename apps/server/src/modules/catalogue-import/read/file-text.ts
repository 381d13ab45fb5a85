import { createReadStream } from 'node:fs';
import type { FileFormat } from './file-format.ts';
import { ImportFileError } from './import-file-error.ts';

/** Max length of a row, in characters, so that a file without line ends does not fill the memory. */
export const maxRowLength = 1_000_000;

/** The text of a file in pieces. @throws ImportFileError where bytes are not of its encoding */
export async function* textOf(file: string, encoding: FileFormat['encoding']): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new ImportFileError(`The file is cut off or not wholly ${encoding}.`, 'Export it again as UTF-8.');
  }
}
