import { apiBase } from '@kayal/api-contract';
import { startGateway, type Notice } from '@kayal/server-testing/src/gateways/stand-in.ts';
import { startShop } from '../../../../tools/start-shop.ts';
import * as api from './api.ts';

const shoppers = 32;
const connections = 16;

/** What a rush of notices came to. */
export interface NoticeRates {
  readonly perSecond: number;
  /** Processor of the shop for a notice, µs. */
  readonly processor: number;
}

/** Lets each shopper order several pieces one after another, and pay for each: the last one waits, the others are late money. */
async function payAll(
  origin: string,
  orders: number,
  pay: (paymentId: string) => Notice,
): Promise<readonly (readonly Notice[])[]> {
  const variants = await api.fillStock(origin, await api.feedHeaders(origin), shoppers);
  const people = await api.signUpShoppers(origin, shoppers);
  return Promise.all(
    people.map(async (person, index) => {
      const { headers } = person;
      const notices: Notice[] = [];
      while (notices.length < orders) {
        const variant = variants[(index + notices.length) % variants.length];
        if (variant === undefined) throw new Error('There is nothing to buy.');
        await api.call(origin, 'clearCart', { params: { customer: person.id }, headers });
        await api.call(origin, 'addToCart', { headers, body: api.addition(variant, 1) });
        const body = { ...api.orderOf(person, [variant]), payment: 'razorpay' };
        const { orderId: entryNo } = await api.call(origin, 'placeOrder', { headers, body });
        const { payment } = await api.call(origin, 'getPayment', { params: { entryNo }, headers });
        notices.push(pay(payment.id));
      }
      return notices;
    }),
  );
}

/**
 * How many signed notices of paid orders a shop takes in a second, each told twice and the last order's first.
 * Each first one places an order.
 * @param orders of each of 32 shoppers
 * @throws when a notice is refused
 */
export async function measureNotices(place: { readonly databaseUrl?: string }, orders: number): Promise<NoticeRates> {
  const gateway = await startGateway('razorpay', Date.now);
  const shop = await startShop({ ...place, settings: gateway.settings });
  try {
    const { origin } = shop;
    const { headers } = await api.signIn(origin, 'admin@kayal.example');
    const { version, settings, theme } = await api.call(origin, 'getSettings', { headers });
    const payments = { cash: true, upi: false, upiAddress: '', upiName: '', upiMerchantCode: '', razorpay: true };
    const body = { version, settings: { ...settings, payments }, theme };
    await api.call(origin, 'saveSettings', { headers, body });
    const paid = await payAll(origin, orders, (id) => gateway.pay(id));
    // Shoppers take turns, as at a sale: notices of one shopper wait for each other.
    const ofShopper = paid.map((notices) => [...notices.toReversed(), ...notices]);
    const told = Array.from({ length: 2 * orders }, (_, turn) =>
      ofShopper.flatMap((notices) => notices[turn] ?? []),
    ).flat();
    const waiting = told.values();
    const send = async (): Promise<void> => {
      for (const notice of waiting) {
        const answer = await fetch(`${origin}${apiBase}/payment/notices/razorpay`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...notice.headers },
          body: new Uint8Array(notice.body),
        });
        if (!answer.ok) throw new Error(`A notice was answered with ${answer.status} ${await answer.text()}.`);
        await answer.arrayBuffer();
      }
    };
    const [start, before] = [performance.now(), shop.cpuSeconds()];
    await Promise.all(Array.from({ length: connections }, send));
    const seconds = (performance.now() - start) / 1000;
    await shop.runCommand('verify-ledger');
    return { perSecond: told.length / seconds, processor: ((shop.cpuSeconds() - before) / told.length) * 1e6 };
  } finally {
    await shop.stop();
    await gateway.close();
  }
}
