/**
 * Repeats recordings of journeys on the real screens, without a server: `npm run replay -- FILE…`. Prints for each how
 * long it took, and the first entry that came out differently.
 * Exit code: 0 each came out as recorded, 1 one did not, 2 wrong use.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReplayResult } from '../../apps/shop/storybook/recordings/replay/replay-all.test-support.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The browser may read files of this folder only. */
const folder = path.join(root, '.cache/replay');
const resultFile = path.join(folder, 'results.json');

function replay(files: readonly string[]): number {
  const missing = files.find((file) => !existsSync(file));
  if (files.length === 0 || missing !== undefined) {
    console.error(
      `${missing === undefined ? 'No file is named' : `There is no ${missing}`}. Usage: npm run replay -- FILE…`,
    );
    return 2;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copies = files.map((file, index) => {
    const copy = path.join(folder, `${index}.json`);
    copyFileSync(file, copy);
    return copy;
  });
  const { stdout, stderr } = spawnSync(
    'vitest',
    ['run', '--project', 'storybook', '--testTimeout=3600000', 'apps/shop/storybook/recordings/Replay'],
    {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        STORYBOOK_REPLAY_FILES: copies.join('\n'),
        STORYBOOK_REPLAY_RESULT: resultFile,
      },
    },
  );
  if (!existsSync(resultFile)) {
    console.error(`${stdout}\n${stderr}`);
    return 1;
  }
  const results: ReplayResult[] = JSON.parse(readFileSync(resultFile, 'utf8'));
  for (const { title, entries, pages, ms, difference } of results) {
    const end = difference === null ? 'as recorded' : `differs in entry ${difference.entry + 1}`;
    console.log(`${title}: ${entries} entries on ${pages} pages in ${(ms / 1000).toFixed(1)} s, ${end}`);
    if (difference !== null) console.log(`  recorded: ${difference.expected}\n  now: ${difference.found}`);
  }
  const same = results.filter(({ difference, ms }) => difference === null && ms <= 30_000).length;
  console.log(`${same} of ${results.length} came out as recorded, each in at most 30 s.`);
  return same === results.length ? 0 : 1;
}

process.exitCode = replay(process.argv.slice(2));
