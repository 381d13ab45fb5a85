import type { RouteName } from '@kayal/api-contract';
import type { Facts } from './facts.ts';
import type { Parts, Place, Who } from './place.ts';

/** One call that is made at both places. */
export interface Step {
  /** What it is, and the rule it follows; no two are the same. */
  readonly title: string;
  readonly name: RouteName;
  readonly who: Who;
  readonly parts: (facts: Facts, place: Place) => Parts | Promise<Parts>;
  /** Keeps what a later step needs. */
  readonly learn?: (body: unknown, facts: Facts) => void;
}

/** What a step may leave out. */
interface StepOptions {
  readonly who?: Who;
  readonly parts?: Step['parts'];
  readonly learn?: Step['learn'];
}

/** A step; a visitor's without parts where nothing else is said. */
export function step(
  name: RouteName,
  title: string,
  { who = 'visitor', parts = () => ({}), learn }: StepOptions = {},
): Step {
  return { title: `${name}: ${title}`, name, who, parts, ...(learn === undefined ? {} : { learn }) };
}

/** What an earlier step kept. @throws when it kept nothing of that name. */
export function kept({ learned }: Facts, name: string): string {
  const value = learned.get(name);
  if (value === undefined) throw new Error(`no step has kept ${name}`);
  return value;
}
