import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { GatewayWay } from '@kayal/api-contract';
import type { Books, Money, Page, Refund } from './books.ts';

/** How notices are signed: by whom, and when (ms). */
export interface Signing {
  readonly secret: string;
  readonly at: number;
}

/** An answer of the stand-in. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** What one gateway's published HTTP interface looks like. */
export interface Dialect {
  /** Whether a page can be paid twice, by two people who began while it was open. */
  readonly takesSeveral: boolean;
  /** Settings of a shop that uses the stand-in. */
  settings(url: string): Readonly<Record<string, string>>;
  answer(books: Books, request: Pick<IncomingMessage, 'method' | 'headers'>, path: string, body: string): Answer;
  /** The notice that a page was paid, as it is sent. */
  paid(page: Page, money: Money, at: number): object;
  /** The notice that a refund has failed after it was accepted. */
  refundFailed(refund: Refund, at: number): object;
  /** The same notice about an account of somebody else. */
  foreign(notice: object): object;
  headers(body: string, signing: Signing): Readonly<Record<string, string>>;
}

/** The secret that the shop knows. */
export const webhookSecret = 'whsec_of_the_shop';
const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');
const notFound: Answer = { status: 404, body: { error: { code: 'BAD_REQUEST_ERROR', type: 'invalid_request_error' } } };
const refused = (status: number): Answer => ({ status, body: { error: { code: 'BAD_REQUEST_ERROR' } } });

const accountId = 'acc_ofTheShop';
const basic = `Basic ${Buffer.from('rzp_test_key:secret').toString('base64')}`;

const linkOf = ({ id, reference, amount, money, isClosed }: Page) => ({
  id,
  status: isClosed ? 'cancelled' : money.length > 0 ? 'paid' : 'created',
  short_url: `https://rzp.example/${id}`,
  reference_id: reference,
  amount,
  currency: 'INR',
  payments:
    money.length === 0 ? null : money.map((each) => ({ payment_id: each.id, amount: each.amount, status: 'captured' })),
});

/** Razorpay: Payment Links, refunds with their idempotency header. */
const razorpay: Dialect = {
  takesSeveral: true,
  settings: (url) => ({
    RAZORPAY_KEY_ID: 'rzp_test_key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_ACCOUNT_ID: accountId,
    RAZORPAY_API_URL: url,
  }),
  answer(books, { method, headers }, path, body) {
    if (headers.authorization !== basic) return refused(401);
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    const [, , kind, id = '', what] = pathname.split('/');
    if (kind === 'payment_links' && id === '' && method === 'POST') {
      const { reference_id: reference, amount } = JSON.parse(body);
      return books.pageOf(reference) === undefined
        ? { status: 200, body: linkOf(books.open(`plink_${books.pages.size}`, reference, amount)) }
        : refused(400);
    }
    if (kind === 'payment_links' && id === '') {
      const page = books.pageOf(searchParams.get('reference_id') ?? '');
      return { status: 200, body: { payment_links: page === undefined ? [] : [linkOf(page)] } };
    }
    if (kind === 'payment_links') {
      const page = books.pageById(id);
      if (page === undefined) return notFound;
      if (what === 'cancel' && !books.close(page)) return refused(400);
      return { status: 200, body: linkOf(page) };
    }
    if (kind !== 'payments' || what !== 'refund') return notFound;
    const key = String(headers['x-refund-idempotency'] ?? '');
    const refund = books.refund(key, id, JSON.parse(body).amount);
    return refund === null ? refused(400) : { status: 200, body: { id: refund, status: 'processed' } };
  },
  paid: (page, { id, amount }, at) => ({
    entity: 'event',
    account_id: accountId,
    event: 'payment_link.paid',
    contains: ['payment_link', 'payment'],
    payload: {
      payment_link: { entity: linkOf(page) },
      payment: { entity: { id, amount, currency: 'INR', status: 'captured' } },
    },
    created_at: Math.floor(at / 1000),
  }),
  refundFailed: ({ key, id, of, amount }, at) => ({
    entity: 'event',
    account_id: accountId,
    event: 'refund.failed',
    contains: ['refund', 'payment'],
    payload: { refund: { entity: { id, payment_id: of, amount, receipt: key, status: 'failed' } } },
    created_at: Math.floor(at / 1000),
  }),
  foreign: (notice) => ({ ...notice, account_id: 'acc_ofAnother' }),
  headers: (body, { secret }) => ({ 'x-razorpay-signature': hmac(secret, body) }),
};

const sessionOf = ({ id, reference, amount, money: [money] }: Page) => ({
  id,
  object: 'checkout.session',
  url: `https://stripe.example/${id}`,
  client_reference_id: reference,
  currency: 'inr',
  amount_total: money?.amount ?? amount,
  payment_intent: money?.id ?? null,
  payment_status: money === undefined ? 'unpaid' : 'paid',
});

/** Stripe: Checkout Sessions and refunds with its idempotency header. */
const stripe: Dialect = {
  // A session has one payment intent (docs.stripe.com/api/checkout/sessions/object).
  takesSeveral: false,
  settings: (url) => ({
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
  }),
  answer(books, { method, headers }, path, body) {
    if (headers.authorization !== 'Bearer sk_test_key') return refused(401);
    const { pathname } = new URL(path, 'http://localhost');
    const form = new URLSearchParams(body);
    const key = String(headers['idempotency-key'] ?? '');
    if (pathname === '/v1/refunds') {
      const refund = books.refund(key, form.get('payment_intent') ?? '', Number(form.get('amount')));
      return refund === null ? refused(400) : { status: 200, body: { id: refund, status: 'succeeded' } };
    }
    if (pathname === '/v1/checkout/sessions' && method === 'POST') {
      const known = books.pageOf(key);
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
      const page = known ?? books.open(`cs_${books.pages.size}`, form.get('client_reference_id') ?? '', amount);
      return { status: 200, body: sessionOf(page) };
    }
    if (pathname === '/v1/checkout/sessions') return { status: 200, body: { object: 'list', data: [] } };
    const [, , , , id = '', what] = pathname.split('/');
    const page = books.pageById(id);
    if (page === undefined) return notFound;
    if (what === 'expire' && !books.close(page)) return refused(400);
    return { status: 200, body: sessionOf(page) };
  },
  paid: (page, money, at) => ({
    id: `evt_${money.id}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    created: Math.floor(at / 1000),
    data: { object: sessionOf({ ...page, money: [money] }) },
  }),
  refundFailed: ({ key, id, of, amount }, at) => ({
    id: `evt_${id}`,
    object: 'event',
    type: 'refund.failed',
    livemode: false,
    created: Math.floor(at / 1000),
    data: {
      object: { id, object: 'refund', amount, payment_intent: of, status: 'failed', metadata: { refund: key } },
    },
  }),
  foreign: (notice) => ({ ...notice, account: 'acct_ofAnother' }),
  headers(body, { secret, at }) {
    const time = Math.floor(at / 1000);
    return { 'stripe-signature': `t=${time},v1=${hmac(secret, `${time}.${body}`)}` };
  },
};

/** Every gateway's. */
export const dialects: Readonly<Record<GatewayWay, Dialect>> = { razorpay, stripe };
