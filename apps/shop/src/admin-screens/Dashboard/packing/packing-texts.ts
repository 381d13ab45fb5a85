import type { OrderStep, StepRefusal } from '@kayal/api-contract/client';

/** Steps of the chosen orders. */
export type ChosenStep = Extract<OrderStep, 'pack' | 'unpack' | 'ship'>;

/** `1 order`, `12 orders`. */
export const ordersText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

const results: Readonly<Record<ChosenStep, string>> = { pack: 'packed', unpack: 'unpacked', ship: 'shipped' };

/** What a step has done. @param done numbers of the orders that took it */
export const takenText = (step: ChosenStep, done: readonly string[]): string =>
  done.length === 1 ? `Order ${done.join()} is ${results[step]}.` : `${done.length} orders are ${results[step]}.`;

/** Why a step is illegal for an order that is neither delivered nor cancelled. */
const illegal: Readonly<Record<ChosenStep, string>> = {
  pack: 'Nothing of it is left to pack.',
  unpack: 'It is not packed, or something of it has left the house.',
  ship: 'Nothing of it is left to ship.',
};

/** Orders that a step was refused for the same reason. */
export interface RefusalGroup {
  readonly reason: string;
  readonly entryNos: readonly string[];
}

/** The refused orders by reason. */
export function refusalGroups(step: ChosenStep, refused: readonly StepRefusal[]): readonly RefusalGroup[] {
  const groups = new Map<string, readonly string[]>();
  for (const { entryNo, code, message } of refused) {
    const reason = code === 'order.step' ? illegal[step] : message;
    groups.set(reason, [...(groups.get(reason) ?? []), entryNo]);
  }
  return [...groups].map(([reason, entryNos]) => ({ reason, entryNos }));
}
