import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { gatewayWays } from '@kayal/api-contract';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { dialects } from '@kayal/server-testing/src/gateways/dialects.ts';
import { startGateway, type Notice } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { randomLives } from '@kayal/server-testing/src/random-lives.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { offerGateway, orderByGateway, tell } from './gateways.ts';
import { deskStep, paymentOf } from './upi.ts';

const { lives, seed, timeoutMs } = randomLives(60);
const minute = 60_000;
const day = 24 * 60 * minute;

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pay' as const), amount: fc.constantFrom(null, null, null, 100) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('round' as const), minutes: fc.constantFrom(0, 2, 20) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('fail' as const), how: fc.constantFrom('error' as const, 'cut' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const) }) },
);
const life = fc.array(act, { minLength: 3, maxLength: 12 });

for (const way of gatewayWays) {
  forEachEngine(`random lives of payments by ${way}`, (engine) => {
    const started = startGateway(way, () => Date.UTC(2026, 10, 21, 6, 30));
    afterAll(async () => (await started).close());

    it(
      'R-58 whatever the gateway does, no order is paid twice or lost, ledger and gateway agree, and no units are held for ever',
      async () => {
        const standIn = await started;
        const { books, misbehaviours } = standIn;
        const shop = await openTestApp({ engine, seed: 'small', env: standIn.settings });
        const admin = await shop.as(people.admin.email);
        await offerGateway(admin, way);
        await shop.setStock(variants.blackM.code, 100_000);
        const { db } = shop.database;
        const later = (ms: number) => ({ ...shop.app.context, now: () => shop.clock.now() + ms });

        const answers = new Set<number>();

        const property = fc.asyncProperty(life, async (acts) => {
          const asha = await shop.addShopper();
          const { id, entryNo } = await orderByGateway(asha, way);
          const notices: Notice[] = [];
          let knowsPage = false;
          for (const each of acts) {
            const { stage, payAddress } = await paymentOf(asha, entryNo);
            knowsPage ||= payAddress !== null;
            const canPay = knowsPage && (dialects[way].takesSeveral || notices.length === 0);
            if (each.do === 'pay' && canPay) {
              notices.push(standIn.pay(id, each.amount ?? undefined));
            } else if (each.do === 'tell') {
              const notice = notices[each.which % Math.max(notices.length, 1)];
              if (notice !== undefined) answers.add((await tell(shop, way, notice)).status);
            } else if (each.do === 'round') await runPaymentRound(later(each.minutes * minute));
            else if (each.do === 'fail') misbehaviours.push(each.how);
            else if (each.do === 'cancel') {
              await admin.call('cancelOrder', { params: { entryNo }, body: { reason: 'Because' } });
            } else if (each.do === 'withdraw') {
              await asha.call('takeOwnPaymentStep', { params: { entryNo }, body: { step: 'withdraw' } });
            } else if (each.do === 'refund') await deskStep(admin, id, stage, 'refund', { amount: 1 });
          }
          misbehaviours.length = 0;
          // What no notice has told by now is told by none.
          await runPaymentRound(later(3 * 60 * minute));
          const orders = await db
            .selectFrom('placed_order')
            .select('entry_no')
            .where('entry_no', '=', entryNo)
            .execute();
          const { isPlaced, received } = await paymentOf(asha, entryNo);
          expect(orders.length).toBe(isPlaced ? 1 : 0);
          const came = books.pageOf(id)?.money.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
          expect(Math.round(received * 100)).toBe(came);
        });
        await fc.assert(property, { seed, numRuns: lives });
        await runPaymentRound(later(50 * 60 * minute + day));
        expect(await findLedgerErrors(db)).toEqual([]);
        expect([...answers]).toEqual([200]);
        const gone = await db.selectFrom('payment_refund').select(['amount', 'state']).execute();
        expect(gone.filter(({ state }) => state === 'wanted')).toEqual([]);
        const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0);
        expect(sum([...books.refunds.values()])).toBe(sum(gone));
        expect(await db.selectFrom('awaited_order').select('entry_no').where('held', '=', 1).execute()).toEqual([]);
      },
      timeoutMs,
    );
  });
}
