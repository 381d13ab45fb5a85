import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { maxRowLength } from './file-text.ts';
import { ImportFileError } from './import-file-error.ts';
import type { CellType, SheetRow } from './sheet-row.ts';
import { broken, localName } from './xlsx-parts.ts';
import { styledNumber, type Cell, type CellStyles } from './xlsx-styles.ts';

const maxColumns = 1000;
/** Rows of the largest sheet that there is. */
const maxRows = 1_048_576;

const tooLong = (): ImportFileError =>
  new ImportFileError('A row is longer than a million characters.', 'Look for a cell that holds a whole document.');

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replaceAll(/[^A-Z]/g, '')) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Characters that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Collects the texts that cells share, each without how it is pronounced. */
export class SharedTexts {
  readonly parser = new SaxesParser();
  readonly texts: string[] = [];
  #current = '';
  #isText = false;
  #isPhonetic = false;

  constructor() {
    this.parser.on('opentag', (tag: SaxesTagPlain) => {
      const name = localName(tag.name);
      if (name === 'si') this.#current = '';
      if (name === 'rPh') this.#isPhonetic = true;
      this.#isText = name === 't' && !this.#isPhonetic;
    });
    this.parser.on('text', (text) => {
      if (this.#isText) this.#current += text;
    });
    this.parser.on('closetag', (tag) => {
      const name = localName(tag.name);
      if (name === 't') this.#isText = false;
      if (name === 'rPh') this.#isPhonetic = false;
      if (name === 'si') this.texts.push(unescaped(this.#current));
    });
  }
}

/** Collects the rows of a sheet from its XML stream. */
export class SheetReader {
  readonly parser = new SaxesParser();
  readonly #shared: readonly string[];
  readonly #styles: CellStyles;
  readonly #firstDay: number;
  #rows: SheetRow[] = [];
  #row = 0;
  #cells: string[] = [];
  #types = new Map<number, CellType>();
  #column = 0;
  #type = 'n';
  #style = 0;
  #value = '';
  #formula: string | null = null;
  #isPhonetic = false;
  /** Characters of the row so far. */
  #length = 0;
  /** Where the last element began or ended. */
  #lastTag = 0;
  #reads: 'value' | 'formula' | null = null;

  /** @param firstDay of which the workbook counts its days */
  constructor(shared: readonly string[], styles: CellStyles, firstDay: number) {
    this.#shared = shared;
    this.#styles = styles;
    this.#firstDay = firstDay;
    this.parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => this.#open(localName(name), attributes));
    this.parser.on('text', (text) => this.#text(text));
    this.parser.on('closetag', ({ name }) => this.#close(localName(name)));
  }

  /** The rows completed since the last call. @throws ImportFileError when one is too long to be held */
  take(): readonly SheetRow[] {
    // The parser holds a text, a comment or an attribute until its end.
    if (this.#length + this.parser.position - this.#lastTag > maxRowLength) throw tooLong();
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string, attributes: SaxesTagPlain['attributes']): void {
    this.#lastTag = this.parser.position;
    if (name === 'row') {
      this.#length = 0;
      this.#row = attributes['r'] === undefined ? this.#row + 1 : Number(attributes['r']);
      if (!(Number.isInteger(this.#row) && this.#row > 0 && this.#row <= maxRows))
        throw broken('A row has a number that no sheet has.');
      this.#cells = [];
      this.#types = new Map();
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes['r'] === undefined ? this.#column + 1 : columnOf(attributes['r']);
      if (this.#column >= maxColumns) throw broken(`A row has more than ${maxColumns} columns.`);
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
      this.#formula = null;
    } else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'v' || (name === 't' && !this.#isPhonetic)) this.#reads = 'value';
    else if (name === 'f') {
      this.#reads = 'formula';
      this.#formula = '';
    }
  }

  #text(text: string): void {
    this.#length += text.length;
    if (this.#reads === 'value') this.#value += text;
    else if (this.#reads === 'formula') this.#formula = `${this.#formula ?? ''}${text}`;
  }

  #close(name: string): void {
    this.#lastTag = this.parser.position;
    if (name === 'v' || name === 't' || name === 'f') this.#reads = null;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') {
      while (this.#cells.length < this.#column) this.#cells.push('');
      const { text, type } = this.#cell();
      this.#cells[this.#column] = text;
      if (type !== undefined) this.#types.set(this.#column, type);
    } else if (name === 'row') {
      const types = this.#types.size > 0 ? { types: this.#types } : {};
      this.#rows.push({ row: this.#row, cells: this.#cells, ...types });
    }
  }

  /** A formula counts as the result that its program stored, which is what the sheet shows. */
  #cell(): Cell {
    const value = this.#value;
    if (this.#formula !== null && value.trim() === '' && this.#type !== 'str') {
      return { text: `=${this.#formula}`, type: { kind: 'formula' } };
    }
    switch (this.#type) {
      case 's':
        return { text: this.#shared[Number(value)] ?? '' };
      case 'b':
        return { text: value === '1' || value === 'true' ? 'yes' : 'no', type: { kind: 'boolean' } };
      case 'e':
        return { text: value, type: { kind: 'error' } };
      case 'd':
        return { text: value, type: { kind: 'date' } };
      case 'n':
        return styledNumber(value, this.#styles[this.#style], this.#firstDay);
      default:
        return { text: unescaped(value) };
    }
  }
}
