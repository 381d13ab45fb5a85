import { pictureViews, type ImportField } from '@kayal/api-contract';
import type { Mapping } from '../check/parse/headings.ts';
import type { ImportRow, RowRefusal } from '../read/read-rows.ts';
import type { CellType } from '../read/sheet-row.ts';
import { categoriesOf } from './categories.ts';
import { ExportColumns, made, type FoundCell } from './columns.ts';
import { colourAndSize, optionsOf } from './options.ts';
import { picturesOf, variantPictures } from './pictures.ts';
import { ExportPrices } from './prices.ts';
import { ExportedProducts, type ExportedProduct, type VariantOption } from './products.ts';
import type { ExportProfile } from './profiles.ts';
import { Tally } from './tally.ts';
import { codeOf, shortId } from './texts.ts';

/** The fields that an export fills, in the order of their columns. */
const fields = [
  'product_id',
  'name',
  'category',
  'sub_category',
  'mrp',
  'offer',
  'colour',
  'size',
  'unique_code',
  'units',
  'description',
  'pictures',
] as const satisfies readonly ImportField[];
type Field = (typeof fields)[number];

/** Columns that are named as not taken over. */
const maxUnused = 6;

/**
 * Turns the rows of another shop's export into rows of our fields: one for each variant, with all that its product says.
 * Our fields come first, under the export's own headings; the columns of the export that are not used follow.
 */
export class ExportRows {
  readonly headings: readonly string[];
  readonly mapping: Mapping;
  readonly #profile: ExportProfile;
  readonly #columns: ExportColumns;
  readonly #products: ExportedProducts;
  readonly #fields: readonly Field[];
  /** Columns of the export that no field has taken. */
  readonly #others: readonly number[];
  readonly #prices: ExportPrices;
  readonly #leftOut = new Tally();
  readonly #changed = new Tally();
  /** How many pictures are beyond those that a colour can have; complete after the last row. */
  picturesLeft = 0;
  /** The last id that was filled, while rows are added and while they are taken. */
  readonly #lastId = { add: '', take: '' };

  constructor(profile: ExportProfile, headings: readonly string[]) {
    this.#profile = profile;
    this.#columns = new ExportColumns(headings);
    if ('values' in profile.options) this.#columns.numbered(profile.options.values);
    this.#products = new ExportedProducts(profile, this.#columns);
    this.#prices = new ExportPrices(profile, this.#columns, this.#changed);
    const taken = new Map<string, Field>();
    for (const field of fields) {
      const heading = this.#headingOf(field);
      if (heading !== null) taken.set(taken.has(heading) ? `${heading} (${labels[field]})` : heading, field);
    }
    this.#fields = [...taken.values()];
    this.#others = headings.flatMap((heading, column) => (taken.has(heading) ? [] : [column]));
    this.headings = [...taken.keys(), ...this.#others.map((column) => headings[column] ?? '')];
    this.mapping = Object.fromEntries([...taken].map(([heading, field]) => [field, heading]));
  }

  /** The export's heading of a field, or a name for a column that is made; null where the export says nothing of it. */
  #headingOf(field: Field): string | null {
    const { productId, name, tags, price, sale, compareAt, code, units, description, category, options, pictures } =
      this.#profile;
    const [higher, lower] = this.#columns.has(compareAt) && sale.length === 0 ? [compareAt, price] : [price, sale];
    const inColumns = 'colour' in options ? options : { colour: [], size: [] };
    const sources: Readonly<Record<Field, readonly string[]>> = {
      product_id: productId,
      name,
      category,
      sub_category: [...tags, ...category],
      mrp: higher,
      offer: lower,
      colour: inColumns.colour,
      size: inColumns.size,
      unique_code: code,
      units,
      description,
      pictures: [...pictures.product, ...pictures.variant],
    };
    const [column] = this.#columns.of(sources[field]);
    if (column !== undefined) return this.#columns.headings[column] ?? null;
    if (field === 'colour' || field === 'size') return `${labels[field]} (from the options)`;
    return field === 'category' || field === 'unique_code' ? `${labels[field]} (not in the file)` : null;
  }

