import { createHmac, timingSafeEqual } from 'node:crypto';
import { Type, type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import type { RazorpaySettings } from '../../../config/gateways.ts';
import {
  callTimeoutMs,
  GatewayRefused,
  NoticeRefused,
  type GatewayMoney,
  type GatewayNotice,
  type HostedPage,
  type OrderToPay,
  type PaymentGateway,
} from './payment-gateway.ts';

const minute = 60_000;
/** Razorpay refuses a link that ends within 15 minutes. */
const shortestLinkMs = 16 * minute;
/** Razorpay sends a notice again for a day, with the time of its event. */
const noticeAgeMs = 25 * 60 * minute;

const link = Type.Object({
  id: Type.String(),
  short_url: Type.String(),
  reference_id: Type.String(),
  currency: Type.String(),
  payments: Type.Union([
    Type.Null(),
    Type.Array(Type.Object({ payment_id: Type.String(), amount: Type.Integer(), status: Type.String() })),
  ]),
});
const links = Type.Object({ payment_links: Type.Array(link) });
/** A refund, or a link that was cancelled. */
const made = Type.Object({ id: Type.String(), status: Type.String() });
// Notices come by the hundred in a second: a compiled schema reads one in a tenth of the time.
const event = Compile(Type.Object({ account_id: Type.String(), event: Type.String(), created_at: Type.Integer() }));
const paid = Compile(
  Type.Object({
    payload: Type.Object({
      payment_link: Type.Object({ entity: Type.Object({ reference_id: Type.String() }) }),
      payment: Type.Object({
        entity: Type.Object({
          id: Type.String(),
          amount: Type.Integer(),
          currency: Type.String(),
          status: Type.String(),
        }),
      }),
    }),
  }),
);

const failed = Type.Object({
  payload: Type.Object({
    refund: Type.Object({
      entity: Type.Object({
        id: Type.String(),
        amount: Type.Integer(),
        receipt: Type.Union([Type.Null(), Type.String()]),
      }),
    }),
  }),
});

/** @throws when the answer has another shape */
function parse<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!Value.Check(schema, value)) throw new Error('Razorpay answered in an unknown form.');
  return value;
}

function isSigned(body: Buffer, signature: unknown, secret: string): boolean {
  if (typeof signature !== 'string') return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new NoticeRefused('unreadable');
  }
}

/** @returns null for a refund that was not wanted by the shop, but made at Razorpay */
function failedRefund(notice: unknown): GatewayNotice | null {
  if (!Value.Check(failed, notice)) throw new NoticeRefused('unreadable');
  const { id: reference, amount, receipt } = notice.payload.refund.entity;
  return receipt === null ? null : { failed: { id: receipt, amount, reference } };
}

/**
 * Razorpay by Payment Links, without its npm package: that one drops the header that makes a refund safe to repeat (ADR 32).
 * Source of the shapes: razorpay.com/docs/api.
 */
export function openRazorpay({ keyId, keySecret, webhookSecret, accountId, apiUrl }: RazorpaySettings): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const call = async <Schema extends TSchema>(
    schema: Schema,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Static<Schema>> => {
    const answer = await fetch(new URL(path, apiUrl), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      if (answer.status >= 500) throw new Error(`razorpay is out of order: status ${answer.status}.`);
      throw new GatewayRefused('razorpay', answer.status);
    }
    return parse(schema, await answer.json());
  };
  const findLink = async (paymentId: string): Promise<HostedPage | undefined> => {
    const found = await call(links, `/v1/payment_links?reference_id=${encodeURIComponent(paymentId)}`);
    const known = found.payment_links.find(({ reference_id }) => reference_id === paymentId);
    return known === undefined ? undefined : { id: known.id, address: known.short_url };
  };

  const start = async (order: OrderToPay, now: number): Promise<HostedPage> => {
    const ends = Math.max(order.expiresAt, now + shortestLinkMs);
    try {
      const { id, short_url: address } = await call(link, '/v1/payment_links', {
        amount: order.amount,
        currency: 'INR',
        accept_partial: false,
        reference_id: order.paymentId,
        description: `Order ${order.entryNo}`,
        expire_by: Math.ceil(ends / 1000),
        callback_url: order.returnAddress,
        callback_method: 'get',
        reminder_enable: false,
      });
      return { id, address };
    } catch (error) {
      // A reference is taken by one link only: that is how a start is repeated.
      const known =
        error instanceof GatewayRefused && error.status === 400 ? await findLink(order.paymentId) : undefined;
      if (known === undefined) throw error;
      return known;
    }
  };

  return {
    mode: keyId.startsWith('rzp_live_') ? 'live' : 'test',
    start,
    async close(id) {
      await call(made, `/v1/payment_links/${encodeURIComponent(id)}/cancel`, {});
    },
    async read(id) {
      const { payments, currency } = await call(link, `/v1/payment_links/${encodeURIComponent(id)}`);
      if (currency !== 'INR') return [];
      return (payments ?? [])
        .filter(({ status }) => status === 'captured')
        .map(({ payment_id: reference, amount }): GatewayMoney => ({ reference, amount }));
    },
    async refund({ id, reference, amount }) {
      const path = `/v1/payments/${encodeURIComponent(reference)}/refund`;
      const refund = await call(made, path, { amount, receipt: id }, { 'x-refund-idempotency': id });
      if (refund.status === 'failed') throw new GatewayRefused('razorpay', 200);
      return refund.id;
    },
    readNotice({ body, headers }, now) {
      if (!isSigned(body, headers['x-razorpay-signature'], webhookSecret)) throw new NoticeRefused('signature');
      const notice = readJson(body);
      if (!event.Check(notice)) throw new NoticeRefused('unreadable');
      if (notice.account_id !== accountId) throw new NoticeRefused('foreign');
      if (Math.abs(now - notice.created_at * 1000) > noticeAgeMs) throw new NoticeRefused('stale');
      if (notice.event === 'refund.failed') return failedRefund(notice);
      if (notice.event !== 'payment_link.paid') return null;
      if (!paid.Check(notice)) throw new NoticeRefused('unreadable');
      const { payment_link, payment } = notice.payload;
      const { id, amount, currency, status } = payment.entity;
      if (currency !== 'INR' || status !== 'captured' || amount <= 0) return null;
      return { paymentId: payment_link.entity.reference_id, money: { reference: id, amount } };
    },
    async check() {
      await call(links, '/v1/payment_links?count=1');
    },
  };
}
