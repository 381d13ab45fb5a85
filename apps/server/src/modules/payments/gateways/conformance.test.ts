import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayWays } from '@kayal/api-contract';
import { dialects } from '@kayal/server-testing/src/gateways/dialects.ts';
import { startGateway, type GatewayStandIn } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { readConfig } from '../../../config/config.ts';
import { openGateway } from './open-gateway.ts';
import { NoticeRefused, type PaymentGateway, type SignedNotice } from './payment-gateway.ts';

const now = Date.UTC(2026, 10, 21, 6, 30);
const day = 24 * 3_600_000;
const order = {
  paymentId: 'payment-of-one-order',
  entryNo: '2026112101',
  amount: 79_800,
  expiresAt: now + 900_000,
  returnAddress: 'https://shop.example/payment?order=2026112101',
};

/** What every adapter of a gateway must do. A new one is added to `gatewayWays`, and its dialect to the stand-in. */
describe.each(gatewayWays)('adapter of %s', (way) => {
  let standIn: GatewayStandIn;
  let gateway: PaymentGateway;

  const open = async (settings: Readonly<Record<string, string>>): Promise<PaymentGateway> => {
    const opened = await openGateway(readConfig(settings), way);
    if (opened === null) throw new Error('The gateway has no keys.');
    return opened;
  };
  const faultOf = (notice: SignedNotice): string => {
    try {
      gateway.readNotice(notice, now);
    } catch (error) {
      if (error instanceof NoticeRefused) return error.fault;
      throw error;
    }
    return 'none';
  };

  beforeEach(async () => {
    standIn = await startGateway(way, () => now);
    gateway = await open(standIn.settings);
  });
  afterEach(() => standIn.close());

  it('is not there without keys, and tells a test key', async () => {
    expect(await openGateway(readConfig({}), way)).toBeNull();
    expect(gateway.mode).toBe('test');
  });

  it('starts one page for an order, however often and whatever fails meanwhile', async () => {
    standIn.misbehaviours.push('error', 'cut');
    await expect(gateway.start(order, Date.now())).rejects.toThrow('out of order');
    // A client may repeat by itself what was cut.
    await gateway.start(order, Date.now()).catch(() => null);
    const page = await gateway.start(order, Date.now());
    expect(page.address).toMatch(/^https:/);
    expect(await gateway.start(order, Date.now())).toEqual(page);
    expect([...standIn.books.pages.values()]).toMatchObject([
      { id: page.id, reference: order.paymentId, amount: 79_800 },
    ]);
  });

  it('closes a page once, and none that is paid', async () => {
    const { id } = await gateway.start(order, Date.now());
    standIn.misbehaviours.push('error');
    await expect(gateway.close(id)).rejects.toThrow('out of order');
    await gateway.close(id);
    expect(standIn.books.pageOf(order.paymentId)?.isClosed).toBe(true);
    await expect(gateway.close(id)).rejects.toThrow('400');
    const paid = await gateway.start({ ...order, paymentId: 'payment-of-another' }, Date.now());
    standIn.pay('payment-of-another');
    await expect(gateway.close(paid.id)).rejects.toThrow('400');
  });

  it('reads what has come, in paise', async () => {
    const { id } = await gateway.start(order, Date.now());
    expect(await gateway.read(id)).toEqual([]);
    standIn.pay(order.paymentId, 100);
    expect(await gateway.read(id)).toEqual([{ reference: 'pay_000001', amount: 100 }]);
    await expect(gateway.read('unknown')).rejects.toThrow('404');
    if (!dialects[way].takesSeveral) return;
    standIn.pay(order.paymentId, 200);
    expect(await gateway.read(id)).toEqual([
      { reference: 'pay_000001', amount: 100 },
      { reference: 'pay_000002', amount: 200 },
    ]);
  });

  it('gives back once under an id, in parts, and no more than came', async () => {
    await gateway.start(order, Date.now());
    standIn.pay(order.paymentId);
    const part = { id: 'refund-number-one', reference: 'pay_000001', amount: 50_000 };
    standIn.misbehaviours.push('cut');
    await gateway.refund(part).catch(() => null);
    expect(await gateway.refund(part)).toBe('rfnd_0');
    expect(await gateway.refund({ ...part, id: 'refund-number-two', amount: 29_800 })).toBe('rfnd_1');
    await expect(gateway.refund({ ...part, id: 'refund-number-three', amount: 1 })).rejects.toThrow('400');
    expect([...standIn.books.refunds.values()].map(({ amount }) => amount)).toEqual([50_000, 29_800]);
  });

  it('believes a notice by its signature over the bytes, its time and its account', async () => {
    await gateway.start(order, Date.now());
    const notice = standIn.pay(order.paymentId);
    const money = { reference: 'pay_000001', amount: 79_800 };
    expect(gateway.readNotice(notice, now)).toEqual({ paymentId: order.paymentId, money });
    const { body, headers } = notice;
    expect(faultOf({ headers, body: Buffer.from(body.toString().replaceAll('79800', '79801')) })).toBe('signature');
    expect(faultOf({ headers: {}, body })).toBe('signature');
    expect(faultOf(standIn.notice(order.paymentId, { secret: 'whsec_of_another' }))).toBe('signature');
    expect(faultOf(standIn.notice(order.paymentId, { at: now - 2 * day }))).toBe('stale');
    expect(faultOf(standIn.notice(order.paymentId, { isForeign: true }))).toBe('foreign');
  });

  it('reads that a refund has failed after it was accepted', async () => {
    await gateway.start(order, Date.now());
    standIn.pay(order.paymentId);
    const reference = await gateway.refund({ id: 'refund-number-one', reference: 'pay_000001', amount: 100 });
    const failed = { id: 'refund-number-one', amount: 100, reference };
    expect(gateway.readNotice(standIn.failRefund('refund-number-one'), now)).toEqual({ failed });
  });

  it('tells right keys from wrong ones', async () => {
    await gateway.check();
    const [name = ''] = Object.keys(standIn.settings).filter((each) => /KEY_SECRET|SECRET_KEY/.test(each));
    const wrong = await open({ ...standIn.settings, [name]: 'sk_test_wrong' });
    await expect(wrong.check()).rejects.toThrow('401');
  });
});
