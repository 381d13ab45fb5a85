/**
 * `npm run test:pairs`: shows every screen of a shopper with each pair of session, bag, network, stock and price change.
 * `npm test` shows few of these cases. Each has to have a way on, to print nothing and to pass axe.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const { status } = spawnSync('vitest', ['run', '--project', 'storybook', 'apps/shop/storybook/pairs'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, STORYBOOK_PAIRS: 'all' },
});
process.exitCode = status ?? 1;
