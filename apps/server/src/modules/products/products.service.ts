import { isWholePaise, paiseToRupees, rupeesToPaise, type ChangedField, type WireOf } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { AppContext } from '../../context/app-context.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Db } from '../../db/open-database.ts';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/ids.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import { bumpCatalogueVersion, catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { lockProduct } from '../catalogue/product-rows.repository.ts';
import { searchWordsOf } from '../catalogue/search/search-words.ts';
import { replaceWords } from '../catalogue-import/apply/undo.repository.ts';
import { foldedNames } from '../catalogue-import/check/folded-names.ts';
import { departmentOf, GroupNames } from '../catalogue-import/check/group-names.ts';
import { lastOwnNumber } from '../catalogue-import/check/stage/product-numbers.ts';
import { maxProductIdUpTo, readCurrent } from '../catalogue-import/check/staging.repository.ts';
import { runningSeason } from '../shop-settings/season.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { lockColourNames } from '../colours/colours.repository.ts';
import { changedFields } from '../shop-settings/changed-fields.ts';
import { lockStock, moveStock } from '../stock/stock.repository.ts';
import { notifyWaiting, notifyWaitingFor } from '../stock-watch/stock-watch.service.ts';
import { postIfLow } from '../events/post-event.ts';
import { readValues } from '../catalogue/attribute-values.ts';
import { readModelSizes, storedModelSizes } from '../catalogue/model-sizes.ts';
import { attributesIn } from './product-attributes.ts';
import { factColumnsOf, toFacts } from './product-facts.ts';
import * as repository from './products.repository.ts';

/** A product as the back office edits it. */
export type AdminProduct = WireOf<'getAdminProduct'>['answer'];
type Draft = WireOf<'addAdminProduct'>['body'];

/** One product with its variants. @throws ApiError `not_found` */
export async function readProduct(context: Pick<AppContext, 'config'>, db: Db, id: number): Promise<AdminProduct> {
  const season = await runningSeason({ ...context, db });
  const { products, variants, lists } = await readCurrent(db, [id], season);
  const [row] = products;
  if (row === undefined) throw new ApiError('not_found');
  return {
    id,
    version: row.version,
    name: row.name,
    description: row.description,
    mrp: paiseToRupees(row.mrp),
    offerPrice: row.offer === null ? null : paiseToRupees(row.offer),
    categoryId: row.category_id,
    listIds: lists.map(({ list_id }) => list_id).toSorted((a, b) => a - b),
    hidden: row.visible === 0,
    withdrawn: row.withdrawn === 1,
    displayColour: row.display_colour,
    facts: toFacts(row),
    attributes: readValues(row.attributes),
    modelSizes: readModelSizes(row.model_sizes),
    pictureAt: Math.max(row.created_at, (await repository.findUploadedAt(db, id)) ?? 0),
    variants: variants.map(({ unique_code, colour, size, qty, withdrawn }) => ({
      uniqueCode: unique_code,
      colour,
      size,
      units: qty,
      withdrawn: withdrawn === 1,
    })),
  };
}

/** Checks of a product that a schema cannot express. */
async function refuseWrong(trx: Transaction<Database>, id: number, draft: Draft): Promise<GroupNames> {
  const groups = await repository.listAllGroups(trx);
  const pathExists = (wanted: number, isCategory: boolean): boolean =>
    groups.some((group) => group.id === wanted && (group.kind === 'category') === isCategory);
  const unknown = draft.listIds.find((list) => !pathExists(list, false));
  if (!pathExists(draft.categoryId, true))
    throw new ApiError('product.category', { fields: { categoryId: 'unknown' } });
  if (unknown !== undefined) throw new ApiError('product.category', { fields: { listIds: `${unknown} is unknown` } });
  const imprecise = (['mrp', 'offerPrice'] as const).find((field) => !isWholePaise(draft[field] ?? 0));
  if (imprecise !== undefined)
    throw new ApiError('request.invalid', { fields: { [imprecise]: 'at most two decimals' } });
  if (draft.offerPrice !== null && draft.offerPrice > draft.mrp) {
    throw new ApiError('offer.price', { fields: { offerPrice: 'above the MRP' } });
  }
  const codes = draft.variants.map(({ uniqueCode }) => uniqueCode);
  const places = draft.variants.map(({ colour, size }) => `${colour}\n${size}`);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) throw new ApiError('request.invalid', { fields: { variants: `${twice} is there twice` } });
  if (new Set(places).size !== places.length) {
    throw new ApiError('request.invalid', { fields: { variants: 'a colour and size are there twice' } });
  }
  const [folded] = foldedNames([], draft.variants);
  if (folded !== undefined) throw new ApiError('request.invalid', { fields: { variants: folded.problem } });
  const [taken] = await repository.codesOfOthers(trx, codes, id);
  if (taken !== undefined)
    throw new ApiError('product.code_taken', { message: `${taken} belongs to another product.` });
  const place = await repository.findTakenPlace(trx, id, draft.variants);
  if (place !== undefined) {
    const { colour, size, code } = place;
    throw new ApiError('product.code_taken', {
      message: `${colour}, ${size} has the code ${code}, also off sale. Give it that code; orders name it.`,
    });
  }
  return new GroupNames(groups);
}

