import type { ShopSettings } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import { forBothEngines, openTestApp, type TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, buy, cartOf, order, orderItem, ordersOf } from '@kayal/server-testing/src/shopping.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { beforeEach, expect, it } from 'vitest';
import { offerUpi } from '../payments/upi.ts';

const minute = 60_000;
const { blackM } = variants;
const oneTee = [orderItem(blackM, 1)];

forBothEngines('the code of an order in cash', (engine) => {
  let shop: TestApp;
  let admin: Caller;
  let asha: Caller;

  beforeEach(async () => {
    shop = await openTestApp({ engine, seed: 'small' });
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    await shop.setStock(blackM.code, 20);
    return () => shop.close();
  });

  async function ask(cashTerms: Partial<ShopSettings['cashTerms']>): Promise<void> {
    const { version, settings } = (await admin.call('getSettings')).answer();
    const changed: ShopSettings = { ...settings, cashTerms: { ...defaultSettings.cashTerms, ...cashTerms } };
    (await admin.call('saveSettings', { body: { version, settings: changed, theme: null } })).answer();
  }
  const codesTo = async (email: string): Promise<readonly string[]> =>
    (await shop.mail())
      .filter(({ to, text }) => to === email && text.includes('pay on delivery'))
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '');
  const mailCode = async (who = asha, { email }: { readonly email: string } = people.asha): Promise<string> => {
    (await who.call('sendCashCode')).answer();
    return (await codesTo(email))[0] ?? '';
  };
  /** Another code than this one. */
  const notThis = (code: string): string => (code === '111111' ? '222222' : '111111');
  const submit = (cashCode?: string, changes: object = {}, who = asha) =>
    order(who, oneTee, { ...(cashCode === undefined ? {} : { cashCode }), ...changes });
  const refusalOf = async (reply: ReturnType<typeof submit>) => (await reply).refusal().code;

  it('J21 is neither needed nor mailed in a shop that does not ask for it', async () => {
    expect((await asha.call('sendCashCode')).refusal()).toMatchObject({ code: 'payment.code_unneeded' });
    await add(asha, blackM, 1);
    expect((await submit('123456')).answer().total).toBe(399);
    expect(await codesTo(people.asha.email)).toEqual([]);
  });

  it('is needed until an order has reached the customer; a refusal keeps nothing', async () => {
    await ask({ codeForFirst: true });
    const before = await shop.stockOf(blackM.code);
    await add(asha, blackM, 1);
    const refusal = (await submit()).refusal();
    expect(refusal).toMatchObject({ code: 'payment.code', message: expect.stringContaining('code of six digits') });
    expect([await shop.stockOf(blackM.code), await ordersOf(asha)]).toEqual([before, []]);
    expect(await cartOf(asha)).toHaveLength(1);

    const { orderId } = (await submit(await mailCode())).answer();
    await add(asha, blackM, 1);
    expect(await refusalOf(submit()), 'the first one is on its way').toBe('payment.code');
    (await admin.call('updateDelivery', { params: { entryNo: orderId } })).answer();
    expect((await submit()).answer().orderId).not.toBe(orderId);
  });

  it('is needed from an amount to pay on', async () => {
    await ask({ codeFrom: 399.01 });
    (await add(asha, blackM, 1)).answer();
    (await submit()).answer();
    await ask({ codeFrom: 399 });
    await add(asha, blackM, 1);
    expect(await refusalOf(submit())).toBe('payment.code');
    (await submit(await mailCode())).answer();
  });

  it('is not asked for where the order is refused anyway', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    await shop.setStock(blackM.code, 0);
    expect(await refusalOf(submit())).toBe('order.stock');
  });

  it('J27 is over after five wrong tries, which a refused order does not give back', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    const code = await mailCode();
    const wrong = notThis(code);
    for (let tries = 0; tries < 5; tries += 1) expect(await refusalOf(submit(wrong))).toBe('payment.code_wrong');
    expect(await refusalOf(submit(code))).toBe('payment.code_over');
    shop.clock.advance(minute);
    (await submit(await mailCode())).answer();
  });

  it('J27 expires, and a new one replaces it', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    expect(await refusalOf(submit('123456')), 'before one was mailed').toBe('payment.code_over');
    const first = await mailCode();
    shop.clock.advance(minute);
    const second = await mailCode();
    const stale = first === second ? notThis(second) : first;
    expect(await refusalOf(submit(stale))).toBe('payment.code_wrong');
    shop.clock.advance(10 * minute);
    expect(await refusalOf(submit(second))).toBe('payment.code_over');
  });

  it('of another customer is wrong', async () => {
    await ask({ codeForFirst: true });
    const rahul = await shop.as(people.rahul.email);
    await add(asha, blackM, 1);
    const own = await mailCode();
    const other = await mailCode(rahul, people.rahul);
    const foreign = own === other ? notThis(own) : other;
    expect(await refusalOf(submit(foreign))).toBe('payment.code_wrong');
    expect((await submit(own)).answer().total).toBe(399);
  });

  it('J01 J28 is mailed as seldom as the other codes of an account', async () => {
    await shop.close();
    shop = await openTestApp({ engine, seed: 'small', env: { RATE_LIMIT: 'on' } });
    admin = await shop.as(people.admin.email);
    asha = await shop.as(people.asha.email);
    await ask({ codeForFirst: true });
    (await asha.call('sendCashCode')).answer();
    const limited = await asha.call('sendCashCode');
    expect([limited.status, limited.refusal().code]).toEqual([429, 'otp.limited']);
    for (let sent = 1; sent < 5; sent += 1) {
      shop.clock.advance(20_001);
      (await asha.call('sendCashCode')).answer();
    }
    shop.clock.advance(20_001);
    expect((await asha.call('sendCashCode')).refusal().code).toBe('otp.limited');
    expect(await codesTo(people.asha.email)).toHaveLength(5);
  });

  it('J21 places one order, however many tabs send it', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    const code = await mailCode();
    const replies = await Promise.all(['tab-1', 'tab-2', 'tab-3'].map((key) => submit(code, { key })));
    expect(new Set(replies.map((reply) => reply.answer().orderId)).size).toBe(1);
    await add(asha, blackM, 1);
    expect(await refusalOf(submit(code, { key: 'tab-4' }))).toBe('payment.code_over');
    expect(await ordersOf(asha)).toHaveLength(1);
  });

  it('J21 the answer of a key that is repeated after a lost answer does not depend on the code', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    expect(await refusalOf(submit(undefined, { key: 'intent-1' }))).toBe('payment.code');
    const code = await mailCode();
    expect(await refusalOf(submit(notThis(code), { key: 'intent-1' }))).toBe('payment.code_wrong');
    const first = (await submit(code, { key: 'intent-1' })).answer();
    for (const again of [code, notThis(code), undefined]) {
      const reply = await submit(again, { key: 'intent-1' });
      expect([reply.answer(), reply.headers['idempotent-replayed']]).toEqual([first, 'true']);
    }
  });

  it('a prepaid order needs none', async () => {
    await ask({ codeForFirst: true, codeFrom: 1 });
    await offerUpi(admin);
    await add(asha, blackM, 1);
    expect((await submit(undefined, { payment: 'upi' })).answer().awaits).toBe('upi');
  });

  it('a code that is not six digits is refused as such', async () => {
    await ask({ codeForFirst: true });
    await add(asha, blackM, 1);
    expect(await refusalOf(submit('12345'))).toBe('request.invalid');
    expect(await refusalOf(submit('1'.repeat(300)))).toBe('request.invalid');
  });

  it('orders as before, once the owner switches it off', async () => {
    await ask({ codeForFirst: true });
    await ask({});
    expect((await buy(asha, blackM)).total).toBe(399);
  });
});
