/**
 * Random walks of several people through the whole shop, with disturbances between their steps.
 *
 * Usage: npm run walk -- [--minutes 60] [--seed N] [--engine sqlite|postgres] [--steps 1000] [--walks N] [--first]
 * [--port 3290] [--headed]
 * `--walks` ends after so many walks of at most `--steps` each; `--first` prints a finding as it is, not shrunk.
 * Exit code: 0 nothing found, 1 a finding, 2 wrong use.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from './open-browser.ts';
import { counter } from './counter.ts';
import { pasteableTest } from './pasteable-test.ts';
import { makeSeed, type Engine } from './shop/seed.ts';
import { walk, type WalkOptions } from './walk.ts';

const usage = `Usage: npm run walk -- [--minutes 60] [--seed N] [--engine sqlite|postgres] [--steps 1000] [--walks N] [--first]
  [--port 3290] [--headed]`;

interface Options extends WalkOptions {
  readonly engine: Engine;
  readonly headed: boolean;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '60' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        engine: { type: 'string', default: 'sqlite' },
        steps: { type: 'string', default: '1000' },
        walks: { type: 'string', default: '100000' },
        first: { type: 'boolean', default: false },
        port: { type: 'string', default: '3290' },
        headed: { type: 'boolean', default: false },
      },
    });
    const { engine } = values;
    const [minutes, seed, maxSteps, maxWalks, port] = [
      values.minutes,
      values.seed,
      values.steps,
      values.walks,
      values.port,
    ].map(Number);
    if (!minutes || !(minutes > 0) || !Number.isInteger(seed) || seed === undefined) return null;
    if (!maxSteps || !maxWalks || !port || (engine !== 'sqlite' && engine !== 'postgres')) return null;
    return {
      seed,
      engine,
      port,
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

/** How often a walk says how far it is, ms. */
const progressMs = 5 * 60_000;

const options = readOptions();
if (options === null) {
  console.error(usage);
  process.exit(2);
}
const browser = await openBrowser(options.headed);
console.info(
  `Walking with seed ${options.seed} on ${options.engine} for at most ${Math.round((options.endsAt - Date.now()) / 60_000)} minutes.`,
);
const startedAt = Date.now();
const minutesSince = (): string => ((Date.now() - startedAt) / 60_000).toFixed(1);
const shopSeed = await makeSeed(options.port, options.engine);
const progress = setInterval(() => console.info(`${counter.steps} steps in ${minutesSince()} minutes.`), progressMs);
try {
  const failure = await walk(browser, shopSeed, options);
  if (failure === null) {
    const { walks, steps, orders, filledBags, ordersSentAgain, seasons, clocks } = counter;
    console.info(
      `${walks} walks, ${steps} steps in ${minutesSince()} minutes, ${orders} orders, ${filledBags} filled bags compared, ${ordersSentAgain} orders sent again, ${seasons} seasons switched, ${clocks} clocks set; nothing found.`,
    );
  } else {
    const { seed, reason } = failure;
    console.error(
      `Found after ${counter.steps} steps in ${minutesSince()} minutes: ${reason}\n\n${pasteableTest(failure)}\n`,
    );
    console.error(
      `Repeat: npm run walk -- --seed ${seed} --walks 1 --steps ${options.maxSteps} --engine ${options.engine}`,
    );
    process.exitCode = 1;
  }
} finally {
  clearInterval(progress);
  await browser.browser.close();
  await shopSeed.remove();
}
