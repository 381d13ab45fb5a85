import type { GatewayMode, GatewayState, GatewayWay } from '@kayal/api-contract/client';

/** The keys that the server needs, by the names of its settings. */
const keys: Readonly<Record<GatewayWay, string>> = {
  razorpay: 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET and RAZORPAY_ACCOUNT_ID',
  stripe: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET',
};

/** The mode of a gateway's keys. */
export const modeTexts: Readonly<Record<GatewayMode, string>> = {
  test: 'Test mode: no money moves',
  live: 'Live',
};

/** What a check found, and what to do about it. */
export function connectionText(state: GatewayState, way: GatewayWay, name: string): string {
  switch (state) {
    case 'works':
      return `${name} accepts the keys of the server.`;
    case 'wrongKey':
      return `${name} does not accept the keys of the server. Compare ${keys[way]} with your account there.`;
    case 'unreachable':
      return `${name} does not answer. Try again in a minute; payments wait meanwhile.`;
    case 'noKeys':
      return `The server has no keys, so no shopper sees ${name}. Set ${keys[way]}: see docs/payments.md.`;
  }
}
