import { importFields, type ImportField } from '@kayal/api-contract';
import type { Db } from '../../../../db/open-database.ts';
import type {
  ImportListTable,
  ImportPictureTable,
  ImportProductTable,
  ImportVariantTable,
} from '../../../../db/tables/imports.ts';
import { readValues, storedValues } from '../../../catalogue/attribute-values.ts';
import { departmentOf, type GroupNames } from '../group-names.ts';
import type { ParsedRow } from '../parse/parse-row.ts';
import { plainText } from '../parse/plain-text.ts';
import {
  existingProducts,
  flag,
  insertProductNumbers,
  insertStaged,
  productsOfCodes,
  type ExistingProduct,
} from '../staging.repository.ts';
import { DividedProducts } from './divided-products.ts';
import { formerNumber, type ProductNumbers } from './product-numbers.ts';
import type { RefuseRow } from './refuse-row.ts';
import { SeenProducts } from './seen-products.ts';
import { StagedPictures } from './staged-pictures.ts';
import { importedFacts, variantRow } from './staged-rows.ts';

/** Fields that may differ between the rows of a product; of a weight the first one counts. */
const variantFields: readonly ImportField[] = [
  'product_id',
  'colour',
  'size',
  'unique_code',
  'units',
  'season',
  'weight_grams',
  'pictures',
];

/** The fields that are the same in all rows of a product. */
const productFields = importFields.filter((field) => !variantFields.includes(field));

/**
 * A row whose description is plain text, as other shops export HTML. The stored one, which our own files have, stays as it is
 * also where it looks like HTML.
 */
function withPlainDescription(row: ParsedRow, stored: ExistingProduct | undefined): ParsedRow {
  const { description } = row;
  if (description === undefined || description === stored?.description) return row;
  return { ...row, description: plainText(description) };
}

/** Stages rows of the modes `whole` and `changes`, which describe products and may add new ones. */
export class CatalogueRows {
  readonly #db: Db;
  readonly #runId: string;
  readonly #groups: GroupNames;
  readonly #numbers: ProductNumbers;
  readonly #seen = new SeenProducts();
  readonly #pictures: StagedPictures;
  readonly #divided: DividedProducts | null;

  /** @param isExport rows of another shop's export, where the variants of a product may have different prices */
  constructor(db: Db, runId: string, groups: GroupNames, numbers: ProductNumbers, isExport: boolean) {
    this.#db = db;
    this.#runId = runId;
    this.#groups = groups;
    this.#numbers = numbers;
    this.#pictures = new StagedPictures(runId);
    this.#divided = isExport ? new DividedProducts() : null;
  }

  /** What the owner must know of the rows. */
  get notes(): readonly string[] {
    return [...this.#pictures.notes, ...(this.#divided?.notes ?? [])];
  }

  async stage(read: readonly ParsedRow[], refuse: RefuseRow): Promise<void> {
    await this.#adoptFormerNumbers(read);
    const rows = await this.#dividedByPrice(read);
    // Row by row, so that a number which a text gets here is known to the rows below it.
    const withIds = rows.flatMap((row) =>
      this.#isNumberOfText(row, refuse) ? [] : { row, id: this.#numbers.findOrAssign(row.product_id ?? '') },
    );
    const existing = await existingProducts(this.#db, [...new Set(withIds.map(({ id }) => id))]);
    const products: ImportProductTable[] = [];
    const variants: ImportVariantTable[] = [];
    const lists: ImportListTable[] = [];
    const pictures: ImportPictureTable[] = [];
    for (const { row: written, id } of withIds) {
      const stored = existing.get(id);
      const row = withPlainDescription(written, stored);
      const values = [...productFields.map((field) => row[field]), row.attributes];
      const seen = this.#seen.add(id, row.row, values);
      if (seen.kind === 'different') {
        const problem = `Name, category or price differ from row ${seen.firstRow}, which has the same product.`;
        refuse(row, 'product_id', row.product_id ?? '', problem, 'Let all rows of a product agree.');
        continue;
      }
      if (seen.kind === 'first') {
        const categoryId = this.#groups.categoryId(row.category ?? '');
        const listIds = [...new Set((row.sub_category ?? []).map((each) => this.#groups.listId(each)))];
        lists.push(...listIds.map((list_id) => ({ run_id: this.#runId, product_id: id, list_id })));
        products.push(this.#productRow(row, id, categoryId, listIds, stored));
      }
      variants.push(variantRow(this.#runId, row, id, seen.position));
      pictures.push(...this.#pictures.of(row, id));
    }
    await insertStaged(this.#db, 'import_product', products);
    await insertStaged(this.#db, 'import_variant', variants);
    await insertStaged(this.#db, 'import_list', lists);
    await insertStaged(this.#db, 'import_picture', pictures);
    await insertProductNumbers(this.#db, this.#numbers.takeAssigned());
  }

  async #dividedByPrice(rows: readonly ParsedRow[]): Promise<readonly ParsedRow[]> {
    const divided = this.#divided;
    if (divided === null) return rows;
    const owners = await productsOfCodes(
      this.#db,
      rows.map(({ unique_code: code = '' }) => code),
    );
    return rows.map((row) => {
      const owner = owners.get(row.unique_code ?? '');
      return divided.divide(row, owner === undefined ? undefined : this.#numbers.idOf(owner));
    });
  }

  /**
   * Before ids with zeros in front were texts, `0017` was stored as product 17. It stays that product where the shop has
   * the row's unique code there.
   */
  async #adoptFormerNumbers(rows: readonly ParsedRow[]): Promise<void> {
    const padded = rows.flatMap(({ product_id: id = '', unique_code: code = '' }) => {
      const former = formerNumber(id);
      return former === null || this.#numbers.find(id) !== undefined ? [] : { id, code, former };
    });
    const owners = await productsOfCodes(
      this.#db,
      padded.map(({ code }) => code),
    );
    for (const { id, code, former } of padded) {
      if (owners.get(code) === former && !this.#seen.has(former)) this.#numbers.adopt(id, former);
    }
  }

  /** Refuses a row whose numeric id is the number that the shop gave to an id of text. */
  #isNumberOfText(row: ParsedRow, refuse: RefuseRow): boolean {
    const { product_id: productId = '' } = row;
    const owner = this.#numbers.ownerOf(productId);
    if (owner === null) return false;
    const remedy = `Write ${owner} where you mean that product, otherwise another id.`;
    refuse(row, 'product_id', productId, `This is the number of product ${owner} in the shop.`, remedy);
    return true;
  }

  #productRow(
    row: ParsedRow,
    id: number,
    categoryId: number,
    listIds: readonly number[],
    /** Undefined for a new product. */
    stored: ExistingProduct | undefined,
  ): ImportProductTable {
    return {
      run_id: this.#runId,
      product_id: id,
      is_new: flag(stored === undefined),
      name: row.name ?? '',
      mrp: row.mrp ?? 0,
      category_id: categoryId,
      department: departmentOf(categoryId, listIds),
      display_colour: row.colour ?? '',
      description: row.description ?? null,
      attributes:
        row.attributes === undefined
          ? null
          : storedValues({ ...readValues(stored?.attributes ?? ''), ...row.attributes }),
      ...importedFacts(row),
      hidden: row.hidden === undefined ? null : flag(row.hidden),
      offer: row.offer ?? null,
      has_lists: flag(row.sub_category !== undefined),
      row_number: row.row,
    };
  }
}
