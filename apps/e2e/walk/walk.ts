import type { Browser } from '@playwright/test';
import fc from 'fast-check';
import { move, places, press, type, visit } from './commands/browse.ts';
import { addToCart, compareCart, placeOrder, signIn } from './commands/buy.ts';
import { crash, endSession, loseAnswer, network, setStock, slowDown } from './commands/disturb.ts';
import { roles } from './person.ts';
import type { NoModel, Step } from './step.ts';
import { openWorld, type World } from './world.ts';

const role = fc.constantFrom(...roles);
const shopper = fc.constantFrom('asha' as const, 'rahul' as const);
const tab = fc.nat({ max: 1 });
const index = fc.nat({ max: 200 });
const words = fc.oneof(
  fc.constantFrom('polo', 'tee', '9876543210', '682001', 'shopper@kayal.example', '', '<b>x</b>', "';--", '꧁ nåme ꧂'),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
);

/** All steps, the ordinary ones repeated so that they are drawn more often. */
const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(role, tab, fc.constantFrom(...places)).map((drawn) => visit(...drawn)),
  ...Array.from({ length: 6 }, () => fc.tuple(role, tab, index).map((drawn) => press(...drawn))),
  ...Array.from({ length: 2 }, () => fc.tuple(role, tab, index, words, fc.boolean()).map((drawn) => type(...drawn))),
  fc
    .tuple(role, tab, fc.constantFrom('back' as const, 'forward' as const, 'reload' as const))
    .map((drawn) => move(...drawn)),
  ...Array.from({ length: 2 }, () => fc.tuple(shopper, tab, index, index).map((drawn) => addToCart(...drawn))),
  ...Array.from({ length: 2 }, () => fc.tuple(shopper, tab, fc.boolean()).map((drawn) => placeOrder(...drawn))),
  fc.tuple(shopper, tab).map((drawn) => compareCart(...drawn)),
  shopper.map(signIn),
  fc.constant(crash()),
  fc.tuple(role, fc.boolean()).map((drawn) => network(...drawn)),
  fc.tuple(shopper, tab).map((drawn) => loseAnswer(...drawn)),
  fc.tuple(role, tab, fc.integer({ min: 100, max: 1500 })).map((drawn) => slowDown(...drawn)),
  shopper.map(endSession),
  fc.tuple(index, fc.nat({ max: 3 })).map((drawn) => setStock(...drawn)),
];

/** Settings of one walk. */
export interface WalkOptions {
  readonly seed: number;
  /** fast-check's path of a failed run, to repeat just that one. */
  readonly path?: string;
  readonly port: number;
  readonly databaseUrl: string | null;
  /** Max steps of one run; each run starts with a fresh shop. */
  readonly maxSteps: number;
  /** Max walks. */
  readonly maxWalks: number;
  /** Whether a finding is shrunk to its shortest walk. */
  readonly shrinks: boolean;
  /** Walks end when this time has come, ms since 1970. */
  readonly endsAt: number;
}

/** Result of a walk: null when nothing was found. */
export interface WalkFailure {
  readonly seed: number;
  readonly path: string;
  readonly steps: readonly string[];
  readonly reason: string;
}

/** Walks until the time is over or something is found; a failure is shrunk to its shortest path first. */
export async function walk(browser: Browser, options: WalkOptions): Promise<WalkFailure | null> {
  const property = fc.asyncProperty(
    fc.commands<NoModel, World, false>(steps, { maxCommands: options.maxSteps, size: 'max' }),
    async (commands) => {
      if (Date.now() > options.endsAt) return;
      const world = await openWorld(browser, options.port, options.databaseUrl);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      } finally {
        await world.close();
      }
    },
  );
  const result = await fc.check(property, {
    seed: options.seed,
    ...(options.path === undefined ? {} : { path: options.path }),
    numRuns: options.maxWalks,
    endOnFailure: !options.shrinks,
    interruptAfterTimeLimit: Math.max(1, options.endsAt - Date.now()),
    markInterruptAsFailure: false,
  });
  // When the time is over before the first walk has ended, fast-check calls that a failure.
  if (!result.failed || (result.interrupted && result.errorInstance === null)) return null;
  const [commands] = result.counterexample ?? [];
  return {
    seed: options.seed,
    path: result.counterexamplePath ?? '',
    steps: commands === undefined ? [] : [...commands].map(String),
    reason: result.errorInstance instanceof Error ? result.errorInstance.message : 'unknown',
  };
}
