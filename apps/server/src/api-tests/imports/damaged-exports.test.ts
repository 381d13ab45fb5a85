import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { importFile } from '../../modules/catalogue-import/import-file.ts';

const whole = () => readFile(path.join(import.meta.dirname, 'exports', 'shopify.csv'), 'utf8');

forEachEngine('exports that were damaged on the way', (engine) => {
  let shop: TestApp;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    return () => shop.close();
  });

  const take = async (text: string) => {
    const file = path.join(shop.config.dataDir, 'export.csv');
    await writeFile(file, text);
    return importFile(shop.app.context, file, { mode: 'changes', mapName: null, isDryRun: false, source: 'command' });
  };
  const products = async () => {
    const rows = await shop.database.db.selectFrom('product').select('name').execute();
    return rows.map(({ name }) => name);
  };
  const nothingWritten = async () => expect(await products()).not.toContain('Dune Polo');

  it('J58 one that is cut in the middle of a cell is refused as a whole', async () => {
    const text = await whole();
    const report = await take(text.slice(0, text.indexOf('<b>piqué')));
    expect([report.result, report.message]).toEqual(['refused', expect.stringMatching(/cut off|quot|ends/i)]);
    await nothingWritten();
  });

  it('J58 one that is cut in the middle of a row names the row', async () => {
    const text = await whole();
    const report = await take(text.slice(0, text.lastIndexOf(',Sand,') + 3));
    expect(report.result).toBe('refused');
    expect(report.errors.map(({ row }) => row)).toContain(11);
    await nothingWritten();
  });

  it('J58 two exports of different days in one file are refused by their rows, and nothing is mixed', async () => {
    const text = await whole();
    const report = await take(text + text.replaceAll('899.00', '799.00'));
    expect(report.result).toBe('refused');
    expect(report.errors[0]).toMatchObject({ row: 12 });
    await nothingWritten();
  });
});
