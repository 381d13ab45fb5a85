import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { serverProgram } from '../../../../../tools/server-build.mjs';
import { makeFreshPlace } from '@kayal/server-testing/src/fresh-database.ts';

const run = promisify(execFile);
/** So many that reading and writing them takes longer than the bar waits between two drawings. */
const rows = 12_000;

/** The arguments with which the system's `script` runs a command on a terminal of its own. */
const onTerminal = (command: string, words: readonly string[]): string[] =>
  process.platform === 'darwin'
    ? ['-q', '/dev/null', command, ...words]
    : ['-qec', [command, ...words].map((word) => `'${word}'`).join(' '), '/dev/null'];

it('the import command draws how far it is on a terminal, takes the bar away, and draws none into a file', async () => {
  const place = await makeFreshPlace('sqlite', '');
  const file = path.join(place.dataDir, 'catalogue.csv');
  const lines = Array.from({ length: rows }, (_, row) => `W-${row},Tee ${row},Shirts,899,PETROL BLUE,M,W-${row}-M,6`);
  await writeFile(file, `product_id,name,category,mrp,colour,size,unique_code,units\n${lines.join('\n')}\n`);
  const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: '', DEMO: 'off', LOG_LEVEL: 'silent' };
  const words = [serverProgram('cli/catalogue-import.ts'), file];
  try {
    const { stdout: shown } = await run('script', onTerminal(process.execPath, words), { env });
    const bars = [...shown.matchAll(/\r\[(#*)(\.*)\] (\d+)(?: of (\d+))? /g)];
    expect(bars.length).toBeGreaterThan(0);
    for (const [, full = '', rest = ''] of bars) expect(full.length + rest.length).toBe(30);
    const done = bars.flatMap(([, , , count, total]) => (total === undefined ? [] : [[Number(count), Number(total)]]));
    for (const [count, total] of done) expect(count).toBeLessThanOrEqual(total ?? 0);
    const [bar, sentence] = shown.split('\r\u001B[K');
    expect([bar?.includes('#') || bar?.includes('.'), sentence?.trim()]).toEqual([
      true,
      `Applied: ${rows} new, 0 changed, 0 withdrawn, 0 unchanged.`,
    ]);
    const again = await run(process.execPath, words, { env });
    const already = `This file was applied already, as ${path.basename(file)}. There is nothing to do. Units that were sold or counted since stay as they are.`;
    expect([again.stdout, again.stderr]).toEqual([
      `Nothing to do: 0 new, 0 changed, 0 withdrawn, ${rows} unchanged. ${already}\n`,
      '',
    ]);
  } finally {
    await place.remove();
  }
});
