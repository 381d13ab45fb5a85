import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentSteps } from '@kayal/api-contract';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { randomLives } from '@kayal/server-testing/src/random-lives.ts';
import { order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { claim, deskStep, offerUpi, orderByUpi, paymentOf } from './upi.ts';

const { lives, seed, timeoutMs } = randomLives(120);

const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cash' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('time' as const), minutes: fc.constantFrom(1, 20, 1500) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('desk' as const),
      step: fc.constantFrom('confirm' as const, 'confirm' as const, ...paymentSteps),
      /** Percent of the amount. */
      share: fc.constantFrom(100, 100, 100, 50, 130),
      /** Whether the reference of the step before comes again. */
      isRepeated: fc.boolean(),
    }),
  },
);

const life = fc.record({ units: fc.integer({ min: 1, max: 3 }), acts: fc.array(act, { minLength: 4, maxLength: 14 }) });
const refusals =
  /^(payment\.(step|refund|reference|waiting)|order\.(stock|empty_cart|cart_changed|delivered)|request\.invalid|not_found)$/;

forEachEngine('random lives of payments', (engine) => {
  it(
    'R-58 whatever comes late, twice or in another amount, ledger and stock agree, and no units are held for ever',
    async () => {
      const shop = await openTestApp({ engine, seed: 'small' });
      const admin = await shop.as(people.admin.email);
      await offerUpi(admin);
      const { blackM } = variants;
      await shop.setStock(blackM.code, 100_000);
      const { db } = shop.database;
      const seen = new Set<string>();
      // The clock itself stays: an order is placed on its day.
      const later = (ms: number) => ({ ...shop.app.context, now: () => shop.clock.now() + ms });
      let references = 500_000_000_000;

      const property = fc.asyncProperty(life, async ({ units, acts }) => {
        const asha = await shop.addShopper();
        const { orderId: entryNo } = (await orderByUpi(asha, blackM, units)).answer();
        for (const each of acts) {
          const payment = await paymentOf(asha, entryNo);
          if (each.do === 'time') {
            await runPaymentRound(later(each.minutes * 60_000));
            continue;
          }
          const tried = await (() => {
            if (each.do === 'claim') return claim(asha, entryNo, String(references + 1));
            if (each.do === 'cash') return order(asha, [orderItem(blackM, units)]);
            if (each.do === 'cancel') {
              return admin.call('cancelOrder', { params: { entryNo }, body: { reason: 'Because' } });
            }
            if (each.do === 'withdraw') {
              return asha.call('takeOwnPaymentStep', { params: { entryNo }, body: { step: 'withdraw' } });
            }
            if (!each.isRepeated) references += 1;
            const amount = Math.round(payment.amount * each.share) / 100;
            return deskStep(admin, payment.id, payment.stage, each.step, { amount, reference: String(references) });
          })();
          if (tried.status === 200) continue;
          expect(tried.refusal().code).toMatch(refusals);
        }
        const { stage } = await paymentOf(asha, entryNo);
        seen.add(stage);
        const orders = await db.selectFrom('placed_order').select('entry_no').where('entry_no', '=', entryNo).execute();
        expect(orders.length).toBe((await paymentOf(asha, entryNo)).isPlaced ? 1 : 0);
      });
      await fc.assert(property, { seed, numRuns: lives });
      expect(await findLedgerErrors(db)).toEqual([]);
      await runPaymentRound(later(50 * 3_600_000));
      const held = await db
        .selectFrom('awaited_order')
        .innerJoin('payment', 'payment.entry_no', 'awaited_order.entry_no')
        .select('payment.stage')
        .where('held', '=', 1)
        .execute();
      expect(held).toEqual([]);
      for (const stage of ['paid', 'expired', 'failed', 'held', 'refunded', 'chargedBack'])
        expect(seen).toContain(stage);
    },
    timeoutMs,
  );
});
