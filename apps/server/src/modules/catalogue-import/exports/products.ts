import type { ImportRow } from '../read/read-rows.ts';
import type { ExportColumns } from './columns.ts';
import type { ExportProfile } from './profiles.ts';
import { productPictures, variantPictures, type ProductPicture } from './pictures.ts';
import { oneLine, pairsOf, shortDescription } from './texts.ts';

/** An option of a variant, such as a size. */
export interface VariantOption {
  readonly name: string;
  readonly value: string;
  /** Where the value stands; null where it is one of several in a cell. */
  readonly column: number | null;
}

/** What the rows of a product say once for all its variants. */
export interface ExportedProduct {
  readonly row: number;
  readonly id: string;
  name: string;
  description: string;
  category: string;
  tags: string;
  /** The names of its options, by their number. */
  optionNames: readonly string[];
  /** Its pictures as a whole, and those that one of its variants names. */
  readonly pictures: ProductPicture[];
  readonly namedPictures: Set<string>;
  /** By what its variants are known whose pictures are not among those yet. */
  variantKeys: readonly string[];
  /** The colour of its first variant; null before that. */
  firstColour: string | null;
  /** Its pictures beyond those that a colour can have. */
  readonly picturesLeft: Set<string>;
  /** Why it does not come into the shop. */
  leftOut: string | null;
  hasVariants: boolean;
}

/** What a row is. `other`: of a kind that the shop does not sell. */
type RowKind = 'parent' | 'variant' | 'single' | 'other';

/**
 * The products of an export that have several rows, wherever in the file these stand. It holds their texts in memory, but
 * no variants and no product that has a row of its own only.
 */
export class ExportedProducts {
  readonly #profile: ExportProfile;
  readonly #columns: ExportColumns;
  readonly #products = new Map<string, ExportedProduct>();
  readonly #variants = new Map<string, { readonly product: ExportedProduct; readonly options: VariantOption[] }>();
  /** Pictures that variants name, by what those know their product or are known by: it may stand below them. */
  readonly #variantPictures = new Map<string, Set<string>>();

  constructor(profile: ExportProfile, columns: ExportColumns) {
    this.#profile = profile;
    this.#columns = columns;
  }

