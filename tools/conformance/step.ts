import type { RouteName } from '@kayal/api-contract';
import type { Facts } from './facts.ts';
import type { Parts, Place, Who } from './place.ts';

/** A call that is sent to both places. */
export interface Step {
  /** What it does and by which rule; unique. */
  readonly title: string;
  readonly name: RouteName;
  readonly who: Who;
  readonly parts: (facts: Facts, place: Place) => Parts | Promise<Parts>;
  /** Stores values for later steps. */
  readonly learn?: (body: unknown, facts: Facts) => void;
}

/** Optional parts of a step. */
interface StepOptions {
  readonly who?: Who;
  readonly parts?: Step['parts'];
  readonly learn?: Step['learn'];
}

/** Makes a step; by default a visitor's call without parts. */
export function step(
  name: RouteName,
  title: string,
  { who = 'visitor', parts = () => ({}), learn }: StepOptions = {},
): Step {
  return { title: `${name}: ${title}`, name, who, parts, ...(learn === undefined ? {} : { learn }) };
}

/** A value that an earlier step stored. @throws when there is none of that name */
export function kept({ learned }: Facts, name: string): string {
  const value = learned.get(name);
  if (value === undefined) throw new Error(`no step has kept ${name}`);
  return value;
}
