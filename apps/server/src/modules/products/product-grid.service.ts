import type { ChangedField, WireOf } from '@kayal/api-contract';
import {
  attributeIdOf,
  gridColumnOf,
  gridFields,
  gridText,
  isGridField,
  readGridCell,
  type CellContext,
} from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { partsInTurns } from '../../db/slices.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudits } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { readValues, storedValues } from '../catalogue/attribute-values.ts';
import type { StoredProduct } from '../catalogue-import/file-columns.ts';
import { lockColourNames } from '../colours/colours.repository.ts';
import { rewriteWords } from '../colours/rewrite-words.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import * as repository from './product-grid.repository.ts';

type GridRow = WireOf<'getProductGrid'>['answer'][number];
type Change = WireOf<'saveProductGrid'>['body']['products'][number];
type Cells = Readonly<Record<string, string>>;

async function cellContext(context: AppContext, db: Db): Promise<CellContext> {
  const { profile, invoicing, attributes } = (await settingsIn(context, db)).settings;
  return { money: profile.currency, taxClasses: invoicing.classes, attributes };
}

function cellsOf(product: StoredProduct, shop: CellContext): Cells {
  const values = readValues(product.attributes);
  const own = shop.attributes
    .filter(({ isRetired }) => !isRetired)
    .map(({ id }) => [gridColumnOf(id), values[id] ?? []] as const);
  const fields = gridFields.map((field) => [
    field,
    gridText(field, field === 'final_sale' ? product[field] === 1 : product[field], shop),
  ]);
  const attributes = own.map(([column, value]) => [column, gridText(column, value, shop)]);
  return Object.fromEntries([...fields, ...attributes].filter(([, text]) => text !== ''));
}

/** A slice of the grid, by id. @param limit products of one answer */
export async function readGrid(
  context: AppContext,
  filter: ProductFilter,
  after: number,
  limit: number,
): Promise<GridRow[]> {
  const shop = await cellContext(context, context.db);
  const rows = await repository.listGridRows(context.db, filter, after, limit);
  return rows.map(({ ownId, ...product }) => ({
    id: product.id,
    ownId,
    version: product.version,
    cells: cellsOf(product, shop),
  }));
}

/** Puts the read cells into a product; the problems of wrong ones go into `problems` by column. */
function changed(
  product: StoredProduct,
  { cells }: Change,
  shop: CellContext,
  problems: Record<string, string>,
): StoredProduct {
  let row = product;
  const values = { ...readValues(product.attributes) };
  for (const [column, typed] of Object.entries(cells)) {
    const reading = readGridCell(column, typed, shop);
    if ('problem' in reading) {
      problems[column] = `${reading.problem} ${reading.remedy}`;
      continue;
    }
    const { value } = reading;
    const attribute = attributeIdOf(column);
    if (attribute !== null && typeof value === 'object') values[attribute] = [...value];
    else if (isGridField(column)) row = { ...row, [column]: typeof value === 'boolean' ? Number(value) : value };
  }
  return { ...row, attributes: storedValues(values) };
}

/** The products as they will be. @throws ApiError `product.changed` by id, `request.invalid` by place and column */
async function changedProducts(trx: Transaction<Database>, changes: readonly Change[], shop: CellContext) {
  const ids = changes.map(({ id }) => id);
  const { products, offerOf } = await repository.lockGridRows(trx, ids);
  const stored = new Map(products.map((product) => [product.id, product]));
  const others: ChangedField[] = [];
  const problems: Record<string, string> = {};
  const rows: { readonly before: StoredProduct; readonly after: StoredProduct }[] = [];
  for await (const part of partsInTurns(changes)) {
    for (const change of part) {
      const place = rows.length + others.length;
      const before = stored.get(change.id);
      if (before?.version !== change.version) {
        others.push({ field: String(change.id), now: before?.name ?? null });
        continue;
      }
      const wrong: Record<string, string> = {};
      const after = changed(before, change, shop, wrong);
      if ((offerOf.get(change.id) ?? 0) > after.mrp) wrong['mrp'] = 'This is below the offer.';
      for (const [column, problem] of Object.entries(wrong)) problems[`${place}.${column}`] = problem;
      rows.push({ before, after });
    }
  }
  if (others.length > 0) throw new ApiError('product.changed', { changes: others });
  if (Object.keys(problems).length > 0) throw new ApiError('request.invalid', { fields: problems });
  return rows;
}

/** Names of colours in the search words stay as they are until they are written. Before the products are locked. */
async function lockWords(trx: Transaction<Database>, changes: readonly Change[]): Promise<void> {
  const renamed = changes.filter(({ cells }) => cells['name'] !== undefined).map(({ id }) => id);
  await lockColourNames(trx, await repository.listColoursOf(trx, renamed), 'words');
}

const pick = (cells: Cells, columns: readonly string[]): Cells =>
  Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']));

/**
 * Saves cells of many products in one transaction.
 * @throws ApiError `product.changed` with the ids of products that somebody else changed or that are gone;
 * `request.invalid` with each wrong cell
 */
export async function saveGrid(
  context: AppContext,
  admin: Identity,
  changes: readonly Change[],
): Promise<WireOf<'saveProductGrid'>['answer']> {
  const { db, now } = context;
  if (new Set(changes.map(({ id }) => id)).size < changes.length)
    throw new ApiError('request.invalid', { fields: { products: 'one is there twice' } });
  const products = await inTransaction(db, async (trx) => {
    const shop = await cellContext(context, trx);
    const at = now();
    await lockWords(trx, changes);
    const rows = (await changedProducts(trx, changes, shop)).map(({ before, after }) => ({
      before,
      after: { ...after, version: before.version + 1, changed_at: at },
    }));
    await repository.writeGridRows(
      trx,
      rows.map(({ after }) => after),
    );
    const renamed = rows.filter(({ before, after }) => before.name !== after.name).map(({ after }) => after.id);
    const season = await runningSeason({ ...context, db: trx });
    for await (const ids of partsInTurns(renamed)) await rewriteWords(trx, season, ids);
    const columnsOf = new Map(changes.map(({ id, cells }) => [id, Object.keys(cells)]));
    await insertAudits(
      trx,
      rows.map(({ before, after }) => {
        const columns = columnsOf.get(after.id) ?? [];
        return {
          actorId: admin.customerId,
          action: 'product.saved',
          subject: String(after.id),
          before: pick(cellsOf(before, shop), columns),
          after: pick(cellsOf(after, shop), columns),
          at,
        };
      }),
    );
    await bumpCatalogueVersion(trx, 'shape', at);
    return rows.map(({ after: { id, version } }) => ({ id, version }));
  });
  catalogueVersionOf(db).forget();
  return { products };
}
