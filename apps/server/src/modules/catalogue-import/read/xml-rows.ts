import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { FileFormat } from './file-format.ts';
import { maxRowLength, textOf } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import type { SheetRow } from './sheet-row.ts';

/** The elements of a feed that hold one product each: of RSS and of Atom. */
const items: readonly string[] = ['item', 'entry'];
/** Items that are read to find the names of all fields. */
const itemsForHeadings = 200;

const cutOff = (row: number): ImportFileError =>
  new ImportFileError('This is not XML from here on; the file may be cut off.', 'Export it again.', row);

/** Collects the items of a feed, each as its fields. Of a field that comes again the first counts. */
class FeedReader {
  readonly parser = new SaxesParser();
  #items: Map<string, string>[] = [];
  #item: Map<string, string> | null = null;
  #path: string[] = [];
  #text = '';

  constructor() {
    const { parser } = this;
    parser.on('doctype', () => {
      throw new ImportFileError('The file names a document type, which a feed never does.', 'Export it again.');
    });
    parser.on('opentag', ({ name }: SaxesTagPlain) => {
      if (this.#item !== null) this.#path.push(name);
      else if (items.includes(name)) this.#item = new Map();
      this.#text = '';
    });
    const add = (text: string): void => {
      if (this.#item === null) return;
      this.#text += text;
      if (this.#text.length > maxRowLength) throw cutOff(0);
    };
    parser.on('text', add);
    parser.on('cdata', add);
    parser.on('closetag', () => {
      if (this.#item === null) return;
      const name = this.#path.pop();
      if (name === undefined) {
        this.#items.push(this.#item);
        this.#item = null;
        // Fields of a field, such as the price of a delivery, are not the product's.
      } else if (this.#path.length === 0 && !this.#item.has(plainName(name))) {
        // A copy: a piece of the text that was read would keep all of it in memory.
        this.#item.set(plainName(name), Buffer.from(this.#text.trim()).toString());
      }
      this.#text = '';
    });
  }

  /** The items since the last call. */
  take(): readonly Map<string, string>[] {
    const taken = this.#items;
    this.#items = [];
    return taken;
  }
}

/** The name of a field without the prefix of its vocabulary: `id` for `g:id`. */
const plainName = (name: string): string => name.slice(name.indexOf(':') + 1);

async function* feedItems(file: string, encoding: FileFormat['encoding']): AsyncGenerator<Map<string, string>> {
  const reader = new FeedReader();
  let count = 0;
  reader.parser.on('error', () => {
    throw cutOff(count + 1);
  });
  for await (const piece of textOf(file, encoding)) {
    reader.parser.write(piece);
    const taken = reader.take();
    count += taken.length;
    yield* taken;
  }
  reader.parser.close();
  yield* reader.take();
}

/** The items of an XML feed as rows, counted from 1; the headings are the names of their fields. @throws ImportFileError */
export async function* xmlRows(file: string, { encoding }: FileFormat): AsyncGenerator<SheetRow> {
  const headings = new Set<string>();
  let sampled = 0;
  for await (const item of feedItems(file, encoding)) {
    for (const name of item.keys()) headings.add(name);
    sampled += 1;
    if (sampled >= itemsForHeadings) break;
  }
  const names = [...headings];
  yield { row: 0, cells: names };
  let row = 0;
  for await (const item of feedItems(file, encoding)) {
    row += 1;
    yield { row, cells: names.map((name) => item.get(name) ?? '') };
  }
}