  /** Reads what the rows of a product say for all its rows. All rows are to be added before the first is taken. */
  add(row: ImportRow): void {
    this.#products.add(this.#withId(row, 'add'));
  }

  /** A row of which merged cells hold the id in the row above only. */
  #withId(row: ImportRow, step: 'add' | 'take'): ImportRow {
    const { productId, name, kinds } = this.#profile;
    const { text, column } = this.#columns.cell(row, productId);
    if (text !== '') this.#lastId[step] = text;
    const isFurther = text === '' && kinds === undefined && this.#columns.cell(row, name).text === '';
    return isFurther && column !== null ? { ...row, cells: row.cells.with(column, this.#lastId[step]) } : row;
  }

  /** The row of a variant; null for a row that is left out. */
  take(read: ImportRow): ImportRow | null {
    const row = this.#withId(read, 'take');
    const kind = this.#products.kindOf(row);
    const reason = this.#products.reasonOf(row);
    if (kind === 'other') return this.#leave(row, 'sets, downloads and other goods that this shop does not sell');
    if (reason !== null) return this.#leave(row, reason);
    if (kind === 'parent') return null;
    const { kinds, productId, price } = this.#profile;
    if (kinds !== undefined && this.#columns.cell(row, price).text === '') {
      return this.#leave(row, 'variants without a price, which nobody can buy there');
    }
    const id = this.#columns.cell(row, productId).text;
    const found = kind === 'single' && kinds !== undefined ? undefined : this.#products.of(row);
    const isOrphan = kind === 'variant' && kinds !== undefined && kinds.parentOf.length > 0 && found === undefined;
    const product = found?.product ?? this.#products.read(row, id);
    if (product.leftOut !== null) return this.#leave(row, product.leftOut);
    if (found === undefined && kinds?.alone.is.test(this.#columns.cell(row, kinds.alone.column).text) === true) {
      return this.#leave(row, kinds.alone.because);
    }
    const isWhole = kind === 'single' && kinds !== undefined;
    const listed = found?.options ?? [];
    const options = listed.length > 0 ? listed : optionsOf(row, product, isWhole, this.#profile, this.#columns);
    if (this.#isPicture(row, options)) return null;
    product.hasVariants = true;
    return this.#variantRow(row, product, options, isOrphan);
  }

  #leave({ row }: ImportRow, because: string): null {
    this.#leftOut.add(`Left out, ${because}`, row);
    return null;
  }

  /** A further row of a product that names no variant. */
  #isPicture(row: ImportRow, options: readonly VariantOption[]): boolean {
    const { name, price, code, kinds } = this.#profile;
    if (kinds !== undefined || options.length > 0) return false;
    return [name, price, code].every((names) => this.#columns.cell(row, names).text === '');
  }

  #variantRow(
    row: ImportRow,
    product: ExportedProduct,
    options: readonly VariantOption[],
    isOrphan: boolean,
  ): ImportRow {
    const { code, categories } = this.#profile;
    const id = this.#columns.cell(row, this.#profile.productId);
    const productId = product.id;
    const prices = this.#prices.of(row, productId);
    const named = colourAndSize(row, options, this.#changed);
    const { category, others } = categoriesOf(product.category, product.tags, categories);
    if (category === '') this.#changed.add('No category is given, so that it is “Other”', row.row);
    if (others.isCut) this.#changed.add('There are more categories and tags than a product can have here', row.row);
    const own = this.#columns.cell(row, code);
    product.firstColour ??= named.colour.text;
    const isFirstColour = product.firstColour === named.colour.text;
    const pictures = picturesOf(variantPictures(row, this.#profile, this.#columns), product, isFirstColour);
    this.#leavePictures(product, pictures.slice(pictureViews.length));
    if (own.text === '') this.#changed.add('A unique code is made, because there is none', row.row);
    const values: Readonly<Record<Field, FoundCell>> = {
      product_id: { text: shortId(productId), column: productId === id.text ? id.column : null },
      name: made(product.name),
      category: made(category === '' ? 'Other' : category),
      sub_category: made(others.text),
      mrp: prices.mrp,
      offer: prices.offer,
      colour: named.colour,
      size: named.size,
      unique_code: own.text === '' ? made(codeOf([productId, ...options.map(({ value }) => value)])) : own,
      units: this.#unitsOf(row),
      description: made(product.description),
      pictures: made(pictures.slice(0, pictureViews.length).join(' ')),
    };
    const found = [
      ...this.#fields.map((field) => values[field]),
      ...this.#others.map((column) => ({ text: row.cells[column] ?? '', column })),
    ];
    const types = new Map<number, CellType>();
    found.forEach(({ column }, at) => {
      const type = column === null ? undefined : row.types?.get(column);
      if (type !== undefined) types.set(at, type);
    });
    const refusal = isOrphan ? this.#orphan(row) : prices.refusal;
    const variant = { row: row.row, surplus: row.surplus, cells: found.map(({ text }) => text), types };
    return refusal === null ? variant : { ...variant, refusal };
  }

  /** Counts each picture once, although rows of a colour may repeat it. */
  #leavePictures({ picturesLeft }: ExportedProduct, addresses: readonly string[]): void {
    const before = picturesLeft.size;
    for (const address of addresses) picturesLeft.add(address);
    this.picturesLeft += picturesLeft.size - before;
  }

  #orphan(row: ImportRow): RowRefusal {
    const { text: value, column } = this.#columns.cell(row, this.#profile.kinds?.parentOf ?? []);
    return {
      heading: this.#columns.headings[column ?? -1] ?? '',
      value,
      problem: 'The product of this variation is not in the file.',
      remedy: 'Export all products with their variations, or leave the row out.',
    };
  }

  #unitsOf(row: ImportRow): FoundCell {
    const { units, soldOut } = this.#profile;
    const cell = this.#columns.cell(row, units);
    if (/^-\d/.test(cell.text)) {
      this.#changed.add('Less than nothing is left, so that it is 0', row.row);
      return made('0');
    }
    if (/\d/.test(cell.text)) return cell;
    if (soldOut?.is.test(this.#columns.cell(row, soldOut.column).text) === true) return made('0');
    this.#changed.add('No number of units is given: a new variant has 0, others keep theirs', row.row);
    return made('');
  }

  /** What the owner must know of the rows that were taken. @param mapping the columns that were chosen */
  notes(mapping: Mapping): readonly string[] {
    const lost = new Tally();
    if (this.#profile.kinds !== undefined) {
      for (const row of this.#products.withoutVariants)
        lost.add('Left out, products without variants in this file', row);
    }
    const { withTax } = this.#profile;
    const tax =
      withTax === undefined || this.#columns.has(withTax)
        ? []
        : ['The file has prices without tax only, and they become the MRP.'];
    const used = new Set(Object.values(mapping));
    const unused = this.#others.flatMap((column) => {
      const heading = this.#columns.headings[column] ?? '';
      return heading === '' || used.has(heading) || this.#columns.read.has(column) ? [] : [heading];
    });
    const more = unused.length > maxUnused ? ` and ${unused.length - maxUnused} more` : '';
    const notTaken =
      unused.length === 0 ? [] : [`Columns that are not taken over: ${unused.slice(0, maxUnused).join(', ')}${more}.`];
    return [...this.#leftOut.sentences, ...lost.sentences, ...this.#changed.sentences, ...tax, ...notTaken];
  }
}

/** Names of columns that have no heading of their own. */
const labels: Readonly<Record<Field, string>> = {
  product_id: 'product id',
  name: 'name',
  category: 'Category',
  sub_category: 'sub-categories',
  mrp: 'MRP',
  offer: 'offer',
  colour: 'Colour',
  size: 'Size',
  unique_code: 'unique code',
  units: 'units',
  description: 'description',
  pictures: 'pictures',
};
