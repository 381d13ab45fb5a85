import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { gatewayWays } from '@kayal/api-contract';
import { listToAsk } from '@kayal/server/src/modules/payments/gateways/gateway.repository.ts';
import { sendRefunds } from '@kayal/server/src/modules/payments/gateways/send-refunds.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { dialects } from '@kayal/server-testing/src/gateways/dialects.ts';
import { startGateway, type GatewayStandIn } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { offerGateway, orderByGateway, tell } from './gateways.ts';
import { claim, deskStep, paymentOf } from './upi.ts';

const minute = 60_000;

for (const way of gatewayWays) {
  forBothEngines(`payments by ${way}`, (engine) => {
    let shop: TestApp;
    let standIn: GatewayStandIn;
    let admin: Caller;
    let asha: Caller;
    const logged: string[] = [];
    const { blackM } = variants;
    const later = (ms: number) => ({ ...shop.app.context, now: () => shop.clock.now() + ms });
    const refunded = () => [...standIn.books.refunds.values()].map(({ amount }) => amount);

    beforeAll(async () => {
      // The clock of the shop begins there.
      standIn = await startGateway(way, () => shop.clock.now());
      shop = await openTestApp({ engine, seed: 'small', env: standIn.settings, log: (line) => void logged.push(line) });
      admin = await shop.as(people.admin.email);
      await shop.setStock(blackM.code, 1000);
      await offerGateway(admin, way);
    });
    afterAll(() => standIn.close());
    beforeEach(async () => {
      asha = await shop.addShopper();
      standIn.books.refunds.clear();
    });

    it('S2.CART.19 she pays on its page; the notice places the order, and again or by hand it changes nothing', async () => {
      expect((await shop.visitor.call('getShop')).answer().paymentWays).toEqual(['cash', way]);
      const { entryNo, id, payAddress, upiLink, expiresAt } = await orderByGateway(asha, way);
      expect(payAddress).toMatch(/^https:/);
      expect({ upiLink, expiresAt }).toEqual({ upiLink: null, expiresAt: shop.clock.now() + 15 * minute });
      expect((await claim(asha, entryNo, '123456789012')).refusal().code).toBe('payment.step');
      expect((await deskStep(admin, id, 'started', 'confirm', { reference: '123456' })).status).toBe(409);
      const notice = standIn.pay(id);
      const told = await Promise.all([1, 2, 3].map(() => tell(shop, way, notice)));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'paid', received: 399, isPlaced: true });
      expect((await tell(shop, way, notice)).status).toBe(200);
      expect((await paymentOf(asha, entryNo)).received).toBe(399);
      expect(await ordersOf(asha)).toMatchObject([{ PaidBy: way }]);
    });

    it('a refund whose answer was lost asks for the same money again, although older money is told of meanwhile', async () => {
      const { entryNo, id } = await orderByGateway(asha, way);
      const [first, second] = [standIn.pay(id), standIn.pay(id)];
      await tell(shop, way, second);
      (await deskStep(admin, id, 'paid', 'refund', { amount: 1 })).answer();
      // A client may repeat by itself what was cut.
      standIn.misbehaviours.push('cut', 'cut');
      await sendRefunds(shop.app.context);
      await tell(shop, way, first);
      for (let turn = 0; turn < 3; turn += 1) await sendRefunds(shop.app.context);
      const { payments } = (await admin.call('getPayments', { query: { order: entryNo } })).answer();
      expect(payments[0]?.refunds.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(refunded().reduce((sum, amount) => sum + amount, 0)).toBe(39_900);
    });

    it('J21 the same bag in another way is another order, and gives the first one up', async () => {
      await offerGateway(admin, way, 'upi');
      const first = await orderByGateway(asha, way);
      const { orderId, awaits } = (await order(asha, [orderItem(blackM, 1)], { payment: 'upi' })).answer();
      expect(awaits).toBe('upi');
      expect(await paymentOf(asha, orderId)).toMatchObject({ way: 'upi', stage: 'started' });
      expect((await paymentOf(asha, first.entryNo)).stage).toBe('expired');
      await offerGateway(admin, way);
    });

    it('a shop without its switch does not offer it, one without keys has no address for notices', async () => {
      const other = await openTestApp({ engine, seed: 'small' });
      await offerGateway(await other.as(people.admin.email), way);
      expect((await other.visitor.call('getShop')).answer()).not.toHaveProperty('paymentWays');
      expect((await tell(other, way, { body: Buffer.from('{}'), headers: {} })).status).toBe(404);
      await other.close();
    });

    it('a check of the connection says whether keys are missing, wrong or right, or the gateway is out of order', async () => {
      const [secret = ''] = Object.keys(standIn.settings).filter((name) => /KEY_SECRET|SECRET_KEY/.test(name));
      const check = async (who: Caller) => (await who.call('checkGateway', { body: { way } })).answer().state;
      const modeFor = async (who: Caller) =>
        (await who.call('getGateways')).answer().gateways.find((each) => each.way === way)?.mode;
      const withKeys = async (env: Readonly<Record<string, string>>) => {
        const other = await openTestApp({ engine, seed: 'small', env });
        return other.as(people.admin.email);
      };
      expect([await modeFor(admin), await check(admin)]).toEqual(['test', 'works']);
      standIn.misbehaviours.push('error');
      expect(await check(admin)).toBe('unreachable');
      const without = await withKeys({});
      expect([await modeFor(without), await check(without)]).toEqual([null, 'noKeys']);
      expect(await check(await withKeys({ ...standIn.settings, [secret]: 'sk_test_wrong' }))).toBe('wrongKey');
    });

    it('a page that could not be started is started by the next look', async () => {
      standIn.misbehaviours.push('error', 'error');
      const { entryNo, payAddress } = await orderByGateway(asha, way);
      expect(payAddress).toBeNull();
      await paymentOf(asha, entryNo);
      expect((await paymentOf(asha, entryNo)).payAddress).toMatch(/^https:/);
    });

    it('forged, stale, foreign and huge notices are refused with a line in the log that does not repeat them', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      standIn.pay(id);
      logged.length = 0;
      const refused = { status: 400, code: 'payment.notice' };
      expect(await tell(shop, way, standIn.notice(id, { secret: 'whsec_of_another' }))).toEqual(refused);
      expect(await tell(shop, way, standIn.notice(id, { at: shop.clock.now() - 3000 * minute }))).toEqual(refused);
      expect(await tell(shop, way, standIn.notice(id, { isForeign: true }))).toEqual(refused);
      expect(await tell(shop, way, { body: Buffer.from('not JSON'), headers: {} })).toEqual(refused);
      const faults = logged.flatMap((line) => /"fault":"(\w+)"/.exec(line)?.[1] ?? []);
      expect(faults).toEqual(['signature', 'stale', 'foreign', 'signature']);
      expect(logged.join('')).not.toContain(id);
      const huge = { body: Buffer.alloc(1024 * 1024, ' '), headers: {} };
      expect((await tell(shop, way, huge)).status).toBe(413);
      expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'started', received: 0 });
    });

    it('a lost notice is made good by asking, before the time is over', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      standIn.pay(id);
      standIn.misbehaviours.push('error');
      await runPaymentRound(later(2 * minute));
      expect((await paymentOf(asha, entryNo)).stage).toBe('started');
      await runPaymentRound(later(16 * minute));
      expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'paid', isPlaced: true });
    });

    it('the page is closed once she takes the order back or orders something else, though the gateway fails at first', async () => {
      const isClosed = (id: string) => standIn.books.pageOf(id)?.isClosed;
      const { id, entryNo } = await orderByGateway(asha, way);
      await asha.call('takeOwnPaymentStep', { params: { entryNo }, body: { step: 'withdraw' } });
      standIn.misbehaviours.push('error');
      await runPaymentRound(later(0));
      expect(isClosed(id)).toBe(false);
      await runPaymentRound(later(0));
      expect(isClosed(id)).toBe(true);
      const rahul = await shop.addShopper();
      const second = await orderByGateway(rahul, way);
      (await order(rahul, [orderItem(blackM, 1)])).answer();
      // Paid at the last moment: late money, whose page needs no closing.
      await tell(shop, way, standIn.pay(second.id));
      await runPaymentRound(later(0));
      expect(isClosed(second.id)).toBe(false);
      expect(await paymentOf(rahul, second.entryNo)).toMatchObject({ stage: 'paid', isPlaced: true });
    });

    it('late money for pieces that are sold out goes back once, though the gateway fails meanwhile', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      await runPaymentRound(later(16 * minute));
      expect((await paymentOf(asha, entryNo)).stage).toBe('expired');
      const units = await shop.stockOf(blackM.code);
      await shop.setStock(blackM.code, 0);
      await tell(shop, way, standIn.pay(id));
      expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'refunded', isPlaced: false });
      await shop.setStock(blackM.code, units);
      standIn.misbehaviours.push('error', 'cut', 'cut');
      for (let round = 0; round < 4; round += 1) await runPaymentRound(later(0));
      expect(refunded()).toEqual([39_900]);
      const { payments } = (await admin.call('getPayments', { query: { stage: 'refunded' } })).answer();
      expect(payments.find((each) => each.id === id)?.refunds).toMatchObject([{ state: 'done', amount: 399 }]);
    });

    it.each([way].filter((each) => dialects[each].takesSeveral))(
      'what is paid twice by %s goes back once without any notice: the gateway is asked again an hour after money came',
      async () => {
        const { id, entryNo } = await orderByGateway(asha, way);
        standIn.pay(id);
        await runPaymentRound(later(2 * minute));
        standIn.pay(id);
        await runPaymentRound(later(61 * minute));
        expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'paid', received: 399 });
        standIn.misbehaviours.push('error', 'error');
        await runPaymentRound(later(62 * minute));
        await runPaymentRound(later(62 * minute));
        await runPaymentRound(later(62 * minute));
        expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'paid', received: 798, refunded: 399 });
        expect(refunded()).toEqual([39_900]);
        const toAsk = async (ms: number) =>
          (await listToAsk(shop.database.db, shop.clock.now() + ms)).filter((each) => each.id === id).length;
        expect([await toAsk(121 * minute), await toAsk(122 * minute)]).toEqual([0, 1]);
        await runPaymentRound(later(122 * minute));
        expect(await toAsk(30 * 24 * 60 * minute)).toBe(0);
      },
    );

    it('what was paid twice goes back once, and an amount in the wrong unit waits for the owner', async () => {
      const { id, entryNo } = await orderByGateway(asha, way);
      await tell(shop, way, standIn.pay(id));
      await tell(shop, way, standIn.pay(id));
      await runPaymentRound(later(0));
      await runPaymentRound(later(0));
      expect(refunded()).toEqual([39_900]);
      expect(await paymentOf(asha, entryNo)).toMatchObject({ stage: 'paid', received: 798, refunded: 399 });
      const rahul = await shop.addShopper();
      const other = await orderByGateway(rahul, way);
      await tell(shop, way, standIn.pay(other.id, 399));
      expect(await paymentOf(rahul, other.entryNo)).toMatchObject({ stage: 'held', received: 3.99, isPlaced: false });
    });
  });
}
