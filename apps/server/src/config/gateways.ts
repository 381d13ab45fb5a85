import { gatewayWays, type GatewayWay } from '@kayal/api-contract';
import type { SettingsReader } from './settings-reader.ts';

/** An account at Razorpay. */
export interface RazorpaySettings {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Notices name it. */
  readonly accountId: string;
  /** Origin of the API. */
  readonly apiUrl: string;
}

/** An account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of the API. */
  readonly apiUrl: string;
}

/** Gateways whose keys the server has: a shop offers no others. */
export const connectedGateways = (config: Readonly<Record<GatewayWay, object | null>>): readonly GatewayWay[] =>
  gatewayWays.filter((way) => config[way] !== null);

/** The account at Razorpay; null without keys. */
export function readRazorpay(read: SettingsReader): RazorpaySettings | null {
  const apiUrl = read.url('RAZORPAY_API_URL') ?? 'https://api.razorpay.com';
  const group = read.together([
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'RAZORPAY_ACCOUNT_ID',
  ]);
  if (group === null) return null;
  return {
    keyId: read.text('RAZORPAY_KEY_ID'),
    keySecret: read.text('RAZORPAY_KEY_SECRET'),
    webhookSecret: read.text('RAZORPAY_WEBHOOK_SECRET'),
    accountId: read.text('RAZORPAY_ACCOUNT_ID'),
    apiUrl: new URL(apiUrl).origin,
  };
}

/** The account at Stripe; null without keys. */
export function readStripe(read: SettingsReader): StripeSettings | null {
  const apiUrl = read.url('STRIPE_API_URL') ?? 'https://api.stripe.com';
  if (read.together(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) === null) return null;
  return {
    secretKey: read.text('STRIPE_SECRET_KEY'),
    webhookSecret: read.text('STRIPE_WEBHOOK_SECRET'),
    apiUrl: new URL(apiUrl).origin,
  };
}
