import type { WireOf } from '@kayal/api-contract';
import { beforeEach, expect, it } from 'vitest';
import { guessMapping } from '../modules/catalogue-import/check/headings.ts';
import { addSession } from './add-session.ts';
import { forEachEngine, openTestApp, type TestApp } from './harness.ts';
import type { Caller } from './caller.ts';
import { people } from './small-seed.ts';
import { uploadFile } from './upload-form.ts';
import { readWholeCatalogue } from './whole-catalogue.ts';

type Run = WireOf<'getImport'>['answer'];

const wholeFile = [
  'product_id,name,category,sub_category,mrp,colour,size,unique_code,units',
  '101,Aero Training T-shirt II,T-Shirts,Monsoon,599,Jet Black,M,AERO-BLK-M,7',
  '7001,Periyar Tee,Tees,Monsoon,899,Navy,M,PT-M,4',
  '',
].join('\n');

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

  const pids = (): readonly number[] => shop.app.context.processes?.pids ?? [];
  const runOf = async (id: string): Promise<Run> => (await admin.call('getImport', { params: { id } })).answer();
  const settled = async (id: string): Promise<Run> => {
    const working = ['checking', 'applying', 'undoing'];
    await expect.poll(async () => working.includes((await runOf(id)).state), { timeout: 50_000 }).toBe(false);
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
    expect(pids()).toHaveLength(1);
    expect(pids()).not.toContain(process.pid);
    const checked = await settled(checking.id);
    expect(checked).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, withdrawn: 3 } });
    expect(await readWholeCatalogue(shop.database.db)).toBe(old);
    expect((await startApply(checked)).state).toBe('applying');
    expect(pids()).toHaveLength(1);
    expect(await settled(checked.id)).toMatchObject({ state: 'applied', canUndo: true, progress: null });
    const listed = async () =>
      (await shop.visitor.call('getProductByFilter', { query: { filter: 'periyar' } }))
        .answer()
        .map(({ MRP, Qty }) => [MRP, Qty]);
    await expect.poll(listed).toEqual([[899, 4]]);
    (await admin.call('undoImport', { params: { id: checked.id } })).answer();
    expect((await settled(checked.id)).state).toBe('undone');
    expect(await shop.stockOf('PT-M')).toBe(0);
    await expect.poll(pids).toEqual([]);
    const actions = (await admin.call('getAudit')).answer().map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('catalogue.import'))).toEqual([
      'catalogue.import_undone',
      'catalogue.imported',
    ]);
  });

  it('a killed process leaves the old catalogue whole, says so, and the import can be tried again', async () => {
    const old = await readWholeCatalogue(shop.database.db);
    const checking = await startCheck();
    for (const pid of pids()) process.kill(pid, 'SIGKILL');
    const ended = { state: 'failed', notes: [expect.stringContaining('Nothing was written')], progress: null };
    expect(await settled(checking.id)).toMatchObject(ended);
    const mapping = guessMapping(checking.headings.map(({ heading }) => heading));
    const again = { params: { id: checking.id }, body: { mode: 'whole', mapping } } as const;
    (await admin.call('checkImport', again)).answer();
    const checked = await settled(checking.id);
    await startApply(checked);
    for (const pid of pids()) process.kill(pid, 'SIGKILL');
    expect(await settled(checking.id)).toMatchObject(ended);
    expect(await readWholeCatalogue(shop.database.db)).toBe(old);
    (await admin.call('checkImport', again)).answer();
    await startApply(await settled(checking.id));
    expect((await settled(checking.id)).state).toBe('applied');
  });

  it('a shop that stops lets an import finish, and leaves no process behind', async () => {
    const { id } = await startCheck();
    const [pid = 0] = pids();
    await shop.app.close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    const run = shop.database.db.selectFrom('import_run').select('state').where('id', '=', id);
    expect(await run.execute()).toEqual([{ state: 'checked' }]);
  });
});