/** The colour that lists show: the requested one where a variant has it, else the first. */
function shownColour({ displayColour, variants }: Draft): string {
  return variants.some(({ colour }) => colour === displayColour)
    ? displayColour
    : (variants[0]?.colour ?? displayColour);
}

async function valuesOf(
  context: AppContext,
  trx: Transaction<Database>,
  draft: Draft,
): Promise<Omit<repository.ProductValues, 'department'>> {
  const { facts, attributes: values, modelSizes } = draft;
  const colours = new Set(draft.variants.map(({ colour }) => colour.trim()));
  const { invoicing, attributes } = (await settingsIn(context, trx)).settings;
  return {
    ...(facts !== undefined && factColumnsOf(facts, invoicing.classes)),
    ...(values !== undefined && { attributes: attributesIn(values, attributes) }),
    ...(modelSizes !== undefined && { model_sizes: storedModelSizes(modelSizes, colours) }),
    name: draft.name,
    mrp: rupeesToPaise(draft.mrp),
    category_id: draft.categoryId,
    display_colour: shownColour(draft),
    visible: draft.hidden ? 0 : 1,
    description: draft.description,
  };
}

const inOrder = (ids: readonly number[]): string => [...new Set(ids)].toSorted((a, b) => a - b).join();

/** The department of a product that moved to another category or list; the words by which it is found name it. */
function departmentIfMoved(
  before: AdminProduct,
  { categoryId, listIds }: Draft,
): Partial<Pick<repository.ProductValues, 'department'>> {
  const isMoved = categoryId !== before.categoryId || inOrder(listIds) !== inOrder(before.listIds);
  return isMoved ? { department: departmentOf(categoryId, listIds) } : {};
}

async function writeParts(
  context: AppContext,
  trx: Transaction<Database>,
  id: number,
  draft: Draft,
  groups: GroupNames,
): Promise<void> {
  const at = context.now();
  const added = await repository.writeVariants(trx, id, draft.variants);
  for (const { uniqueCode, units } of draft.variants) {
    if (!added.has(uniqueCode) || units === 0) continue;
    await moveStock(trx, units, { id: newId(), unique_code: uniqueCode, delta: units, created_at: at });
  }
  await repository.writeLists(trx, id, draft.listIds);
  await repository.writeOffer(trx, id, draft.offerPrice === null ? null : rupeesToPaise(draft.offerPrice), at);
  const season = await runningSeason({ ...context, db: trx });
  const { products, variants } = await readCurrent(trx, [id], season);
  const words = searchWordsOf({
    name: draft.name,
    categoryName: groups.nameOf('category', draft.categoryId),
    department: products[0]?.department ?? 'men',
    groupNames: draft.listIds.map((list) => groups.nameOf('list', list)),
    colourNames: variants
      .filter(({ withdrawn }) => withdrawn === 0)
      .flatMap(({ colour, colourName }) => [colour, colourName ?? '']),
    description: draft.description,
  });
  await replaceWords(trx, id, words);
  await notifyWaitingFor(context, trx, id);
  await bumpCatalogueVersion(trx, 'shape', at);
}

/** Keeps the names of the product's colours, which its search words contain, as they are until it is written. */
const lockWords = (trx: Transaction<Database>, { variants }: Draft): Promise<void> =>
  lockColourNames(
    trx,
    variants.map(({ colour }) => colour),
    'words',
  );

function afterWrite(db: Db): void {
  const version = catalogueVersionOf(db);
  version.forget();
  version.noteStockChange();
}

/** Tries of a write that meets one of another admin. */
const maxTries = 5;

/**
 * Writes again where another admin took the next id, or one of the codes, at the same moment: the next try sees what she
 * wrote.
 */
async function whileMet<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (tries === maxTries) throw new ApiError('product.code_taken');
    }
  }
}

