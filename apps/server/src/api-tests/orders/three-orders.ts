import type { Caller } from '@kayal/server-testing/src/caller.ts';
import type { TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Places asha's order of two lines (₹1,597.50), rahul's (₹2,499) and asha's of the next day (₹399). Answers their numbers, oldest first. */
export async function placeThreeOrders(
  { clock }: Pick<TestApp, 'clock'>,
  { asha, rahul }: Readonly<Record<'asha' | 'rahul', Caller>>,
): Promise<readonly [string, string, string]> {
  await add(asha, variants.blackM, 2);
  await add(asha, variants.shortsS, 1);
  const first = await order(asha, [orderItem(variants.blackM, 2), orderItem(variants.shortsS, 1)]);
  clock.advance(1000);
  const second = await buy(rahul, variants.jacketL);
  clock.advance(dayMs);
  await add(asha, variants.blackL, 1);
  const third = await order(asha, [orderItem(variants.blackL, 1)], { date: '2026-11-22' });
  return [first.answer().orderId, second.orderId, third.answer().orderId];
}
