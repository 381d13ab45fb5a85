import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportMode } from '@kayal/api-contract';
import type { MoneyFormat } from '@kayal/commerce-core';
import type { Db } from '../../../db/open-database.ts';
import type { ImportProductTable, ImportVariantTable } from '../../../db/tables/imports.ts';
import { openTable } from '../read/read-rows.ts';
import type { FileFormat } from '../read/file-format.ts';
import { departmentOf, GroupNames, type NewName } from './group-names.ts';
import type { Mapping } from './headings.ts';
import type { ErrorList } from './error-list.ts';
import { RowParser, type ParsedRow, type RowError } from './parse-row.ts';
import { valueRow, variantRow } from './staged-rows.ts';
import {
  existingProducts,
  flag,
  insertProductNumbers,
  insertStaged,
  listGroups,
  listProductNumbers,
  maxProductId,
  productsOfCodes,
} from './staging.repository.ts';

/** Rows per slice; between two slices other requests are served. */
const rowsPerSlice = 400;

/** Result of staging a file. */
export interface StagedFile {
  readonly rows: number;
  readonly errors: number;
  readonly newNames: readonly NewName[];
}

/** Parameters of staging. */
export interface StageRequest {
  readonly runId: string;
  readonly file: string;
  readonly format: FileFormat;
  readonly mode: ImportMode;
  readonly mapping: Mapping;
  /** How the shop writes amounts. */
  readonly money: MoneyFormat;
  /** Called with the number of finished rows. */
  readonly onProgress: (rows: number) => void;
}

interface Seen {
  readonly row: number;
  /** Hash of name, category, MRP and so on: all rows of a product must agree. */
  readonly facts: string;
  variants: number;
}

/** Values of a product in few bytes, because those of every product are held until the end of the file. */
const hashOf = (values: readonly unknown[]): string => hash('sha256', JSON.stringify(values), 'base64');

/** Turns the rows of one file into staged rows. */
class FileStager {
  readonly #db: Db;
  readonly #request: StageRequest;
  readonly #errors: ErrorList;
  readonly #groups: GroupNames;
  readonly #numbers: Map<string, number>;
  readonly #products = new Map<number, Seen>();
  readonly #codes = new Map<string, number>();
  #newNumbers: (readonly [string, number])[] = [];
  #lastId: number;

  constructor(
    db: Db,
    request: StageRequest,
    errors: ErrorList,
    groups: GroupNames,
    numbers: Map<string, number>,
    lastId: number,
  ) {
    this.#db = db;
    this.#request = request;
    this.#errors = errors;
    this.#groups = groups;
    this.#numbers = numbers;
    this.#lastId = lastId;
  }

  get newNames(): readonly NewName[] {
    return this.#groups.newNames;
  }

  /** Stages rows that were read together. @param headings the file's heading of each field, for errors */
  async stage(rows: readonly ParsedRow[], headings: Mapping): Promise<void> {
    const errors: RowError[] = [];
    const wholeRow = (row: number, field: keyof Mapping, value: string, problem: string, remedy: string): void => {
      errors.push({ row, heading: headings[field] ?? '', value, problem, remedy });
    };
    const unique = rows.filter(({ row, uniqueCode }) => {
      const first = uniqueCode === undefined ? undefined : this.#codes.get(uniqueCode);
      if (uniqueCode !== undefined && first === undefined) this.#codes.set(uniqueCode, row);
      if (uniqueCode === undefined || first === undefined) return true;
      const remedy = 'Give each variant a code of its own, or leave one of the rows out.';
      wholeRow(row, 'unique_code', uniqueCode, `This unique code stands in row ${first} already.`, remedy);
      return false;
    });
    const { mode } = this.#request;
    if (mode === 'whole' || mode === 'changes') await this.#stageCatalogue(unique, wholeRow);
    else await this.#stageValues(unique, wholeRow);
    await this.#errors.add(errors);
  }

