import { beforeAll, expect, it } from 'vitest';
import { sweep } from '@kayal/server/src/modules/sweep/sweep.repository.ts';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { deskStep, offerUpi, paymentOf } from './upi.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

forBothEngines('orders by UPI that nobody pays', (engine) => {
  let shop: TestApp;
  const { blackM } = variants;
  const orderAhead = (who: Caller, quantity = 1) => order(who, [orderItem(blackM, quantity)], { payment: 'upi' });
  const withdraw = async (who: Caller, entryNo: string) =>
    (await who.call('takeOwnPaymentStep', { params: { entryNo }, body: { step: 'withdraw' } })).answer();

  beforeAll(async () => {
    shop = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
    await offerUpi(await shop.as(people.admin.email));
    await shop.setStock(blackM.code, 100);
  });

  it('R-62 an order that is taken back counts as one of ten in an hour, as one that is placed does', async () => {
    const asha = await shop.addShopper();
    await buy(asha, blackM);
    (await add(asha, blackM, 1)).answer();
    for (let started = 1; started < 9; started += 1) {
      shop.clock.advance(minute);
      await withdraw(asha, (await orderAhead(asha)).answer().orderId);
    }
    const { orderId } = (await orderAhead(asha)).answer();
    expect((await orderAhead(asha)).answer().orderId, 'the same order again').toBe(orderId);
    await withdraw(asha, orderId);
    for (const reply of [await orderAhead(asha), await order(asha, [orderItem(blackM, 1)])]) {
      expect(reply.refusal().code).toBe('order.limit');
      expect(reply.headers['retry-after']).toBe(String(52 * 60));
    }
    shop.clock.advance(52 * minute);
    (await orderAhead(asha)).answer();
  });

  it('R-83 one that ended without money is deleted with its payment after days, and its stock stays right', async () => {
    const { db } = shop.database;
    const { keepDays } = shop.config;
    const until = shop.clock.now() + keepDays.unpaidOrders * day;
    const admin = await shop.as(people.admin.email);
    const asha = await shop.addShopper();
    (await add(asha, blackM, 2)).answer();
    const differs = (await orderAhead(asha, 2)).answer().orderId;
    const { id } = await paymentOf(asha, differs);
    (await deskStep(admin, id, 'started', 'confirm', { reference: '700000000001', amount: 1 })).answer();
    const rahul = await shop.addShopper();
    (await add(rahul, blackM, 1)).answer();
    const unpaid = (await orderAhead(rahul)).answer().orderId;
    await withdraw(rahul, unpaid);
    const lata = await shop.addShopper();
    (await add(lata, blackM, 1)).answer();
    const waiting = (await orderAhead(lata)).answer().orderId;
    const left = async (table: 'payment' | 'awaited_order') =>
      (await db.selectFrom(table).select('entry_no').where('entry_no', 'in', [differs, unpaid, waiting]).execute())
        .map(({ entry_no: entryNo }) => entryNo)
        .toSorted();
    const stock = await shop.stockOf(blackM.code);
    await sweep(db, until, keepDays);
    expect(await left('payment')).toEqual([differs, unpaid, waiting].toSorted());
    await sweep(db, until + 1, keepDays);
    expect(await left('payment')).toEqual([differs, waiting].toSorted());
    expect(await left('awaited_order')).toEqual([differs, waiting].toSorted());
    expect(await shop.stockOf(blackM.code)).toBe(stock);
  });
});
