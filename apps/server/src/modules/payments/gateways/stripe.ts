import { Stripe } from 'stripe';
import type { StripeSettings } from '../../../config/gateways.ts';
import {
  callTimeoutMs,
  GatewayRefused,
  NoticeRefused,
  type GatewayMoney,
  type PaymentGateway,
  type SignedNotice,
} from './payment-gateway.ts';

const minute = 60_000;
/** Stripe refuses a session that ends within 30 minutes. */
const shortestSessionMs = 31 * minute;
/** Seconds between signing and arrival, as Stripe recommends. A repeated notice is signed anew. */
const noticeAgeSeconds = 300;

function moneyOf({
  payment_status,
  payment_intent,
  amount_total,
  currency,
}: Stripe.Checkout.Session): GatewayMoney | null {
  if (payment_status !== 'paid' || currency !== 'inr' || amount_total === null || amount_total <= 0) return null;
  const reference = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  return reference === undefined ? null : { reference, amount: amount_total };
}

/** Stripe by Checkout Sessions, with its own client. */
export function openStripe({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isLive = /^[sr]k_live_/.test(secretKey);
  const stripe = new Stripe(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    timeout: callTimeoutMs,
    // The rounds of payments repeat.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const call = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode < 500) {
        throw new GatewayRefused('stripe', error.statusCode);
      }
      throw new Error('stripe could not be reached, or is out of order.');
    }
  };
  const readEvent = ({ body, headers }: SignedNotice, now: number): Stripe.Event => {
    const signature = headers['stripe-signature'] ?? '';
    try {
      return Stripe.webhooks.constructEvent(body, signature, webhookSecret, noticeAgeSeconds, undefined, now);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new NoticeRefused('unreadable');
      throw new NoticeRefused(error.message.includes('tolerance') ? 'stale' : 'signature');
    }
  };

  return {
    mode: isLive ? 'live' : 'test',
    async start({ paymentId, entryNo, amount, expiresAt, returnAddress }, now) {
      const ends = Math.max(expiresAt, now + shortestSessionMs);
      const page = {
        mode: 'payment' as const,
        client_reference_id: paymentId,
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'inr', unit_amount: amount, product_data: { name: `Order ${entryNo}` } },
          },
        ],
        success_url: returnAddress,
        cancel_url: returnAddress,
        expires_at: Math.ceil(ends / 1000),
      };
      const { id, url } = await call(stripe.checkout.sessions.create(page, { idempotencyKey: paymentId }));
      if (url === null) throw new Error('stripe gave no address.');
      return { id, address: url };
    },
    async close(id) {
      await call(stripe.checkout.sessions.expire(id));
    },
    async read(id) {
      const money = moneyOf(await call(stripe.checkout.sessions.retrieve(id)));
      return money === null ? [] : [money];
    },
    async refund({ id, reference, amount }) {
      const refund = await call(
        stripe.refunds.create({ payment_intent: reference, amount, metadata: { refund: id } }, { idempotencyKey: id }),
      );
      if (refund.status === 'failed' || refund.status === 'canceled') throw new GatewayRefused('stripe', 200);
      return refund.id;
    },
    readNotice(notice, now) {
      const event = readEvent(notice, now);
      if (event.livemode !== isLive || event.account !== undefined) throw new NoticeRefused('foreign');
      if (event.type === 'refund.failed' || event.type === 'charge.refund.updated') {
        const { id: reference, amount, status, metadata } = event.data.object;
        const id = metadata?.['refund'];
        const hasFailed = status === 'failed' || status === 'canceled';
        return hasFailed && id !== undefined ? { failed: { id, amount, reference } } : null;
      }
      if (event.type !== 'checkout.session.completed' && event.type !== 'checkout.session.async_payment_succeeded') {
        return null;
      }
      const { client_reference_id: paymentId } = event.data.object;
      const money = moneyOf(event.data.object);
      return paymentId === null || money === null ? null : { paymentId, money };
    },
    async check() {
      await call(stripe.checkout.sessions.list({ limit: 1 }));
    },
  };
}
