import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RehearsalKind } from '@kayal/api-contract';
import type { Transaction } from 'kysely';
import type { Config } from '../../../config/config.ts';
import { isUniqueViolation } from '../../../db/database-errors.ts';
import { withoutTimeLimit } from '../../../db/dialect.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { Database } from '../../../db/schema.ts';
import { partsInTurns } from '../../../db/slices.ts';
import { ApiError } from '../../../http/api-error.ts';
import { insertAudit } from '../../audit/audit.repository.ts';
import { restoreWords } from '../../catalogue-import/apply/undo-run.ts';
import { GroupNames } from '../../catalogue-import/check/group-names.ts';
import { listGroups } from '../../catalogue-import/check/staging.repository.ts';
import { bumpCatalogueVersion } from '../../catalogue-version/catalogue-version.ts';
import { withShop } from '../../moving/fill-shop.ts';
import type { PlainRow } from '../../moving/shop-rows.ts';
import { listUploadFiles } from '../../pictures/upload/upload.repository.ts';
import { runningSeason } from '../../shop-settings/season.ts';
import { readSettings, type CurrentSettings } from '../../shop-settings/settings-cache.ts';
import { refuseContradictions, storeSettings } from '../../shop-settings/shop-settings.service.ts';
import { notifyWhereBack, type NotifyingParts } from '../../stock-watch/stock-watch.service.ts';
import {
  decideRemoved,
  decideWritten,
  findMoves,
  isWholeTaken,
  type SwitchParts,
  type TakenRow,
} from './decide-rows.ts';
import * as repository from './goods.repository.ts';
import { plannedTables, type GoodsTable, type TablePlan } from './goods-tables.ts';
import { bringPictures } from '../make-copy.ts';
import { settingsWithNewIds } from './ids-in-settings.ts';
import { changedSettings, mergeSettings, type ChangedSetting } from './merge-settings.ts';
import { findKeptPrices } from './kept-prices.ts';
import { findNewIds, type NewIds } from './new-ids.ts';
import { basePlace, rehearsalPlace, type ShopPlace } from '../rehearsal-places.ts';
import { comparedColumns, RowChanges } from './row-changes.repository.ts';
import { storedRehearsal } from '../stored-rehearsal.ts';
import { Tally, type Differences } from './tally.ts';

/** Settings that a comparison and a switch need. */
export type SwitchConfig = ShopPlace & Pick<Config, 'publicOrigin' | 'season' | 'demo' | 'companyCode' | 'tax'>;

type Trx = Transaction<Database>;

/** Settings of the shop in three places. */
interface ThreeSettings {
  readonly base: CurrentSettings;
  readonly rehearsal: CurrentSettings;
}

const settingsAt = (config: SwitchConfig, place: Parameters<typeof withShop>[0]): Promise<CurrentSettings> =>
  withShop(place, (db) => readSettings({ db, config }));

const readBoth = async (config: SwitchConfig): Promise<ThreeSettings> => ({
  base: await settingsAt(config, basePlace(config)),
  rehearsal: await settingsAt(config, rehearsalPlace(config)),
});

/** Settings of the rehearsal with the ids that the shop knows. */
const withIdsOfShop = (settings: CurrentSettings, ids: NewIds): CurrentSettings => ({
  ...settings,
  settings: settingsWithNewIds(settings.settings, ids),
});

function countSettings(changed: readonly ChangedSetting[], tally: Tally): void {
  for (const { field, here, there, isConflict } of changed) {
    if (!isConflict) tally.add('settings', 1);
    else {
      const fields = [{ field, here: here.slice(0, 200), there: there.slice(0, 200) }];
      tally.addConflict({ kind: 'settings', row: field, fields, isGoneHere: false, isGoneThere: false });
    }
  }
}

/** What a switch is decided from, with the prices that stay counted already. */
async function partsOfSwitch(db: Db, changes: RowChanges, winners: ReadonlySet<RehearsalKind>): Promise<SwitchParts> {
  const ids = await findNewIds(db, changes);
  const basis = { db, changes, ids, winners, tally: new Tally(), leftOut: new Map<string, Set<unknown>>() };
  return { ...basis, keptPrices: await findKeptPrices(basis) };
}

