/**
 * Random walks of several people through the whole shop, with disturbances between their steps.
 *
 * Usage: npm run walk -- [--minutes 60] [--seed N] [--path P] [--steps 40] [--walks N] [--first] [--port 3290] [--headed]
 * `--walks` ends after so many walks of at most `--steps` each; `--first` prints a finding as it is, not shrunk.
 * Exit code: 0 nothing found, 1 a finding, 2 wrong use.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { counter } from './counter.ts';
import { pasteableTest } from './pasteable-test.ts';
import { removeSeed, seedOnce } from './shop.ts';
import { walk, type WalkOptions } from './walk.ts';

const usage =
  'Usage: npm run walk -- [--minutes 60] [--seed N] [--path P] [--steps 40] [--walks N] [--first] [--port 3290] [--headed]';

function readOptions(): (WalkOptions & { readonly headed: boolean }) | null {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '60' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        path: { type: 'string' },
        steps: { type: 'string', default: '40' },
        walks: { type: 'string', default: '100000' },
        first: { type: 'boolean', default: false },
        port: { type: 'string', default: '3290' },
        headed: { type: 'boolean', default: false },
      },
    });
    const { minutes: limit, seed: drawn, steps, walks: many } = values;
    const [minutes, seed, maxSteps, maxWalks, port] = [limit, drawn, steps, many, values.port].map(Number);
    if (!minutes || !(minutes > 0) || !Number.isInteger(seed) || seed === undefined) return null;
    if (!maxSteps || !maxWalks || !port) return null;
    return {
      seed,
      ...(values.path === undefined ? {} : { path: values.path }),
      port,
      databaseUrl: process.env['WALK_DATABASE_URL'] ?? null,
      maxSteps,
      maxWalks,
      shrinks: !values.first,
      endsAt: Date.now() + minutes * 60_000,
      headed: values.headed,
    };
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exit(2);
}
const chromiumFile = '.cache/chromium-path';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(chromiumFile) ? readFileSync(chromiumFile, 'utf8') : undefined);
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  headless: !options.headed,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
  ],
});
console.info(`Walking with seed ${options.seed} until ${new Date(options.endsAt).toLocaleTimeString()}.`);
try {
  await seedOnce(options.port);
  const failure = await walk(browser, options);
  if (failure !== null) {
    console.error(`Found after ${counter.steps} steps: ${failure.reason}\n\n${pasteableTest(failure)}`);
    console.error(`Repeat: npm run walk -- --seed ${failure.seed} --path ${failure.path} --steps ${options.maxSteps}`);
    process.exitCode = 1;
  } else {
    const { steps, orders, filledBags } = counter;
    console.info(`${steps} steps, ${orders} orders, ${filledBags} filled bags compared; nothing found.`);
  }
} finally {
  await browser.close();
  removeSeed();
}
