import type { RouteName } from '@kayal/api-contract';
import { demoPassword } from '@kayal/mocks';
import type { Facts } from './facts.ts';
import { textAt, type Parts, type Place, type Who } from './place.ts';

/** Reads the parts of a call from the data of a place. */
type ReadParts = (facts: Facts, place: Place) => Parts | Promise<Parts>;

/** A call that is sent to both places. */
export interface Step {
  /** What it does and by which rule; unique. */
  readonly title: string;
  readonly name: RouteName;
  readonly who: Who;
  readonly parts: ReadParts;
  /** Stores values for later steps. */
  readonly learn: (body: unknown, facts: Facts) => void;
}

const stepOf =
  (who: Who) =>
  (name: RouteName, title: string, parts: Parts | ReadParts = {}, learn: Step['learn'] = () => undefined): Step => ({
    title: `${name}: ${title}`,
    name,
    who,
    parts: typeof parts === 'function' ? parts : () => parts,
    learn,
  });

/** A visitor's call. */
export const asVisitor = stepOf('visitor');

/** A call of the signed-in shopper. */
export const asShopper = stepOf('shopper');

/** A call of the admin. */
export const asAdmin = stepOf('admin');

/** The admin confirms that it is she, as routes with the flag `confirmed` want it. @param what she goes on to do */
export const confirmAdmin = (what: string): Step =>
  asAdmin('confirmIdentity', `ASVS 7.5.3 to ${what}`, { body: { password: demoPassword } });

/** Stores values of an answer. @param paths where each is, such as `{ order: 'orders.0.id' }` */
export const learn =
  (paths: Readonly<Record<string, string>>): Step['learn'] =>
  (body, { learned }) => {
    for (const [name, path] of Object.entries(paths)) learned.set(name, textAt(body, path));
  };

/** A value that an earlier step stored. @throws when there is none of that name */
export function kept({ learned }: Facts, name: string): string {
  const value = learned.get(name);
  if (value === undefined) throw new Error(`no step has kept ${name}`);
  return value;
}
