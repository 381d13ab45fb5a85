import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import type { ImportMode } from '@kayal/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { importFile } from '../../modules/catalogue-import/import-file.ts';
import { sheetOf, textCells, utf16, xlsxOf } from '../../modules/catalogue-import/read/import-files.test-support.ts';
import { FolderWatch } from '../../modules/catalogue-import/watch-folder.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';

const headings = 'product_id,name,category,sub_category,mrp,colour,size,unique_code,units,offer,hidden';
const good = '7001,Periyar Tee,T-Shirts,,899,Navy,M,PT-M,4,,no';
/** A file of one valid row and another row. */
const withRow = (row: string): string => `${headings}\n${good}\n${row}\n`;
/** The valid row with one cell changed. @param column from 0 */
const cell = (column: number, value: string): string => {
  const cells = good.replace('PT-M', 'PT-L').replace(',M,', ',L,').split(',');
  cells[column] = value;
  return withRow(cells.join(','));
};
const goodSheet = sheetOf(textCells(...headings.split(',')) + textCells(...good.split(',')));
const external =
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><worksheet><sheetData>&e;</sheetData></worksheet>';

/** Refused files: the error, the bytes, and the text of the report. */
const broken: readonly (readonly [what: string, bytes: () => string | Buffer, says: RegExp, mode?: ImportMode])[] = [
  ['an empty file', () => '', /empty/],
  ['only blanks', () => ' \n\n ', /empty/],
  ['headings without rows', () => `${headings}\n`, /no rows/],
  ['no headings that are ours', () => 'a,b,c\n1,2,3\n', /not matched/],
  ['a missing column', () => `${headings.replace(',mrp', '')}\n`, /mrp: not matched/],
  ['a heading that is there twice', () => `${headings},name\n${good},X\n`, /name is there twice/],
  ['a unique code that is there twice', () => `${headings}\n${good}\n${good}\n`, /stands in row 2 already/],
  ['a unique code of another product', () => cell(7, 'AERO-BLK-M'), /belongs to product 101/],
  [
    'a colour and size that have another code',
    () => `${headings}\n101,Aero Training T-shirt,T-Shirts,,499,Jet Black,M,NEW-CODE,1,,no\n`,
    /has the code AERO-BLK-M/,
  ],
  [
    'a colour and size that are there twice',
    () => withRow(good.replace('PT-M', 'PT-X')),
    /same product, colour and size/,
  ],
  ['units below zero', () => cell(8, '-3'), /below zero/],
  ['half a unit', () => cell(8, '1.5'), /must be whole/],
  ['units with letters', () => cell(8, 'many'), /not a number of units/],
  ['too many units', () => cell(8, '99999999'), /not a number of units/],
  ['a price with letters', () => cell(4, '8a9'), /not a price/],
  ['a price below zero', () => cell(4, '-899'), /below zero/],
  ['a price of nothing', () => cell(4, '0'), /more than zero/],
  ['a price with three decimals', () => cell(4, '899.995'), /two decimals/],
  ['an offer above the MRP', () => cell(9, '900'), /above the MRP/],
  ['rows of a product that do not agree', () => cell(1, 'Another Name'), /differ from row 2/],
  ['no name', () => cell(1, '').replace('\n7001,,', '\n7002,,'), /empty/],
  ['a name that is too long', () => cell(1, 'x'.repeat(201)), /longer than 200/],
  ['no unique code', () => cell(7, ''), /empty/],
  ['a unique code with a percent sign', () => cell(7, 'A%B'), /cannot hold “%”/],
  ['a code that a spreadsheet rounded', () => cell(7, '8.90123E+12'), /rounded this code/],
  ['neither yes nor no', () => cell(10, 'perhaps'), /neither yes nor no/],
  ['a formula', () => cell(1, '=1+1'), /formula/],
  ['more cells than headings', () => withRow(`${good.replace('PT-M', 'PT-L')},,extra`), /more cells/],
  ['a quote that is never closed', () => `${headings}\n${good}\n7002,"Broken`, /never closed/],
  ['a quote inside a cell', () => `${headings}\n${good}\n7002,"Bro"ken",T,,1,N,M,B,1,,no\n`, /quote/],
  ['a line of two million characters', () => `${headings}\n7002,${'x'.repeat(2_000_000)}`, /million characters/],
  ['control characters of another encoding', () => Buffer.from(cell(1, 'Caf\u0081'), 'latin1'), /cannot be shown/],
  ['UTF-16 that is cut off', () => utf16(`${headings}\n${good}\n`).subarray(0, -1), /cut off/],
  ['a PDF', () => '%PDF-1.7\n…', /PDF/],
  ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel/],
  ['a web page', () => '<!doctype html><table></table>', /web page/],
  ['zeros', () => Buffer.alloc(4096), /not a text file/],
  ['a JSON list', () => '[{"name":"x"}]', /JSON list/],
  ['JSON Lines that are cut off', () => '{"product_id":"1","unique_code":"A"}\n{"product_id"', /not JSON/],
  [
    'JSON lines that are no objects',
    () => '{"unique_code":"AERO-BLK-M","units":1}\n[1]\n',
    /not a JSON object/,
    'stock',
  ],
  ['a ZIP that is no XLSX', () => Buffer.from(zipSync({ 'a.txt': strToU8('x') })), /no sheet/],
  ['an XLSX that is cut off', () => xlsxOf(goodSheet).subarray(0, 400), /cut off/],
  [
    'an XLSX with a formula that nobody calculated',
    () => xlsxOf(goodSheet.replace('<c t="inlineStr"><is><t>899</t></is></c>', '<c><f>1+1</f></c>')),
    /formula has no stored result/,
  ],
  ['an XLSX with external entities', () => xlsxOf(external), /document type/],
  ['an XLSX that unpacks to far more', () => xlsxOf(new Uint8Array(30_000_000).fill(32)), /unpacks to far more/],
  ['an XLSX with names that lead out', () => xlsxOf(goodSheet, { '../../etc/evil': strToU8('x') }), /lead out/],
  ['an XLSX of broken XML', () => xlsxOf(sheetOf('<row><c>')), /not XML/],
  ['units of a code that is not there', () => 'unique_code,units\nNO-SUCH,1\n', /nothing of this code/, 'stock'],
];