/** What a switch would bring over now, and which rows both shops changed. Only reads. */
export async function compareShops(config: SwitchConfig, db: Db): Promise<Differences> {
  const changes = new RowChanges(config);
  try {
    const parts = await partsOfSwitch(db, changes, new Set());
    const { ids, tally } = parts;
    for (const [table, plan] of plannedTables) {
      if (plan.isWhole === true) await isWholeTaken(parts, table, plan);
      else {
        // Decisions are counted as they are made.
        for await (const _ of decideRemoved(parts, table, plan)) await nextTurn();
        for await (const _ of decideWritten(parts, table, plan, await findMoves(parts, table, plan))) await nextTurn();
      }
    }
    const { base, rehearsal } = await readBoth(config);
    countSettings(changedSettings(base, withIdsOfShop(rehearsal, ids), await readSettings({ db, config })), tally);
    return tally.result();
  } finally {
    changes.close();
  }
}

/** A switch that an admin asked for. */
export interface SwitchRequest {
  readonly rehearsalId: string;
  readonly actorId: string;
  readonly winners: readonly RehearsalKind[];
  /** Called after each table that was written. */
  readonly onTable?: (table: string) => void;
}

/** What a switch needs of the shop. */
export interface SwitchContext extends NotifyingParts {
  readonly config: NotifyingParts['config'] & SwitchConfig;
}

/**
 * Brings what a rehearsal changed into its shop, in one transaction: all of it, or nothing after an error or a kill. Orders,
 * units, accounts, payments and documents stay as they are; a variant that is new gets the units that it has in the
 * rehearsal. Nobody may write to the rehearsal meanwhile.
 * @throws ApiError `rehearsal.step` where it is not being switched, `rehearsal.clash` where a row cannot stand beside one of
 * the shop
 */
export async function switchShop(context: SwitchContext, request: SwitchRequest): Promise<Differences> {
  const { config, db } = context;
  const before = await withShop(basePlace(config), listUploadFiles);
  const files = await withShop(rehearsalPlace(config), listUploadFiles);
  // Files that the transaction then names. Those of a switch that fails are swept.
  await bringPictures(
    rehearsalPlace(config),
    config,
    new Set([...files].filter((file) => !before.has(file))),
    () => undefined,
  );
  const settings = await readBoth(config);
  try {
    return await inTransaction(db, (trx) =>
      withoutTimeLimit(trx, async () => new Switch(context, trx, request).run(settings)),
    );
  } catch (error) {
    throw isUniqueViolation(error) ? new ApiError('rehearsal.clash') : error;
  }
}

/** One try of a switch, in its transaction. */
class Switch {
  readonly #context: SwitchContext;
  readonly #trx: Trx;
  readonly #request: SwitchRequest;
  readonly #at: number;
  readonly #products = new Set<number>();

  constructor(context: SwitchContext, trx: Trx, request: SwitchRequest) {
    this.#context = context;
    this.#trx = trx;
    this.#request = request;
    this.#at = context.now();
  }

