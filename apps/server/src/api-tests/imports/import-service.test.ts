import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportMode } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockRuns, updateRun } from '../../modules/catalogue-import/catalogue-import.repository.ts';
import * as service from '../../modules/catalogue-import/catalogue-import.service.ts';
import { createRun } from '../../modules/catalogue-import/create-run.ts';
import { runImportJob } from '../../modules/catalogue-import/import-jobs.ts';
import { importFolder, type ImportParts } from '../../modules/catalogue-import/import-parts.ts';
import { progressOf, type ImportRun } from '../../modules/catalogue-import/import-run.ts';
import { sheetOf, textCells, xlsxOf } from '../../modules/catalogue-import/read/import-files.test-support.ts';
import { lockProduct } from '../../modules/catalogue/product-rows.repository.ts';
import { putOffer } from '../../modules/offers/offers.repository.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { losingConnection } from '@kayal/server-testing/src/losing-connection.ts';
import { items, people } from '@kayal/server-testing/src/small-seed.ts';

const stock = 'unique_code,units\nAERO-BLK-M,50\n';
const newCategory =
  'product_id,name,category,mrp,colour,size,unique_code,units\n201,Periyar Tee,Surf,899,Navy,M,PT-M,4\n';
const season = '2026-27';

forEachEngine('the steps of an import', (engine) => {
  let shop: TestApp;
  let parts: ImportParts;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    parts = shop.app.context;
    return () => shop.close();
  });

  const upload = async (bytes: string | Uint8Array = stock): Promise<ImportRun> => {
    const file = path.join(shop.config.dataDir, 'file');
    await writeFile(file, bytes);
    return createRun(parts, { fileName: 'file.csv', file, source: 'browser', actorId: people.admin.id });
  };
  const mappingOf = ({ headings }: ImportRun) =>
    Object.fromEntries(headings.flatMap(({ heading, field }) => (field === null ? [] : [[field, heading]])));
  const startCheck = (
    run: ImportRun,
    mode: ImportMode = 'changes',
    more: { season?: string; saveMapAs?: string } = {},
  ) => service.startCheck(parts, run.id, { mode, mapping: mappingOf(run), ...more });
  const checked = async (bytes: string | Uint8Array = stock, mode: ImportMode = 'stock', forSeason?: string) => {
    const { done } = await startCheck(await upload(bytes), mode, forSeason === undefined ? {} : { season: forSeason });
    return done;
  };
  const startApply = ({ id }: ImportRun, actorId: string | null = people.admin.id, confirmNewNames = true) =>
    service.startApply(parts, id, { actorId, confirmNewNames });
  const applied = async (run: ImportRun, actorId?: string | null) => {
    const result = await (await startApply(run, actorId)).done;
    shop.clock.advance(1000);
    return result;
  };
  /** The code with which a step is refused. */
  const refused = (step: Promise<unknown>): Promise<unknown> =>
    step.then(
      () => 'not refused',
      (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
    );
  const stateOf = async ({ id }: ImportRun) => (await service.readRun(parts, id)).state;

  it('no step knows an import that is not there', async () => {
    const none = { ...(await upload()), id: 'none' };
    expect(await refused(service.readRun(parts, 'none'))).toBe('not_found');
    expect(await refused(startCheck(none))).toBe('not_found');
    expect(await refused(startApply(none))).toBe('not_found');
    expect(await refused(service.startUndo(parts, 'none', null))).toBe('not_found');
    expect(await refused(service.forgetRun(parts, 'none'))).toBe('not_found');
    expect(await refused(service.startSeason(parts, season, people.admin.id))).toBe('season.unknown');
  });

  it('each step is taken in its state only, and says at once that it is under way', async () => {
    const run = await upload();
    expect(await refused(startApply(run))).toBe('import.state');
    expect(await refused(service.startUndo(parts, run.id, null))).toBe('import.state');
    const check = await startCheck(run, 'stock');
    expect(check.run).toMatchObject({ state: 'checking', mode: 'stock', season: null, notes: [] });
    expect((await check.done).state).toBe('checked');
    const again = await startCheck(run, 'stock', { saveMapAs: 'Till' });
    expect([again.run.mapName, (await again.done).state]).toEqual(['Till', 'checked']);
    expect(await refused(service.startUndo(parts, run.id, null))).toBe('import.state');
    const apply = await startApply(run);
    expect([apply.run.state, (await apply.done).state]).toEqual(['applying', 'applied']);
    expect([await refused(startApply(run)), await refused(startCheck(run, 'stock'))]).toEqual([
      'import.state',
      'import.state',
    ]);
    const undo = await service.startUndo(parts, run.id, people.admin.id);
    expect([undo.run.state, (await undo.done).state]).toEqual(['undoing', 'undone']);
    expect(await refused(service.startUndo(parts, run.id, null))).toBe('import.state');
    expect(await shop.stockOf('AERO-BLK-M')).toBe(60);
  });

  it('a check without a field that its mode needs names the field, and the import can be checked with it', async () => {
    const run = await upload();
    const check = (mapping: Readonly<Record<string, string>>) =>
      service.startCheck(parts, run.id, { mode: 'stock', mapping });
    await expect(check({ units: 'units' })).rejects.toMatchObject({
      code: 'import.mapping',
      details: { fields: { unique_code: 'not matched' } },
    });
    expect(await stateOf(run)).toBe('uploaded');
    expect((await (await check(mappingOf(run))).done).state).toBe('checked');
    const {
      id,
      mapping,
      map_name: name,
    } = await shop.database.db.selectFrom('import_run').selectAll().executeTakeFirstOrThrow();
    expect([id, JSON.parse(mapping), name]).toEqual([run.id, mappingOf(run), null]);
    expect(await shop.database.db.selectFrom('import_map').selectAll().execute()).toEqual([]);
  });

  it('new names need a confirmation', async () => {
    const run = await checked(newCategory, 'changes');
    expect(run.newNames).toEqual([{ kind: 'category', name: 'Surf' }]);
    expect(await refused(startApply(run, null, false))).toBe('import.new_names');
    expect(await stateOf(run)).toBe('checked');
    const known = await checked();
    expect((await (await startApply(known, null, false)).done).state).toBe('applied');
    expect((await applied(run)).state).toBe('applied');
    // The state counts first: it was applied.
    expect(await refused(startApply(run, null, false))).toBe('import.state');
  });

  it('one import works at a time, and one that was left is ended by the next', async () => {
    const [first, second] = [await checked(), await checked()];
    const leave = (heartbeat: number) =>
      updateRun(shop.database.db, first.id, { state: 'applying', heartbeat_at: heartbeat });
    await leave(shop.clock.now());
    expect(await refused(startApply(second))).toBe('import.busy');
    expect(await refused(service.forgetRun(parts, first.id))).toBe('import.busy');
    await leave(0);
    expect((await applied(second)).state).toBe('applied');
    expect(await stateOf(first)).toBe('failed');
  });

  it.each([
    { when: 'before', state: 'failed', units: 60 },
    { when: 'after', state: 'applied', units: 50 },
  ] as const)('an import whose connection broke $when its commit is $state', async ({ when, state, units }) => {
    const { id } = await checked();
    await updateRun(shop.database.db, id, { state: 'applying' });
    const job = { kind: 'apply', id, actorId: people.admin.id } as const;
    await runImportJob({ ...parts, db: losingConnection(shop.database.db, when) }, job).catch(() => undefined);
    expect([(await service.readRun(parts, id)).state, await shop.stockOf('AERO-BLK-M')]).toEqual([state, units]);
  });

  it('an import is not undone when another one is applied while its undo waits', async () => {
    const [first, second] = [await applied(await checked()), await checked(stock.replace('50', '40'))];
    const { db } = shop.database;
    const isLocked = Promise.withResolvers<void>();
    const isWritten = Promise.withResolvers<void>();
    const other = inTransaction(db, async (trx) => {
      await lockRuns(trx);
      isLocked.resolve();
      await updateRun(trx, second.id, { state: 'applied', applied_at: shop.clock.now() });
      await isWritten.promise;
    });
    await isLocked.promise;
    const undo = refused(service.startUndo(parts, first.id, null));
    await wait(200);
    isWritten.resolve();
    await other;
    expect(await undo).toBe('import.state');
    expect(await stateOf(first)).toBe('applied');
  });

  it.each(['imported', 'undone'] as const)(
    'what is saved while its product is %s is not lost by the undo',
    async (step) => {
      const { db } = shop.database;
      const { id } = items.shorts;
      const mrp = async () =>
        (await db.selectFrom('product').select('mrp').where('id', '=', id).executeTakeFirstOrThrow()).mrp;
      const isLocked = Promise.withResolvers<void>();
      const isWritten = Promise.withResolvers<void>();
      /** Saves the product as the back office does, and commits when it is let. */
      const saveByHand = () =>
        inTransaction(db, async (trx) => {
          await lockProduct(trx, id);
          await trx.updateTable('product').set({ mrp: 77_700 }).where('id', '=', id).execute();
          isLocked.resolve();
          await isWritten.promise;
        });
      /** Saves while a step waits for the product. */
      const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        const save = saveByHand();
        await isLocked.promise;
        const result = work();
        await wait(200);
        isWritten.resolve();
        await save;
        return result;
      };
      const file = await checked(`product_id,mrp\n${id},888\n`, 'prices');
      const run = step === 'imported' ? await during(() => applied(file)) : await applied(file);
      expect([run.state, await mrp()]).toEqual(['applied', 88_800]);
      const undo = async () => (await service.startUndo(parts, run.id, null)).done;
      const { state } = step === 'undone' ? await during(undo) : await undo();
      expect([state, await mrp()]).toEqual(['undone', 77_700]);
    },
  );

  it('who reads an import ends it where it was left, and not where this process still works on it', async () => {
    const run = await checked();
    const leave = (heartbeat: number) =>
      updateRun(shop.database.db, run.id, { state: 'applying', heartbeat_at: heartbeat });
    await leave(shop.clock.now());
    expect(await stateOf(run)).toBe('applying');
    await leave(0);
    progressOf.set(run.id, { done: 1, total: 2 });
    expect(await service.readRun(parts, run.id)).toMatchObject({ state: 'applying', progress: { done: 1, total: 2 } });
    progressOf.delete(run.id);
    expect(await stateOf(run)).toBe('failed');
  });

  it('an import is in the audit under its admin, or under its own name', async () => {
    const auditors = async () => {
      const rows = await shop.database.db
        .selectFrom('audit')
        .select(['action', 'actor_id'])
        .where('action', 'like', 'catalogue.import%')
        .orderBy('created_at')
        .execute();
      return rows.map(({ action, actor_id: actor }) => [action, actor]);
    };
    const run = await applied(await checked());
    await (
      await service.startUndo(parts, run.id, null)
    ).done;
    shop.clock.advance(1000);
    const other = await applied(await checked(stock.replace('50', '40')), null);
    await (
      await service.startUndo(parts, other.id, people.rahul.id)
    ).done;
    expect(await auditors()).toEqual([
      ['catalogue.imported', people.admin.id],
      ['catalogue.import_undone', 'import'],
      ['catalogue.imported', 'import'],
      ['catalogue.import_undone', people.rahul.id],
    ]);
  });

  it('a file of another season is prepared, one of the running season is applied', async () => {
    const beside = await applied(await checked(newCategory, 'changes', season));
    expect(beside).toMatchObject({ state: 'prepared', season });
    const running = await applied(
      await checked(newCategory.replaceAll('201', '202').replace('PT-M', 'PT-L'), 'changes', shop.config.season),
    );
    expect(running).toMatchObject({ state: 'applied', season: shop.config.season });
    const { run, done } = await service.startSeason(parts, season, people.admin.id);
    expect([run.id, run.state, (await done).state]).toEqual([beside.id, 'applying', 'applied']);
    shop.clock.advance(1000);
    expect(await refused(service.startSeason(parts, '2099-00', people.admin.id))).toBe('season.unknown');
    const back = await service.startSeason(parts, shop.config.season, people.admin.id);
    expect([back.run.state, (await back.done).state]).toEqual(['undoing', 'undone']);
  });

  it('an import and its undo keep two hundred sentences about units', async () => {
    const codes = Array.from({ length: 201 }, (_, index) => `MANY-${index}`);
    const fileOf = (heading: string, rowOf: (code: string, index: number) => string): string =>
      [heading, ...codes.map(rowOf), ''].join('\n');
    const { db } = shop.database;
    const addUnits = (units: number) =>
      db
        .updateTable('variant')
        .set((eb) => ({ qty: eb('qty', '+', units) }))
        .where('unique_code', 'in', codes)
        .execute();
    /** Movements of sales without their orders, which must be taken back before the ledger is compared. */
    const sellEach = async (units: number, sale: string) => {
      const sold = { delta: -units, reason: 'order', entry_no: 'KYSOLD', created_at: shop.clock.now() } as const;
      const rows = codes.map((code) => ({ ...sold, id: `${sale}:${code}`, unique_code: code }));
      await db.insertInto('stock_movement').values(rows).execute();
      await addUnits(-units);
      shop.clock.advance(1000);
    };
    const [heading = ''] = newCategory.split('\n');
    const products = fileOf(heading, (code, index) => `${5000 + index},Tee,T-Shirts,499,Navy,M,${code},9`);
    await applied(await checked(products, 'changes'));

    const few = await checked(fileOf('unique_code,units', (code) => `${code},1`));
    shop.clock.advance(1000);
    await sellEach(2, 'before');
    expect((await applied(few)).notes).toHaveLength(200);

    const many = await applied(await checked(fileOf('unique_code,units', (code) => `${code},5`)));
    expect(many.notes).toEqual([]);
    await sellEach(3, 'since');
    const { notes } = await (await service.startUndo(parts, many.id, null)).done;
    expect(notes).toHaveLength(200);

    await db.deleteFrom('stock_movement').where('entry_no', '=', 'KYSOLD').execute();
    await addUnits(5);
  });

  it('an import that was not applied is deleted with its file, one that was applied is not', async () => {
    const fileOf = ({ id }: ImportRun): string => path.join(importFolder(parts), id);
    const [unused, used] = [await upload(), await applied(await checked())];
    await service.forgetRun(parts, unused.id);
    expect(existsSync(fileOf(unused))).toBe(false);
    expect(await refused(service.readRun(parts, unused.id))).toBe('not_found');
    expect(await refused(service.forgetRun(parts, used.id))).toBe('import.state');
    await (
      await service.startUndo(parts, used.id, null)
    ).done;
    expect(await refused(service.forgetRun(parts, used.id))).toBe('import.state');
    expect(existsSync(fileOf(used))).toBe(true);
    // One that changed nothing has no time at which it was applied.
    const nothing = await applied(await checked(stock.replace('50', '60')));
    expect([nothing.state, nothing.appliedAt]).toEqual(['applied', null]);
    expect(await refused(service.forgetRun(parts, nothing.id))).toBe('import.state');
    // A file that is gone already, as after a restore, is no error.
    const gone = await checked();
    await service.forgetRun({ ...parts, config: { ...parts.config, dataDir: '/no/such/folder' } }, gone.id);
    expect(await refused(service.readRun(parts, gone.id))).toBe('not_found');
  });

  it('an error before the start is answered is one of the import, not one that nobody catches', async () => {
    const run = await upload(newCategory);
    parts = { ...parts, processes: { run: () => Promise.reject(new Error('the database is away')) } };
    const uncaught: unknown[] = [];
    const note = (error: unknown) => uncaught.push(error);
    process.on('unhandledRejection', note);
    const { done } = await startCheck(run, 'whole');
    await expect(done).rejects.toThrow('the database is away');
    process.off('unhandledRejection', note);
    expect(uncaught).toEqual([]);
  });

  it('an offer that is set while an import lowers the MRP below it refuses the import', async () => {
    const { id } = items.jacket;
    const run = await checked(`product_id,mrp\n${id},1000\n`, 'prices');
    const { db } = shop.database;
    // As by an admin between the last check and the writing, which is minutes for a large file on PostgreSQL.
    await inTransaction(db, (trx) => putOffer(trx, id, 200_000, shop.clock.now()));
    const { state, notes } = await applied(run);
    const prices = await db
      .selectFrom('product as p')
      .leftJoin('offer as o', 'o.product_id', 'p.id')
      .select(['p.mrp', 'o.price'])
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow();
    expect(prices.price ?? 0).toBeLessThanOrEqual(prices.mrp);
    expect([state, notes]).toEqual(['refused', ['Offers changed meanwhile. Check the file again.']]);
  });

  it('work that takes longer than the start of a process is done by one, other work at once', async () => {
    const jobs: string[] = [];
    const own = parts;
    parts = {
      ...own,
      processes: {
        run: async (job) => {
          jobs.push(job.kind);
          await runImportJob(own, job);
        },
      },
    };
    const jobsOf = async (work: Promise<unknown>): Promise<readonly string[]> => {
      await work;
      return jobs.splice(0);
    };
    const smallBytes = 128 * 1024;
    const ofSize = (bytes: number): string => {
      const text = newCategory.replace('units\n', 'units,note\n').replace(/4\n$/, '4,');
      return text.padEnd(bytes - 1, 'x') + '\n';
    };
    const sheet = xlsxOf(sheetOf(textCells('unique_code', 'units') + textCells('AERO-BLK-L', '7')));
    const short = await checked();
    expect(await jobsOf(applied(short))).toEqual([]);
    expect(await jobsOf(service.startUndo(parts, short.id, null).then(({ done }) => done))).toEqual(['undo']);
    expect(await jobsOf(checked(sheet))).toEqual(['check']);
    expect(await jobsOf(checked(ofSize(smallBytes + 1), 'changes'))).toEqual(['check']);
    expect(await jobsOf(checked(ofSize(smallBytes), 'changes'))).toEqual([]);
    const prepared = await checked(newCategory, 'whole', season);
    expect(jobs.splice(0)).toEqual(['check']);
    expect(await jobsOf(applied(prepared))).toEqual([]);
    expect(await jobsOf(service.startSeason(parts, season, people.admin.id).then(({ done }) => done))).toEqual([
      'switch',
    ]);
  });
});
