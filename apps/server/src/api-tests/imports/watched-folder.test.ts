import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { importFolder } from '../../modules/catalogue-import/import-parts.ts';
import { FolderWatch } from '../../modules/catalogue-import/watch-folder.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const minute = 60_000;
const product = (id: number): string =>
  `product_id,name,category,sub_category,mrp,colour,size,unique_code,units\n${id},Tee,T-Shirts,,899,Navy,M,W-${id},4\n`;

forEachEngine('a watched folder', (engine) => {
  let shop: TestApp;
  let folder: string;
  let watch: FolderWatch;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    folder = await mkdtemp(path.join(tmpdir(), 'watched-'));
    watch = new FolderWatch(shop.app.context, folder);
    return async () => {
      await shop.close();
      await rm(folder, { recursive: true });
    };
  });

  const put = async (name: string, text: string, under = ''): Promise<void> => {
    await mkdir(path.join(folder, under), { recursive: true });
    await writeFile(path.join(folder, under, name), text);
    const old = Date.now() / 1000 - 60;
    await utimes(path.join(folder, under, name), old, old);
  };
  /** Looks twice, so that the sizes of the files are known at the second time. */
  const lookTwice = async (now = Date.now()): Promise<void> => {
    await watch.look(now);
    await watch.look(now + 1000);
  };
  const inFolder = async (name: string): Promise<string[]> =>
    (await readdir(path.join(folder, name)).catch((): string[] => [])).toSorted();
  const reportIn = async (name: string) => {
    const file = (await inFolder(name)).find((each) => each.endsWith('.report.json')) ?? 'no report';
    return JSON.parse(await readFile(path.join(folder, name, file), 'utf8'));
  };

  it('keeps a file while another import runs, and imports it afterwards', async () => {
    const other = path.join(shop.config.dataDir, 'other.csv');
    await writeFile(other, product(7001));
    const options = { mode: 'changes', mapName: null, isDryRun: true, source: 'command' } as const;
    await importFile(shop.app.context, other, options);
    const runs = shop.database.db.updateTable('import_run');
    await runs.set({ state: 'checking', heartbeat_at: shop.clock.now() }).execute();
    await put('stock.csv', product(7002));
    await lookTwice();
    expect([await inFolder('refused'), await inFolder('')]).toEqual([[], ['stock.csv']]);
    await runs.set({ state: 'checked' }).execute();
    await lookTwice();
    expect(await reportIn('done')).toMatchObject({ result: 'applied', counts: { new: 1 } });
    expect(await shop.stockOf('W-7002')).toBe(4);
  });

  it('takes a file again that a killed process had taken, and not one that is being imported', async () => {
    await put('left.csv', product(7003), 'working');
    await lookTwice();
    expect([await inFolder('working'), await inFolder('done')]).toEqual([['left.csv'], []]);
    await watch.look(Date.now() + 2 * minute);
    await lookTwice(Date.now() + 2 * minute);
    expect(await reportIn('done')).toMatchObject({ file: 'left.csv', result: 'applied' });
    expect(await inFolder('working')).toEqual([]);
  });

  it('a newer file of the same name takes the place of one that a killed process had taken', async () => {
    await put('left.csv', product(7004), 'working');
    await put('left.csv', product(7005));
    for (const minutes of [2, 3, 4]) await lookTwice(Date.now() + minutes * minute);
    expect(await inFolder('done')).toHaveLength(2);
    expect(await shop.stockOf('W-7005')).toBe(4);
    await expect(shop.stockOf('W-7004')).rejects.toThrow('no result');
  });

  it('an error of the shop is a refusal with a report too', async () => {
    await writeFile(importFolder(shop.app.context), 'not a folder');
    await put('good.csv', product(7006));
    await watch.look(Date.now());
    await expect(watch.look(Date.now())).rejects.toThrow('EEXIST');
    expect([await inFolder('working'), await inFolder('refused')]).toEqual([
      [],
      [expect.any(String), expect.any(String)],
    ]);
    expect(await reportIn('refused')).toMatchObject({
      result: 'refused',
      message: expect.stringContaining('error of the shop'),
    });
  });
});
