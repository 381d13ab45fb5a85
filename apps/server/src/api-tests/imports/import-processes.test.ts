import { getPriority } from 'node:os';
import type { WireOf } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { lowPriority } from '../../basics/processes/give-way.ts';
import { guessMapping } from '../../modules/catalogue-import/check/parse/headings.ts';
import { addSession } from '@kayal/server-testing/src/add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { people } from '@kayal/server-testing/src/small-seed.ts';
import { uploadFile } from '@kayal/server-testing/src/upload-form.ts';
import { readWholeCatalogue } from '@kayal/server-testing/src/whole-catalogue.ts';

type Run = WireOf<'getImport'>['answer'];

const wholeFile = [
  'product_id,name,category,sub_category,mrp,colour,size,unique_code,units',
  '101,Aero Training T-shirt II,T-Shirts,Monsoon,599,Jet Black,M,AERO-BLK-M,7',
  '7001,Periyar Tee,Tees,Monsoon,899,Navy,M,PT-M,4',
  '',
].join('\n');

/** Max time for which a test waits for a process, ms. */
const timeout = 30_000;

forEachEngine('imports in a process of their own', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let cookie: string;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small', importsApart: true });
    admin = await shop.as(people.admin.email);
    cookie = await addSession(shop.database.db, people.admin.id, shop.clock.now());
    return () => shop.close();
  });

  const pids = (): readonly number[] => shop.app.imports.processes?.pids ?? [];
  /** The process that is at work. */
  const started = async (): Promise<number> => {
    await expect.poll(pids, { interval: 10, timeout }).toHaveLength(1);
    return pids()[0] ?? 0;
  };
  const runOf = async (id: string): Promise<Run> => (await admin.call('getImport', { params: { id } })).answer();
  const settled = async (id: string): Promise<Run> => {
    const working = ['checking', 'applying', 'undoing'];
    await expect.poll(async () => working.includes((await runOf(id)).state), { timeout }).toBe(false);
    await expect.poll(pids, { timeout }).toEqual([]);
    return runOf(id);
  };
  const startCheck = async (): Promise<Run> => {
    const { body } = await uploadFile(shop.app, {
      path: '/catalogue/imports/kayal',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      name: 'catalogue.csv',
      bytes: wholeFile,
    });
    const mapping = guessMapping(body.headings.map(({ heading }) => heading));
    return (await admin.call('checkImport', { params: { id: body.id }, body: { mode: 'whole', mapping } })).answer();
  };
  const startApply = async ({ id }: Run): Promise<Run> =>
    (await admin.call('applyImport', { params: { id }, body: { confirmNewNames: true } })).answer();

  it('a whole catalogue is checked, applied and undone there, with one audit entry each', async () => {
    const old = await readWholeCatalogue(shop.database.db);
    const checking = await startCheck();
    expect(checking.state).toBe('checking');
    expect(await started()).not.toBe(process.pid);
    const checked = await settled(checking.id);
    expect(checked).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, withdrawn: 3 } });
    expect(await readWholeCatalogue(shop.database.db)).toBe(old);
    expect((await startApply(checked)).state).toBe('applying');
    await started();
    expect(await settled(checked.id)).toMatchObject({ state: 'applied', canUndo: true, progress: null });
    const listed = async () =>
      (await shop.visitor.call('getProductByFilter', { query: { filter: 'periyar' } }))
        .answer()
        .map(({ MRP, Qty }) => [MRP, Qty]);
    await expect.poll(listed, { timeout }).toEqual([[899, 4]]);
    shop.clock.advance(120_000);
    (await admin.call('undoImport', { params: { id: checked.id } })).answer();
    expect((await settled(checked.id)).state).toBe('undone');
    expect(await shop.stockOf('PT-M')).toBe(0);
    const actions = (await admin.call('getAudit')).answer().map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('catalogue.import'))).toEqual([
      'catalogue.import_undone',
      'catalogue.imported',
    ]);
  });

  it('a process that imports gives way to the shop on PostgreSQL, and not on SQLite, where orders wait for it', async () => {
    const { id } = await startCheck();
    const pid = await started();
    const own = getPriority();
    const seen = new Set<number>();
    const isOver = async (): Promise<boolean> => {
      if (pids().length > 0) seen.add(getPriority(pid));
      return (await runOf(id)).state !== 'checking';
    };
    await expect.poll(isOver, { interval: 5, timeout }).toBe(true);
    await settled(id);
    expect(Math.max(...seen)).toBe(engine === 'sqlite' ? own : lowPriority);
  });

  it('a killed process leaves the old catalogue whole, says so, and the import can be tried again', async () => {
    const old = await readWholeCatalogue(shop.database.db);
    const ended = { state: 'failed', notes: [expect.stringContaining('Nothing was written')], progress: null };
    const { id, headings } = await startCheck();
    const mapping = guessMapping(headings.map(({ heading }) => heading));
    const checkAgain = () => admin.call('checkImport', { params: { id }, body: { mode: 'whole', mapping } });
    await startApply(await settled(id));
    process.kill(await started(), 'SIGKILL');
    expect(await settled(id)).toMatchObject(ended);
    expect(await readWholeCatalogue(shop.database.db)).toBe(old);
    (await checkAgain()).answer();
    process.kill(await started(), 'SIGKILL');
    expect(await settled(id)).toMatchObject(ended);
    (await checkAgain()).answer();
    expect(await settled(id)).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, withdrawn: 3 } });
  });

  it('a shop that stops leaves no process behind, and no import that seems under way', async () => {
    const { id } = await startCheck();
    const pid = await started();
    await shop.app.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    const run = shop.database.db.selectFrom('import_run').select('state').where('id', '=', id);
    // It is checked when the process was done within the time that a shop waits for it.
    expect(['checked', 'failed']).toContain((await run.executeTakeFirstOrThrow()).state);
  });
});
