import { setTimeout as wait } from 'node:timers/promises';
import { call, requestsOf, type Buyer } from '../support/api.ts';
import { note } from '../support/figures.ts';
import { load } from '../support/load.ts';

/** The longest that a shop works on a call whose caller has gone, ms: its limit of a statement. */
const settleMs = 5000;

interface Topology {
  readonly name: string;
  readonly origin: string;
  readonly buyers: readonly Buyer[];
  readonly seconds: number;
  /** Time on processors, s, by who spends it. */
  readonly cpu: Readonly<Record<string, () => number>>;
}

/** Notes the orders a second of a topology, and what one costs each part on processors. */
export async function measureOrders({ name, origin, buyers, seconds, cpu }: Topology): Promise<void> {
  const clear = (): Promise<unknown> =>
    Promise.all(
      buyers.map(({ person: { id, headers } }) => call(origin, 'clearCart', { params: { customer: id }, headers })),
    );
  const order = async () => {
    await clear();
    return load(origin, {
      seconds,
      connections: buyers.length,
      requestsOf: (index) => {
        const buyer = buyers[index];
        return buyer === undefined ? [] : requestsOf('orders', buyer);
      },
    });
  };
  // The first orders pay for compiling the shop.
  await order();
  // What was under way at their end would put something into bags that are cleared.
  await wait(settleMs);
  const before = Object.values(cpu).map((read) => read());
  const { perSecond, requests } = await order();
  note(`orders of ${buyers.length} clients, ${name}`, { value: perSecond / 2, unit: '/s' });
  for (const [index, [part, read]] of Object.entries(cpu).entries())
    note(`an order costs ${part}, ${name}`, {
      value: ((read() - (before[index] ?? 0)) / (requests / 2)) * 1e6,
      unit: 'µs',
    });
}
