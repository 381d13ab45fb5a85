import { errors } from '@playwright/test';
import type { AsyncCommand } from 'fast-check';
import { counter } from './counter.ts';
import { Finding } from './finding.ts';
import { checkInvariants } from './invariants.ts';
import type { Role } from './person.ts';
import type { World } from './world.ts';

/** Whether a walk must end. fast-check asks for a model; the invariants need no other. */
export interface Ending {
  readonly isOver: () => boolean;
}

/** One step of a walk: an action, then all invariants. Its text is the code that makes it. */
export interface Step extends AsyncCommand<Ending, World, false> {
  toString(): string;
}

/** Text of the call that makes a step, for a test to paste. */
const codeOf = (name: string, values: readonly unknown[]): string =>
  `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;

/**
 * Makes a step. The action may fail because the page changed under it, because the network is off or because the server
 * was just ended: that is no finding. Only invariants find.
 * @param call name of the function that makes this step, and its values
 * @param act throws {@link Finding} for what must not happen during the action itself
 */
export function step(
  call: readonly [name: string, ...values: unknown[]],
  { role, tab = 0 }: { readonly role: Role; readonly tab?: number },
  act: (world: World) => Promise<void>,
): Step {
  const [name, ...values] = call;
  return {
    check: ({ isOver }) => !isOver(),
    run: async (_ending, world) => {
      counter.steps += 1;
      world.walked.push(codeOf(name, values));
      await act(world).catch(ignoreExpected);
      await checkInvariants(world, role, tab);
    },
    toString: () => codeOf(name, values),
  };
}

function ignoreExpected(error: unknown): void {
  if (error instanceof Finding) throw error;
  if (error instanceof Error && error.message.includes('ERR_TOO_MANY_REDIRECTS'))
    throw new Finding('a way on', `a page redirects to itself: ${error.message.split('\n')[0]}`);
  if (error instanceof errors.TimeoutError) return;
  if (
    error instanceof Error &&
    /net::|ECONNRESET|interrupted|detached|closed|not attached|Navigation|No entry with passed id|ERR_|intercepts|context was destroyed/.test(
      error.message,
    )
  )
    return;
  throw error;
}