it('there are at least forty kinds of broken files', () => {
  expect(new Set(broken.map(([what]) => what)).size).toBeGreaterThanOrEqual(40);
});

forEachEngine('files that cannot be imported', (engine) => {
  let shop: TestApp;
  let folder: string;

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    folder = await mkdtemp(path.join(tmpdir(), 'imports-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });

  const put = async (bytes: string | Buffer, name = 'file.csv'): Promise<string> => {
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    return file;
  };
  const take = async (bytes: string | Buffer, mode: ImportMode = 'whole') =>
    importFile(shop.app.context, await put(bytes), { mode, mapName: null, isDryRun: false, source: 'command' });
  /** All data that an import can change. */
  const everything = async (): Promise<string> => {
    const { db } = shop.database;
    const [products, rows, moves, offers, groups] = await Promise.all([
      db.selectFrom('product').selectAll().orderBy('id').execute(),
      db.selectFrom('variant').selectAll().orderBy('unique_code').execute(),
      db.selectFrom('stock_movement').selectAll().orderBy('id').execute(),
      db.selectFrom('offer').selectAll().orderBy('product_id').execute(),
      db.selectFrom('category').selectAll().orderBy('id').execute(),
    ]);
    return JSON.stringify([products, rows, moves, offers, groups]);
  };

  const cases = broken.map(([what, bytes, says, mode = 'whole']) => ({ what, bytes, says, mode }));
  it.each(cases)('$what is refused with a clear report and changes nothing', async ({ bytes, says, mode }) => {
    const before = await everything();
    const report = await take(bytes(), mode);
    expect(report.result).toBe('refused');
    expect([report.message, ...report.errors.map(({ problem }) => problem)].join('\n')).toMatch(says);
    for (const { remedy } of report.errors) expect(remedy).not.toBe('');
    expect(await everything()).toBe(before);
  });

  describe('files that can', () => {
    const taken: readonly (readonly [what: string, bytes: () => string | Buffer])[] = [
      [
        'Windows-1252 and semicolons',
        () => Buffer.from(cell(1, 'Periyar Tee').replaceAll(',', ';').replaceAll('Navy', 'Bleu foncé'), 'latin1'),
      ],
      ['UTF-16 and tabs', () => utf16(cell(1, 'Periyar Tee').replaceAll(',', '\t'))],
      ['a byte-order mark and CRLF', () => `\uFEFF${cell(10, '"no"').replaceAll('\n', '\r\n')}`],
      [
        'a delimiter that a spreadsheet names first',
        () => `sep=;\n${cell(10, 'no').replaceAll(',', ';')}`.replaceAll('\n', '\r\n'),
      ],
      ['carets', () => cell(10, 'no').replaceAll(',', '^')],
      ['tildes', () => cell(10, 'no').replaceAll(',', '~')],
      ['colons', () => cell(10, 'no').replaceAll(',', ':')],
      ['XLSX', () => xlsxOf(goodSheet)],
      [
        'JSON Lines',
        () =>
          `${JSON.stringify(Object.fromEntries(headings.split(',').map((name, at) => [name, good.split(',')[at]])))}\n`,
      ],
    ];
    it.each(taken)('%s is read', async (_, bytes) => {
      const file = await put(bytes());
      const report = await importFile(shop.app.context, file, {
        mode: 'changes',
        mapName: null,
        isDryRun: true,
        source: 'command',
      });
      expect(report).toMatchObject({ result: 'checked', counts: { new: 1, errors: 0 } });
    });
  });

  it('quotes around delimiters and newlines are read as text, in every encoding', async () => {
    const text = `${headings},description\r\n7009,"Tee, ""Café""",T-Shirts,,899,Navy,M,QN-M,4,,no,"Light,\r\nsoft\n""warm"""\r\n`;
    for (const bytes of [text, `\uFEFF${text}`, utf16(text), Buffer.from(text, 'latin1')]) {
      const report = await take(bytes, 'changes');
      expect(report).toMatchObject({ result: expect.stringMatching(/^(?:applied|unchanged)$/), errors: [] });
      const { name, description } = await shop.database.db
        .selectFrom('product')
        .select(['name', 'description'])
        .where('id', '=', 7009)
        .executeTakeFirstOrThrow();
      expect([name, description]).toEqual(['Tee, "Café"', 'Light,\r\nsoft\n"warm"']);
    }
  });

  it('a watched folder imports each file once, when it no longer changes', async () => {
    const watched = await mkdtemp(path.join(folder, 'watched-'));
    const watch = new FolderWatch(shop.app.context, watched);
    await writeFile(path.join(watched, 'bad.csv'), 'a,b\n1,2\n');
    await writeFile(path.join(watched, 'stock.csv'), 'unique_code,units,name\n');
    const now = Date.now();
    await watch.look(now);
    await watch.look(now + 4000);
    expect((await readdir(watched)).toSorted()).toEqual(['bad.csv', 'stock.csv']);
    await writeFile(path.join(watched, 'moved.csv'), withRow(''));
    await utimes(path.join(watched, 'moved.csv'), now / 1000 - 60, now / 1000 - 60);
    await watch.look(now + 4500);
    await watch.look(now + 10_000);
    expect((await readdir(watched)).toSorted()).toEqual(['done', 'refused', 'working']);
    const [done = '', report = ''] = (await readdir(path.join(watched, 'done'))).toSorted();
    expect([done.endsWith('-moved.csv'), report.endsWith('-moved.csv.report.json')]).toEqual([true, true]);
    expect(await readdir(path.join(watched, 'refused'))).toHaveLength(4);
    expect(await shop.stockOf('PT-M')).toBe(4);
  });

  it('the command exits with 0, 1 or 2 by its result', async () => {
    const { config } = shop;
    const env = {
      ...process.env,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl === null ? {} : { DATABASE_URL: config.databaseUrl }),
    };
    const command = serverProgram('cli/catalogue-import.ts');
    const run = (...words: string[]) => promisify(execFile)(process.execPath, [command, ...words], { env });
    const stock = await put('unique_code,units\nAERO-BLK-L,8\n');
    expect((await run(stock, '--mode', 'stock')).stdout).toBe('Applied: 0 new, 1 changed, 0 withdrawn, 0 unchanged.\n');
    expect(await shop.stockOf('AERO-BLK-L')).toBe(8);
    expect((await run(stock, '--mode', 'stock')).stdout).toMatch(/^Nothing to do/);
    const bad = await put('unique_code,units\nAERO-BLK-L,x\n', 'bad.csv');
    await expect(run(bad, '--mode', 'stock')).rejects.toMatchObject({ code: 1 });
    await expect(run(stock, '--mode', 'odd')).rejects.toMatchObject({ code: 2 });
    await expect(run('no-such-file.csv')).rejects.toMatchObject({ code: 2 });
    await expect(run(stock, '--no-such-option')).rejects.toMatchObject({ code: 2 });
    await expect(run()).rejects.toMatchObject({ code: 2 });

    const report = path.join(folder, 'report.json');
    const reported = async () => JSON.parse(await readFile(report, 'utf8'));
    await expect(run(bad, '--mode', 'stock', '--report', report)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing was written.'),
    });
    expect(await reported()).toMatchObject({
      file: 'bad.csv',
      result: 'refused',
      counts: { errors: 1 },
      errors: [{ row: 2, column: 'units', value: 'x', problem: 'This is not a number of units.' }],
    });
    const foreign = await put('Kode,Da\nAERO-BLK-L,6\n', 'foreign.csv');
    await expect(run(foreign, '--mode', 'stock')).rejects.toMatchObject({ code: 1 });
    await expect(run(foreign, '--mode', 'stock', '--map', 'Till')).rejects.toMatchObject({ code: 1 });
    const mapping = JSON.stringify({ unique_code: 'Kode', units: 'Da' });
    await shop.database.db.insertInto('import_map').values({ name: 'Till', mapping, made: '[]' }).execute();
    await run(foreign, '--mode', 'stock', '--map', 'Till', '--dry-run', '--report', report);
    expect(await reported()).toMatchObject({ result: 'checked', counts: { changed: 1 }, errors: [] });
    expect(await shop.stockOf('AERO-BLK-L')).toBe(8);
    await run(foreign, '--mode', 'stock', '--map', 'Till', '--report', report);
    expect([(await reported()).result, await shop.stockOf('AERO-BLK-L')]).toEqual(['applied', 6]);
    const whole = await put(`${headings}\n${good.replaceAll('PT-M', 'CLI-M').replace('7001', '7010')}\n`, 'one.csv');
    const seen = async () => (await shop.visitor.call('getProductById', { query: { Id: '7010' } })).answer().length;
    expect(await seen()).toBe(0);
    // Without a mode nothing is taken off sale.
    expect((await run(whole)).stdout).toMatch(/^Applied: 1 new, 0 changed, 0 withdrawn/);
    // The shop, which is another process, reads the version of its catalogue once a second.
    await expect.poll(seen, { timeout: 20_000 }).toBe(1);
  });
});
