import * as apply from '../../../../server/src/modules/catalogue-import/apply/apply.repository.ts';
import * as undo from '../../../../server/src/modules/catalogue-import/apply/undo.repository.ts';
import { writeStock } from '../../../../server/src/modules/catalogue-import/apply/write-stock.repository.ts';
import * as imports from '../../../../server/src/modules/catalogue-import/catalogue-import.repository.ts';
import { deleteOldRuns, deleteRun } from '../../../../server/src/modules/catalogue-import/delete-runs.repository.ts';
import * as mappings from '../../../../server/src/modules/catalogue-import/saved-mappings.repository.ts';
import * as conflicts from '../../../../server/src/modules/catalogue-import/check/conflicts.repository.ts';
import * as staging from '../../../../server/src/modules/catalogue-import/check/staging.repository.ts';
import { listMoved } from '../../../../server/src/modules/catalogue-import/check/stock-since.repository.ts';
import { known, largeShopNow as now } from '../large-shop.ts';
import type { TimedCall } from './timed-call.ts';

const page = { limit: 50, offset: 0 };
const far = { limit: 50, offset: 9000 };
const run = known.run;
const season = known.season;
const applied = { runId: run, mode: 'whole' } as const;
const ids = Array.from({ length: 250 }, (_, index) => 1001 + index);
/** In stock, so that an undo can take a unit. */
const codes = ids.filter((id) => id % 40 > 0).map((id) => `V${1_000_000 + id}-M`);
const loadedAt = now - 86_400_000;
const slice = { runId: run, ids, at: now, rank: 1, isCatalogue: true, isWhole: true };
const kinds = [undefined, 'new', 'changed', 'unchanged', 'price', 'stock'] as const;
const before = {
  name: 'Vembanad',
  mrp: 19_900,
  categoryId: 7,
  description: '',
  displayColour: 'Navy',
  visible: 1,
  withdrawn: 0,
  offer: 0,
  lists: [301],
  variants: [{ code: 'V1000000-M', colour: 'Navy', size: 'M', withdrawn: 0 }],
} as const;

const changes: readonly TimedCall[] = kinds.flatMap((kind): TimedCall[] => [
  [`countChangesOf, ${kind ?? 'all'}`, (db) => imports.countChangesOf(db, run, kind)],
  [`listChanges, ${kind ?? 'all'}`, (db) => imports.listChanges(db, run, kind, page)],
  [`listChanges, ${kind ?? 'all'}, far page`, (db) => imports.listChanges(db, run, kind, far)],
]);

