import type { AsyncCommand } from 'fast-check';
import { errors } from '@playwright/test';
import { counter } from './counter.ts';
import { Finding } from './finding.ts';
import { checkInvariants } from './invariants.ts';
import type { Role } from './person.ts';
import type { World } from './world.ts';

/** fast-check asks for a model; the invariants need none. */
export type NoModel = Record<string, never>;

/** One step of a walk: an action, then all invariants. */
export interface Step extends AsyncCommand<NoModel, World, false> {
  toString(): string;
}

/**
 * Makes a step. The action may fail because the page changed under it, because the network is off or because the server
 * was just ended: that is life, not a finding. Only invariants find.
 * @param act throws {@link Finding} for what must not happen during the action itself
 */
export function step(text: string, role: Role, tab: number, act: (world: World) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (_model, world) => {
      counter.steps += 1;
      await act(world).catch(ignoreLife);
      await checkInvariants(world, role, tab);
    },
    toString: () => text,
  };
}

function ignoreLife(error: unknown): void {
  if (error instanceof Finding) throw error;
  if (error instanceof errors.TimeoutError) return;
  if (
    error instanceof Error &&
    /net::|interrupted|detached|closed|not attached|Navigation|ERR_|intercepts/.test(error.message)
  )
    return;
  throw error;
}