/** Adds a product under a new id. @throws ApiError `product.code_taken`, `product.category`, `offer.price` */
export async function addProduct(context: AppContext, admin: Identity, draft: Draft): Promise<AdminProduct> {
  const { db, now } = context;
  const add = async (trx: Transaction<Database>) => {
    await lockWords(trx, draft);
    const id = (await maxProductIdUpTo(trx, lastOwnNumber)) + 1;
    const groups = await refuseWrong(trx, id, draft);
    const department = departmentOf(draft.categoryId, draft.listIds);
    await repository.insertProduct(trx, id, { ...(await valuesOf(context, trx, draft)), department }, now());
    await writeParts(context, trx, id, draft, groups);
    const after = { name: draft.name };
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'product.added',
      subject: String(id),
      before: {},
      after,
      at: now(),
    });
    return readProduct(context, trx, id);
  };
  const product = await whileMet(() => inTransaction(db, add));
  afterWrite(db);
  return product;
}

/**
 * Saves a product. Variants that are left out are withdrawn; orders keep them.
 * @throws ApiError `product.changed` with the fields that changed since the caller read the product, `not_found` and
 * those of `addProduct`
 */
export async function saveProduct(
  context: AppContext,
  admin: Identity,
  id: number,
  { version, ...draft }: Draft & { readonly version: number },
): Promise<AdminProduct> {
  const { db, now } = context;
  const write = async (trx: Transaction<Database>) => {
    await lockWords(trx, draft);
    if ((await lockProduct(trx, id)) === undefined) throw new ApiError('not_found');
    const before = await readProduct(context, trx, id);
    if (before.version !== version) throw new ApiError('product.changed', { changes: differences(draft, before) });
    const groups = await refuseWrong(trx, id, draft);
    const values = await valuesOf(context, trx, draft);
    await repository.updateProduct(trx, id, { ...values, ...departmentIfMoved(before, draft) }, now());
    await writeParts(context, trx, id, draft, groups);
    const after = await readProduct(context, trx, id);
    const written = (fields: readonly ChangedField[]) =>
      Object.fromEntries(
        fields.filter(({ field }) => field !== 'version').map(({ field, now: value }) => [field, value]),
      );
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'product.saved',
      subject: String(id),
      before: written(changedFields(after, before)),
      after: written(changedFields(before, after)),
      at: now(),
    });
    return after;
  };
  const product = await whileMet(() => inTransaction(db, write));
  afterWrite(db);
  return product;
}

/** Fields in which the stored product differs from the caller's draft. */
function differences(draft: Draft, now: AdminProduct): ChangedField[] {
  const { variants, ...fields } = draft;
  const kept = now.variants.filter(({ withdrawn }) => !withdrawn);
  const own = Object.fromEntries(Object.keys(fields).map((key) => [key, Reflect.get(now, key)]));
  const plain = (rows: readonly { readonly uniqueCode: string; readonly colour: string; readonly size: string }[]) =>
    rows.map(({ uniqueCode, colour, size }) => `${uniqueCode}: ${colour}, ${size}`);
  return [...changedFields(fields, own), ...changedFields({ variants: plain(variants) }, { variants: plain(kept) })];
}

/**
 * Sets a variant's units, with a reason for the audit; customers who wait for it get their mail.
 * @param seen units the caller was shown; refused when it differs, because some were sold since
 * @throws ApiError `stock.changed`, `not_found`
 */
export async function correctStock(
  context: AppContext,
  admin: Identity,
  { uniqueCode, units, reason, seen }: WireOf<'correctStock'>['body'],
): Promise<number> {
  const { db, now } = context;
  await inTransaction(db, async (trx) => {
    const before = await lockStock(trx, uniqueCode);
    if (before === undefined) throw new ApiError('not_found');
    if (seen !== undefined && seen !== before) {
      throw new ApiError('stock.changed', { changes: [{ field: 'units', now: String(before) }] });
    }
    if (units === before) return;
    await moveStock(trx, units, { id: newId(), unique_code: uniqueCode, delta: units - before, created_at: now() });
    await postIfLow(trx, { uniqueCode, before, after: units }, now());
    if (units > 0) await notifyWaiting(context, trx, uniqueCode);
    await insertAudit(trx, {
      actorId: admin.customerId,
      action: 'stock.corrected',
      subject: uniqueCode,
      before: { units: before },
      after: { units, reason },
      at: now(),
    });
  });
  catalogueVersionOf(db).noteStockChange();
  return units;
}