/** Calls about imports: those of pages first, then the steps of one import, 250 products at a time. */
export const importCalls: readonly TimedCall[] = [
  ...changes,
  ['findRun', (db) => imports.findRun(db, run)],
  ['listRuns', (db) => imports.listRuns(db, page)],
  ['listRuns, far page', (db) => imports.listRuns(db, { limit: 50, offset: 1900 })],
  ['countRuns', (db) => imports.countRuns(db)],
  ['updateRun', (db) => imports.updateRun(db, run, { done: 1 })],
  ['deleteRun, of 10,000 products', (db) => deleteRun(db, run)],
  ['deleteOldRuns', (db) => deleteOldRuns(db, now - 1500 * 3_600_000)],
  ['listRunFiles', (db) => imports.listRunFiles(db)],
  ['findLastApplied', (db) => imports.findLastApplied(db)],
  ['findLastLike', (db) => imports.findLastLike(db, 'stock')],
  ['lockRuns', (db) => imports.lockRuns(db)],
  ['endAbandoned', (db) => imports.endAbandoned(db, now, season)],
  ['endRun', (db) => imports.endRun(db, run, season)],
  ['isAnotherWorking', (db) => imports.isAnotherWorking(db, run)],
  ['listErrors', (db) => imports.listErrors(db, run, page)],
  ['listErrors, far page', (db) => imports.listErrors(db, run, far)],
  ['countErrors', (db) => imports.countErrors(db, run)],
  ['listMaps', (db) => mappings.listMaps(db)],
  ['findMappingUsedFor', (db) => mappings.findMappingUsedFor(db, ['a'])],
  ['countVisible', (db) => imports.countVisible(db)],
  ['findPrepared', (db) => imports.findPrepared(db, season)],
  ['listPrepared', (db) => imports.listPrepared(db, '2026-27')],
  ['findSwitchedAt', (db) => imports.findSwitchedAt(db, now - 1000 * 3_600_000, season)],
  ['prepareAgain, 10,000 products', (db) => imports.prepareAgain(db, run, 'again')],
  ['codesOfOthers, of a run', (db) => conflicts.codesOfOthers(db, run, 100)],
  ['idsAddedByHand', (db) => conflicts.idsAddedByHand(db, run, 100)],
  ['takenColourSizes', (db) => conflicts.takenColourSizes(db, run, 100)],
  ['repeatedColourSizes', (db) => conflicts.repeatedColourSizes(db, run, 100)],
  ['offersAboveMrp', (db) => conflicts.offersAboveMrp(db, run, 100)],
  ['clearStaging, 10,000 products', (db) => staging.clearStaging(db, run)],
  ['listGroups, of an import', (db) => staging.listGroups(db)],
  ['maxProductIdUpTo', (db) => staging.maxProductIdUpTo(db, 999_999)],
  ['listOwnNumbersAbove', (db) => staging.listOwnNumbersAbove(db, 900_000)],
  ['listProductNumbers', (db) => staging.listProductNumbers(db)],
  ['productsOfCodes', (db) => staging.productsOfCodes(db, codes)],
  ['existingProducts', (db) => staging.existingProducts(db, ids)],
  ['stagedProductIds', (db) => staging.stagedProductIds(db, run, 6000, 250)],
  ['readBoth', (db) => staging.readBoth(db, { runId: run, season, loadedAt }, ids)],
  ['listMissing, the first', (db) => staging.listMissing(db, run, 0, 250)],
  ['listMissing, the middle', (db) => staging.listMissing(db, run, 50_000, 250)],
  ['countMissing', (db) => staging.countMissing(db, run)],
  ['countChanges', (db) => staging.countChanges(db, run)],
  ['listMoved, with the bestseller', (db) => listMoved(db, { runId: run, loadedAt }, ids)],
  ['listChanged', (db) => apply.listChanged(db, run, 5000, 250)],
  ['usedGroupIds', (db) => apply.usedGroupIds(db, [301, 999])],
  ['countVisibleOf', (db) => apply.countVisibleOf(db, ids)],
  ['topRank', (db) => apply.topRank(db)],
  ['writeProducts', (db) => apply.writeProducts(db, slice)],
  ['writeVariants, of an import', (db) => apply.writeVariants(db, slice)],
  ['writeOffers', (db) => apply.writeOffers(db, slice)],
  ['writeLists, of an import', (db) => apply.writeLists(db, slice)],
  ['writeWords', (db) => apply.writeWords(db, slice)],
  ['withdrawProducts', (db) => apply.withdrawProducts(db, ids, now)],
  ['copyColours', (db) => apply.copyColours(db, season, '2026-27')],
  ['listUnitsChanges', (db) => apply.listUnitsChanges(db, run, 'import')],
  ['codesWaitedFor', (db) => apply.codesWaitedFor(db, run)],
  [
    'writeStock',
    async (db) => {
      await db.deleteFrom('import_stock').where('run_id', '=', run).execute();
      await writeStock(db, { ...slice, loadedAt });
    },
  ],
  ['listBefore', (db) => undo.listBefore(db, run, 5000, 250)],
  ['restoreProduct', (db) => undo.restoreProduct(db, applied, 1001, before, now)],
  ['restoreVariants', (db) => undo.restoreVariants(db, applied, 1001, before)],
  ['listStockChanges', (db) => undo.listStockChanges(db, run, 'V1005000', 250)],
  ['undoStock', (db) => undo.undoStock(db, run, codes, now)],
  ['replaceWords', (db) => undo.replaceWords(db, 1001, ['navy', 'tee'])],
];