  async run(settings: ThreeSettings): Promise<Differences> {
    const { config } = this.#context;
    const winners = new Set(this.#request.winners);
    const changes = new RowChanges(config);
    try {
      const parts = await partsOfSwitch(this.#trx, changes, winners);
      // Rows are removed before others take their place, those that name others first.
      for (const [table, plan] of plannedTables.toReversed()) await this.#remove(parts, table, plan);
      for (const [table, plan] of plannedTables) {
        await this.#write(parts, table, plan);
        this.#request.onTable?.(table);
      }
      const rehearsal = withIdsOfShop(settings.rehearsal, parts.ids);
      await this.#writeSettings({ base: settings.base, rehearsal }, winners, parts.tally);
      await this.#writeWords();
      const differences = parts.tally.result();
      await this.#finish(differences);
      return differences;
    } finally {
      changes.close();
    }
  }

  async #remove(parts: SwitchParts, table: GoodsTable, plan: TablePlan): Promise<void> {
    if (plan.isWhole === true) return;
    for await (const rows of decideRemoved(parts, table, plan)) {
      await repository.removeRows(this.#trx, table, plan.key, plan.removed, rows);
      this.#noteProducts(table, rows);
      await nextTurn();
    }
  }

  async #write(parts: SwitchParts, table: GoodsTable, plan: TablePlan): Promise<void> {
    const columns = parts.changes.columns(table);
    if (plan.isWhole === true) {
      if (!(await isWholeTaken(parts, table, plan))) return;
      const rows = [...parts.changes.all(table, 'main')].flat();
      await repository.replaceRows(this.#trx, table, columns, plan.key, rows);
      return;
    }
    const overwritten = [...comparedColumns(columns, plan), ...(plan.dated ?? [])].filter(
      (name) => !plan.key.includes(name),
    );
    const moves = await findMoves(parts, table, plan);
    const { key, left } = plan;
    if (left !== undefined) await repository.leavePlaces(this.#trx, table, { key, left }, [...moves.values()]);
    for await (const taken of decideWritten(parts, table, plan, moves)) {
      const rows = taken.map(({ row }) => row);
      await repository.putRows(this.#trx, table, columns, { key: plan.key, overwritten }, rows);
      if (table === 'variant') await this.#beginLedger(taken);
      this.#noteProducts(table, rows);
      await nextTurn();
    }
  }

  /** Notes products whose version and search words a change concerns. */
  #noteProducts(table: GoodsTable, rows: readonly PlainRow[]): void {
    const column = table === 'product' ? 'id' : 'product_id';
    if (table !== 'product' && table !== 'variant' && table !== 'product_group') return;
    for (const row of rows) this.#products.add(Number(row[column]));
  }

  /** A new variant came with units: they are its first movement. */
  async #beginLedger(taken: readonly TakenRow[]): Promise<void> {
    const rows = taken.flatMap(({ row, isNew }) => {
      const delta = Number(row['qty']);
      return isNew && delta > 0 ? [{ code: String(row['unique_code']), delta }] : [];
    });
    await repository.insertFirstMovements(this.#trx, rows, this.#at);
  }

  async #writeSettings({ base, rehearsal }: ThreeSettings, winners: ReadonlySet<string>, tally: Tally): Promise<void> {
    const { config } = this.#context;
    const shop = await readSettings({ db: this.#trx, config });
    const changed = changedSettings(base, rehearsal, shop);
    countSettings(changed, tally);
    const fields = changed.flatMap(({ field, isConflict }) => (isConflict && !winners.has('settings') ? [] : [field]));
    if (fields.length === 0) return;
    const merged = mergeSettings(shop, rehearsal, fields);
    refuseContradictions(merged.settings);
    const save = { config, actorId: this.#request.actorId, at: this.#at };
    await storeSettings(this.#trx, save, shop, { ...merged, changed: fields });
  }

  async #writeWords(): Promise<void> {
    const { config } = this.#context;
    const season = await runningSeason({ db: this.#trx, config });
    const groups = new GroupNames(await listGroups(this.#trx));
    for await (const ids of partsInTurns([...this.#products])) {
      await repository.raiseProductVersions(this.#trx, ids, this.#at);
      await restoreWords(this.#trx, ids, season, groups);
    }
  }

  async #finish(differences: Differences): Promise<void> {
    const { rehearsalId, actorId, winners } = this.#request;
    const trx = this.#trx;
    await notifyWhereBack(this.#context, trx, await repository.codesWaitedForIn(trx, this.#products));
    await bumpCatalogueVersion(trx, 'shape', this.#at);
    const done = { touchedAt: this.#at, kinds: differences.kinds };
    // In the same transaction: after a kill the state says which of the two shops shoppers see.
    if ((await storedRehearsal.step(trx, 'rehearsal.finish', done, rehearsalId)) === null)
      throw new ApiError('rehearsal.step');
    const after = { kinds: differences.kinds, winners };
    await insertAudit(trx, {
      actorId,
      action: 'rehearsal.switched',
      subject: rehearsalId,
      before: {},
      after,
      at: this.#at,
    });
  }
}