  #text(row: ImportRow, names: readonly string[]): string {
    return this.#columns.cell(row, names).text;
  }

  kindOf(row: ImportRow): RowKind {
    const { kinds } = this.#profile;
    if (kinds === undefined) return 'single';
    const kind = this.#text(row, kinds.column).toLowerCase();
    if (kinds.others.test(kind)) return 'other';
    if (kind === kinds.parent) return 'parent';
    if (kind !== kinds.variant && kind !== kinds.single) return 'other';
    return kind === kinds.single && kinds.parentOf.length > 0 ? 'single' : 'variant';
  }

  /** Why a row itself does not come into the shop; null where it does. */
  reasonOf(row: ImportRow): string | null {
    const found = this.#profile.leaveOut.find(({ column, is }) => is.test(this.#text(row, column)));
    return found?.because ?? null;
  }

  /** What a row says of its product. */
  read(row: ImportRow, id: string): ExportedProduct {
    const { name, description, category, tags, options, hasEscapes } = this.#profile;
    const text = this.#text(row, description);
    const numbered = 'names' in options ? this.#columns.numbered(options.names) : [];
    return {
      row: row.row,
      id,
      name: oneLine(this.#text(row, name)),
      description: shortDescription(hasEscapes ? text.replaceAll(String.raw`\n`, '\n') : text),
      category: this.#text(row, category),
      tags: this.#text(row, tags),
      optionNames: numbered.map((column) => this.#columns.text(row, column)),
      pictures: productPictures(row, this.#profile, this.#columns),
      // A product with a row of its own shows its variants' pictures too, often in the same column.
      namedPictures: new Set(this.kindOf(row) === 'parent' ? [] : variantPictures(row, this.#profile, this.#columns)),
      variantKeys: [],
      firstColour: null,
      picturesLeft: new Set(),
      leftOut: this.reasonOf(row),
      hasVariants: false,
    };
  }

  /** Keeps what a row says of a product that may have other rows. */
  add(row: ImportRow): void {
    const { productId, code, kinds } = this.#profile;
    const id = this.#columns.cell(row, productId);
    if (kinds === undefined) {
      if (id.text !== '' && !this.#isAlone(id.column)) this.#merge(id.text, this.read(row, id.text));
      return;
    }
    const kind = this.kindOf(row);
    if (kind === 'variant') this.#notePictures(row);
    const own = this.#text(row, code);
    // Texts for another store view repeat a product.
    if (kind !== 'parent' || this.#products.get(`id:${id.text}`)?.leftOut === null) return;
    const product = this.read(row, id.text);
    this.#products.set(`id:${id.text}`, product);
    if (own !== '') this.#products.set(own, product);
    const skus: string[] = [];
    for (const variant of this.#text(row, kinds.variantsOf).split(/\|(?="?sku=)/)) {
      const [[, sku] = ['', ''], ...pairs] = pairsOf(variant);
      if (sku === '') continue;
      skus.push(sku);
      this.#variants.set(sku, { product, options: pairs.map(([name, value]) => ({ name, value, column: null })) });
    }
    product.variantKeys = kinds.variantsOf.length > 0 ? skus : [own, `id:${id.text}`];
  }

  /** What leads from a variant to its product. */
  #variantKey(row: ImportRow): string {
    const { kinds, productId, code } = this.#profile;
    return this.#text(row, kinds !== undefined && kinds.variantsOf.length > 0 ? code : (kinds?.parentOf ?? productId));
  }

  #notePictures(row: ImportRow): void {
    const addresses = variantPictures(row, this.#profile, this.#columns);
    if (addresses.length === 0) return;
    const key = this.#variantKey(row);
    const noted = this.#variantPictures.get(key) ?? new Set();
    for (const address of addresses) noted.add(address);
    this.#variantPictures.set(key, noted);
  }

  /** Moves the pictures that variants have named to their product. */
  #settlePictures(product: ExportedProduct): void {
    for (const key of product.variantKeys) {
      for (const address of this.#variantPictures.get(key) ?? []) product.namedPictures.add(address);
      this.#variantPictures.delete(key);
    }
    product.variantKeys = [];
  }

  /** Whether the id of a product is that of its only variant. */
  #isAlone(idColumn: number | null): boolean {
    const { productId, options } = this.#profile;
    if ('colour' in options && options.colour.length === 0) return true;
    return this.#columns.of(productId).length > 1 && idColumn === this.#columns.of(productId).at(-1);
  }

  #merge(id: string, read: ExportedProduct): void {
    const known = this.#products.get(id);
    if (known === undefined) {
      this.#products.set(id, read);
      return;
    }
    known.name ||= read.name;
    known.description ||= read.description;
    known.category ||= read.category;
    known.tags ||= read.tags;
    known.leftOut ??= read.leftOut;
    known.pictures.push(...read.pictures);
    for (const address of read.namedPictures) known.namedPictures.add(address);
    if (known.optionNames.every((name) => name === '')) known.optionNames = read.optionNames;
  }

  /**
   * The product of a row that is not its own product, with the options that the product lists for it; undefined where it
   * is not in the file.
   */
  of(row: ImportRow): { readonly product: ExportedProduct; readonly options: readonly VariantOption[] } | undefined {
    const key = this.#variantKey(row);
    const isListed = (this.#profile.kinds?.variantsOf.length ?? 0) > 0;
    const product = this.#products.get(key);
    const found = isListed ? this.#variants.get(key) : product && { product, options: [] };
    if (found !== undefined) this.#settlePictures(found.product);
    return found;
  }

  /** Rows of products of which no variant was read. */
  get withoutVariants(): readonly number[] {
    const products = new Set(this.#products.values());
    return [...products].flatMap(({ hasVariants, leftOut, row }) => (hasVariants || leftOut !== null ? [] : [row]));
  }
}
