import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gatewayWays } from '@kayal/api-contract';
import { sendRefunds } from '@kayal/server/src/modules/payments/gateways/send-refunds.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { startGateway, type GatewayStandIn } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { forEachEngine, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { offerGateway, orderByGateway, tell } from './gateways.ts';
import { deskStep } from './upi.ts';

for (const way of gatewayWays) {
  forEachEngine(`refunds by ${way} that fail after they were accepted`, (engine) => {
    let shop: TestApp;
    let standIn: GatewayStandIn;
    let admin: Caller;
    let asha: Caller;

    beforeAll(async () => {
      standIn = await startGateway(way, () => shop.clock.now());
      shop = await openTestApp({ engine, seed: 'small', env: standIn.settings });
      admin = await shop.as(people.admin.email);
      await shop.setStock(variants.blackM.code, 1000);
      await offerGateway(admin, way);
    });
    afterAll(() => standIn.close());
    beforeEach(async () => {
      asha = await shop.addShopper();
      standIn.books.refunds.clear();
    });

    const refundsOf = async (order: string) =>
      (await admin.call('getPayments', { query: { order } })).answer().payments[0]?.refunds ?? [];
    const keys = () => [...standIn.books.refunds.keys()];
    const fail = (key = ''): Promise<unknown> => tell(shop, way, standIn.failRefund(key));

    it('waits for the owner, is never tried again, and counts once after she has sent it', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      await tell(shop, way, standIn.pay(id));
      (await deskStep(admin, id, 'paid', 'refund', { amount: 100 })).answer();
      await sendRefunds(shop.app.context);
      expect(await refundsOf(entryNo)).toMatchObject([{ state: 'done' }]);
      const [key = ''] = keys();
      expect(await Promise.all([fail(key), fail(key)])).toMatchObject([{ status: 200 }, { status: 200 }]);
      await sendRefunds(shop.app.context);
      expect(keys()).toHaveLength(1);
      const [refund] = await refundsOf(entryNo);
      expect(refund).toMatchObject({ state: 'failed', reference: '', amount: 100 });
      const listed = (await admin.call('getPayments', { query: { stage: 'toRefund' } })).answer();
      expect(listed).toMatchObject({ toRefund: 1, payments: [{ entryNo }] });
      const made = { refundId: refund?.id, reference: 'UTR12345' };
      (await deskStep(admin, id, 'paid', 'refunded', made)).answer();
      await fail(key);
      expect(await refundsOf(entryNo)).toMatchObject([{ state: 'done', reference: 'UTR12345' }]);
    });

    it('a failure that is told before the shop has noted the refund holds', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      await tell(shop, way, standIn.pay(id));
      (await deskStep(admin, id, 'paid', 'refund', { amount: 100 })).answer();
      standIn.misbehaviours.push('cut', 'cut');
      await sendRefunds(shop.app.context);
      expect(await refundsOf(entryNo)).toMatchObject([{ state: 'wanted' }]);
      await fail(keys()[0]);
      await sendRefunds(shop.app.context);
      expect(await refundsOf(entryNo)).toMatchObject([{ state: 'failed' }]);
    });

    it('of a refund in two parts only the failed one waits', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      await tell(shop, way, standIn.pay(id, 300_00));
      await tell(shop, way, standIn.pay(id, 100_00));
      (await deskStep(admin, id, 'held', 'refund', { amount: 350 })).answer();
      await sendRefunds(shop.app.context);
      expect(keys()).toHaveLength(2);
      await fail(keys()[1]);
      await fail(keys()[1]);
      expect(await refundsOf(entryNo)).toMatchObject([
        { state: 'done', amount: 300 },
        { state: 'failed', amount: 50 },
      ]);
      await fail(keys()[0]);
      expect(await refundsOf(entryNo)).toMatchObject([
        { state: 'failed', amount: 300 },
        { state: 'failed', amount: 50 },
      ]);
    });
  });
}
