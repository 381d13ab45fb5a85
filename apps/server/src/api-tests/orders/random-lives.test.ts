import { defaultSettings } from '@kayal/commerce-core/default-settings';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  orderSteps,
  parcelSteps,
  type OrderStep,
  type ParcelStep,
  type RouteName,
  type WireOf,
} from '@kayal/api-contract';
import type { Reply } from '@kayal/server-testing/src/caller.ts';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { randomLives, reportLives } from '@kayal/server-testing/src/random-lives.ts';
import { add, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';

const { lives, seed, timeoutMs } = randomLives(300);

type Life = WireOf<'getOrderLife'>['answer'];

/** One thing that somebody tries with an order, whether it is possible or not. */
type Act =
  | { readonly do: 'order'; readonly step: OrderStep }
  | { readonly do: 'parcel'; readonly step: ParcelStep; readonly parcel: number }
  | { readonly do: 'pack'; readonly lineNo: number; readonly quantity: number }
  | { readonly do: 'cancel' | 'cancelOwn' | 'done' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('order' as const), step: fc.constantFrom(...orderSteps) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('parcel' as const),
      step: fc.constantFrom(...parcelSteps, 'ship' as const, 'returnToSender' as const, 'restock' as const),
      parcel: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pack' as const),
      lineNo: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'cancelOwn' as const, 'done' as const) }),
  },
);

const life = fc.record({
  shorts: fc.integer({ min: 1, max: 3 }),
  jackets: fc.integer({ min: 1, max: 2 }),
  acts: fc.array(act, { minLength: 3, maxLength: 10 }),
});

const refusals = /^(order\.(step|packed|delivered|cancelled)|not_found)$/;

/** What is wrong with an order after something was tried with it; null where nothing is. */
function faultOf(before: Life, tried: Reply<RouteName>, after: Life): string | null {
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  const ended = before.stage === 'delivered' || before.stage === 'cancelled';
  const hasMoved = JSON.stringify([before.stage, before.parcels]) !== JSON.stringify([after.stage, after.parcels]);
  if (tried.status !== 200 && !refusals.test(tried.refusal().code)) return `refused with ${tried.text}`;
  if (tried.status !== 200 && !isSame) return 'changed by a refused step';
  if (ended && !isSame) return 'changed after its end';
  return after.timeline.length > before.timeline.length === hasMoved ? null : 'its timeline does not say what changed';
}

forEachEngine('random lives of orders', (engine) => {
  it(
    'J40 R-58 whatever is tried with orders, goods and ledger agree, and what is impossible is refused by its code',
    async () => {
      const shop = await openTestApp({ engine, seed: 'small' });
      const admin = await shop.as(people.admin.email);
      const asha = await shop.addShopper();
      const { shortsS, jacketL } = variants;
      // Invoices too: the ledger has their numbers and sums.
      const { version, settings } = (await admin.call('getSettings')).answer();
      const invoicing = { ...defaultSettings.invoicing, scheme: 'regular' as const };
      const body = { version, settings: { ...settings, tax: { gstin: '32AAPFU0939F1Z4', hsn: '6109' }, invoicing } };
      (await admin.call('saveSettings', { body: { ...body, theme: null } })).answer();
      const seen = new Set<string>();
      let count = 0;
      let steps = 0;

      const property = fc.asyncProperty(life, async ({ shorts, jackets, acts }) => {
        await add(asha, shortsS, shorts);
        await add(asha, jacketL, jackets);
        const placed = await order(asha, [orderItem(shortsS, shorts), orderItem(jacketL, jackets)]);
        const entryNo = placed.answer().orderId;
        const params = { entryNo };
        const readLife = async () => (await asha.call('getOrderLife', { params })).answer();
        let before = await readLife();
        for (const each of acts) {
          const parcel = before.parcels['parcel' in each ? each.parcel : 0]?.id ?? 'none';
          const tried = await {
            order: () =>
              admin.call('takeOrderStep', { body: { step: 'step' in each && each.step, entryNos: [entryNo] } }),
            parcel: () =>
              admin.call('takeParcelStep', { params: { parcel }, body: { step: 'step' in each && each.step } }),
            pack: () => admin.call('packParcel', { params, body: { lines: [each] } }),
            cancel: () => admin.call('cancelOrder', { params, body: { reason: 'Torn' } }),
            cancelOwn: () => asha.call('cancelOwnOrder', { params, body: {} }),
            done: () => admin.call('updateDelivery', { params }),
          }[each.do]();
          expect([200, 404, 409]).toContain(tried.status);
          steps += 1;
          const after = await readLife();
          expect(faultOf(before, tried, after)).toBeNull();
          seen.add(after.stage);
          before = after;
        }
        count += 1;
        // It reads every movement, so not after each life: an error stays until the next check.
        const errors = count % (lives / 15) < 1 ? await findLedgerErrors(shop.database.db) : [];
        expect(errors).toEqual([]);
      });
      await fc.assert(property, { seed, numRuns: lives });
      reportLives('orders', lives, seed, steps);
      expect([...seen].toSorted()).toEqual(
        ['cancelled', 'delivered', 'outForDelivery', 'packed', 'placed', 'returnedToSender', 'shipped'].toSorted(),
      );
    },
    timeoutMs,
  );
});