  /** The number of a product: its id if that is a number, otherwise an assigned one. */
  #numberOf(sourceId: string): number {
    if (/^\d{1,9}$/.test(sourceId)) return Number(sourceId);
    const known = this.#numbers.get(sourceId);
    if (known !== undefined) return known;
    this.#lastId += 1;
    this.#numbers.set(sourceId, this.#lastId);
    this.#newNumbers.push([sourceId, this.#lastId]);
    return this.#lastId;
  }

  async #stageCatalogue(rows: readonly ParsedRow[], refuse: Refuse): Promise<void> {
    const withIds = rows.map((row) => ({ ...row, id: this.#numberOf(row.productId ?? '') }));
    const existing = await existingProducts(this.#db, [...new Set(withIds.map(({ id }) => id))]);
    const products: ImportProductTable[] = [];
    const variants: ImportVariantTable[] = [];
    const lists = new Map<string, { run_id: string; product_id: number; list_id: number }>();
    const { runId } = this.#request;
    for (const row of withIds) {
      const { id, name = '', category = '', subCategories, mrp = 0, offer, description, hidden } = row;
      const facts = hashOf([name, category, subCategories, mrp, offer, description, hidden]);
      const seen = this.#products.get(id);
      if (seen !== undefined && seen.facts !== facts) {
        const problem = `Name, category or price differ from row ${seen.row}, which has the same product.`;
        refuse(row.row, 'product_id', row.productId ?? '', problem, 'Let all rows of a product agree.');
        continue;
      }
      const own = seen ?? { row: row.row, facts, variants: 0 };
      if (seen === undefined) {
        this.#products.set(id, own);
        const categoryId = this.#groups.categoryId(category);
        const listIds = (subCategories ?? []).map((each) => this.#groups.listId(each));
        for (const list_id of listIds) lists.set(`${id} ${list_id}`, { run_id: runId, product_id: id, list_id });
        products.push({
          run_id: runId,
          product_id: id,
          is_new: flag(!existing.has(id)),
          name,
          mrp,
          category_id: categoryId,
          department: departmentOf(categoryId, listIds),
          display_colour: row.colour ?? '',
          description: description ?? null,
          hidden: hidden === undefined ? null : flag(hidden),
          offer: offer ?? null,
          has_lists: flag(subCategories !== undefined),
          row_number: row.row,
        });
      }
      variants.push(variantRow(runId, row, id, own.variants));
      own.variants += 1;
    }
    await insertStaged(this.#db, 'import_product', products);
    await insertStaged(this.#db, 'import_variant', variants);
    await insertStaged(this.#db, 'import_list', [...lists.values()]);
    await insertProductNumbers(this.#db, this.#newNumbers);
    this.#newNumbers = [];
  }

  /** Rows of `stock` and `prices`, which can only change existing variants. */
  async #stageValues(rows: readonly ParsedRow[], refuse: Refuse): Promise<void> {
    const { runId, mode } = this.#request;
    const codes = rows.flatMap(({ uniqueCode }) => uniqueCode ?? []);
    const ofCodes = await productsOfCodes(this.#db, codes);
    const idOf = ({ productId, uniqueCode }: ParsedRow): number | undefined => {
      if (uniqueCode !== undefined) return ofCodes.get(uniqueCode);
      if (productId === undefined) return undefined;
      return /^\d{1,9}$/.test(productId) ? Number(productId) : this.#numbers.get(productId);
    };
    const ids = rows.flatMap((row) => idOf(row) ?? []);
    const existing = await existingProducts(this.#db, ids);
    const products: ImportProductTable[] = [];
    const variants: ImportVariantTable[] = [];
    for (const row of rows) {
      const id = idOf(row);
      if (id === undefined || !existing.has(id)) {
        const field = row.uniqueCode === undefined ? 'product_id' : 'unique_code';
        const remedy = 'Correct it, leave the row out, or import the whole product first.';
        refuse(
          row.row,
          field,
          row.uniqueCode ?? row.productId ?? '',
          'There is nothing of this code in the shop.',
          remedy,
        );
        continue;
      }
      const facts = mode === 'prices' ? hashOf([row.mrp, row.offer]) : '';
      const seen = this.#products.get(id);
      if (seen !== undefined && seen.facts !== facts) {
        const problem = `The price differs from row ${seen.row}, which has the same product.`;
        refuse(row.row, 'mrp', '', problem, 'Let all rows of a product agree.');
        continue;
      }
      if (seen === undefined) {
        this.#products.set(id, { row: row.row, facts, variants: 0 });
        products.push(valueRow(runId, row, id, mode === 'prices'));
      }
      if (mode === 'stock') variants.push(variantRow(runId, row, id, 0));
    }
    await insertStaged(this.#db, 'import_product', products);
    await insertStaged(this.#db, 'import_variant', variants);
  }
}

type Refuse = (row: number, field: keyof Mapping, value: string, problem: string, remedy: string) => void;

/**
 * Reads a file row by row into the staging tables. It does not change the catalogue.
 * @throws ImportFileError when the file cannot be read further
 */
export async function stageFile(db: Db, request: StageRequest, errors: ErrorList): Promise<StagedFile> {
  const [groups, numbers, lastId] = await Promise.all([listGroups(db), listProductNumbers(db), maxProductId(db)]);
  const { headings, rows } = await openTable(request.file, request.format);
  const parser = new RowParser(headings, request.mapping, request.mode, request.money);
  const stager = new FileStager(db, request, errors, new GroupNames(groups), numbers, Math.max(lastId, 100_000_000));
  let count = 0;
  let slice: ParsedRow[] = [];
  let wrong: RowError[] = [];
  const flush = async (): Promise<void> => {
    await errors.add(wrong);
    await stager.stage(slice, request.mapping);
    slice = [];
    wrong = [];
    request.onProgress(count);
    await nextTurn();
  };
  for await (const row of rows) {
    count += 1;
    const parsed = parser.parse(row);
    if (isErrors(parsed)) wrong.push(...parsed);
    else slice.push(parsed);
    if (slice.length + wrong.length < rowsPerSlice) continue;
    await flush();
    if (errors.isFull) break;
  }
  await flush();
  return { rows: count, errors: errors.count, newNames: stager.newNames };
}

function isErrors(parsed: ParsedRow | readonly RowError[]): parsed is readonly RowError[] {
  return Array.isArray(parsed);
}
