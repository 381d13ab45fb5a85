import fc from 'fast-check';
import { counter } from './counter.ts';
import { steps } from './draw.ts';
import type { WalkBrowser } from './open-browser.ts';
import type { Seed } from './shop/seed.ts';
import type { Ending } from './step.ts';
import { openWorld, type World } from './world.ts';

const shrinkLimitMs = 10 * 60_000;

/** Settings of walks. */
export interface WalkOptions {
  /** Of the first walk; the second has the next number, and so on. */
  readonly seed: number;
  readonly port: number;
  /** Max steps of one walk; each walk starts with a fresh shop. */
  readonly maxSteps: number;
  readonly maxWalks: number;
  /** Whether a finding is shrunk to its shortest walk, for at most 10 minutes. */
  readonly shrinks: boolean;
  /** Walks end when this time has come, ms since 1970. */
  readonly endsAt: number;
}

/** A finding with the walk that led to it. */
export interface WalkFailure {
  /** Of the walk that found it. */
  readonly seed: number;
  /** Each step as the code that makes it. */
  readonly steps: readonly string[];
  readonly reason: string;
}

/** Walks until the time is over or something is found. */
export async function walk(browser: WalkBrowser, shopSeed: Seed, options: WalkOptions): Promise<WalkFailure | null> {
  for (let walked = 0; walked < options.maxWalks && Date.now() < options.endsAt; walked += 1) {
    const failure = await walkOnce(browser, shopSeed, { ...options, seed: options.seed + walked });
    if (failure !== null) return failure;
  }
  return null;
}

/** One walk; a failure is shrunk to its shortest path. */
async function walkOnce(
  browser: WalkBrowser,
  shopSeed: Seed,
  { seed, port, maxSteps, shrinks, endsAt }: WalkOptions,
): Promise<WalkFailure | null> {
  let found: { readonly steps: readonly string[]; readonly shrinkEndsAt: number } | null = null;
  const property = fc.asyncProperty(
    // Without a bias most walks would be too short to fill a bag.
    fc.noBias(fc.commands<Ending, World, false>(steps, { maxCommands: maxSteps, size: 'max' })),
    async (drawn) => {
      if (found !== null && Date.now() > found.shrinkEndsAt) return;
      const model: Ending = { isOver: () => found === null && Date.now() > endsAt };
      const world = await openWorld(browser, port, shopSeed);
      counter.walks += 1;
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), drawn);
      } catch (error) {
        found = { steps: world.walked, shrinkEndsAt: found?.shrinkEndsAt ?? Date.now() + shrinkLimitMs };
        throw error;
      } finally {
        await world.close();
      }
    },
  );
  const { failed, errorInstance } = await fc.check(property, { seed, numRuns: 1, endOnFailure: !shrinks });
  if (!failed || found === null) return null;
  const { steps: shortest }: { readonly steps: readonly string[] } = found;
  return { seed, steps: shortest, reason: errorInstance instanceof Error ? errorInstance.message : 'unknown' };
}
