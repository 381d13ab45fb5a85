import { apiBase, type GatewayWay, type PrepaidWay } from '@kayal/api-contract';
import type { Caller } from '@kayal/server-testing/src/caller.ts';
import type { Notice } from '@kayal/server-testing/src/gateways/stand-in.ts';
import type { TestApp } from '@kayal/server-testing/src/harness.ts';
import { add, order, orderItem } from '@kayal/server-testing/src/shopping.ts';
import { variants } from '@kayal/server-testing/src/small-seed.ts';
import { paymentOf } from './upi.ts';

/** Turns ways to pay ahead on. */
export async function offerGateway(admin: Caller, ...ways: readonly PrepaidWay[]): Promise<void> {
  const { version, settings, theme } = (await admin.call('getSettings')).answer();
  const offered = Object.fromEntries(ways.map((way) => [way, true]));
  const payments = {
    cash: true,
    upi: false,
    upiAddress: 'kayal@bank',
    upiName: 'Kayal',
    upiMerchantCode: '',
    ...offered,
  };
  (await admin.call('saveSettings', { body: { version, settings: { ...settings, payments }, theme } })).answer();
}

/** Orders one piece by a gateway, and opens the page of its payment. */
export async function orderByGateway(who: Caller, way: GatewayWay) {
  (await add(who, variants.blackM, 1)).answer();
  const { orderId } = (await order(who, [orderItem(variants.blackM, 1)], { payment: way })).answer();
  return paymentOf(who, orderId);
}

/** Sends a notice as a gateway does. */
export async function tell(
  { app }: Pick<TestApp, 'app'>,
  way: string,
  { body, headers }: Notice,
): Promise<{ readonly status: number; readonly code?: unknown }> {
  const reply = await app.inject({
    method: 'POST',
    url: `${apiBase}/payment/notices/${way}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return { status: reply.statusCode, code: reply.json().code };
}
