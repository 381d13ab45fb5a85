import {
  gatewayWays,
  paiseToRupees,
  rupeesToPaise,
  type PaymentFilter,
  type PaymentStage,
  type PrepaidWay,
  type WireOf,
} from '@kayal/api-contract';
import { bankReference, isAwaited, nextPayment, upiLink, type PaymentEvent } from '@kayal/commerce-core';
import type { MockModule } from '../create-mock-shop.ts';
import type { OrderRow } from '../fixtures/orders.ts';
import { answer, refuse } from '../mock-reply.ts';
import type { MockRoute } from '../mock-route.ts';
import { nextId, type MockShopState } from '../mock-shop-state.ts';
import { pageOf } from '../product-list.ts';
import { countDiscounts, keepDiscounts, type MockDiscount } from './promotions.ts';

type Row = WireOf<'getPayments'>['answer']['payments'][number];

/** A payment, whose it is, and the lines that it places. */
export interface MockPayment {
  readonly row: Row;
  readonly customerId: string;
  readonly lines: readonly OrderRow[];
  /** What promotions take off it. */
  readonly discounts?: readonly MockDiscount[] | undefined;
  /** Of a gateway's page. */
  readonly payAddress?: string | undefined;
}

/** When every payment of a story begins, ms since 1970. */
const now = Date.UTC(2026, 10, 21, 6, 30);
const minute = 60_000;

const code = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h3v3h-3zM5 5h2v2h-2z"/></svg>';

/** A payment that has begun. */
export function startedPayment(
  state: MockShopState,
  customerId: string,
  way: PrepaidWay,
  lines: readonly OrderRow[],
): MockPayment {
  const [first] = lines;
  const amount = paiseToRupees(lines.reduce((sum, { Total }) => sum + rupeesToPaise(Total), 0));
  const row: Row = {
    id: `payment-${nextId(state)}`,
    entryNo: first?.EntryNo ?? '',
    way,
    stage: 'started',
    amount,
    received: 0,
    refunded: 0,
    startedAt: now,
    expiresAt: now + 15 * minute,
    reference: '',
    isPlaced: false,
    customerName: first?.customerName ?? '',
    phone: first?.PhoneNo ?? '',
    refunds: [],
  };
  return { row, customerId, lines };
}

/** A payment after an event; null where its statechart forbids it. */
function after(row: Row, event: PaymentEvent): Row | null {
  const { stage, expiresAt } = row;
  const [amount, received, refunded] = [row.amount, row.received, row.refunded].map(rupeesToPaise);
  const next = nextPayment(
    { stage, expiresAt, amount: amount ?? 0, received: received ?? 0, refunded: refunded ?? 0 },
    event,
  );
  return next === null
    ? null
    : {
        ...row,
        stage: next.stage,
        expiresAt: next.expiresAt,
        received: paiseToRupees(next.received),
        refunded: paiseToRupees(next.refunded),
      };
}

/** Whether the order holds its pieces and promotions. */
const isHolding = ({ stage }: Row): boolean => isAwaited(stage) || stage === 'held';

const toRefund = ({ refunds }: Row): boolean => refunds.some(({ state }) => state !== 'done');

function isShown(row: Row, filter: PaymentFilter | undefined): boolean {
  if (filter === undefined) return true;
  if (filter === 'waiting') return row.stage === 'pending' || row.stage === 'held';
  return filter === 'toRefund' ? toRefund(row) : row.stage === filter;
}

/** Payments of orders that are paid before they are placed. */
export function paymentHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const find = (entryNo: string) => state.payments.find(({ row }) => row.entryNo === entryNo);
  const rows = () => state.payments.map(({ row }) => row);
  const store = (payment: MockPayment, row: Row): Row => {
    const isPlaced = row.stage === 'paid';
    const changed = { ...payment, row: { ...row, isPlaced } };
    if (isPlaced && !payment.row.isPlaced) {
      state.orders = [...payment.lines, ...state.orders];
      const ordered = new Set(payment.lines.map(({ UniqueCode }) => UniqueCode));
      state.cart = state.cart.filter(({ uniqueCode }) => !ordered.has(uniqueCode));
      if (!isHolding(payment.row)) countDiscounts(state, payment.discounts ?? [], 1);
      keepDiscounts(state, row.entryNo, payment.discounts ?? []);
    } else if (isHolding(payment.row) && !isHolding(row)) countDiscounts(state, payment.discounts ?? [], -1);
    state.payments = state.payments.map((each) => (each === payment ? changed : each));
    return changed.row;
  };
  const own = ({ customerName: _name, phone: _phone, refunds: _refunds, ...row }: Row, payAddress?: string) => {
    const { payments } = state.settings.settings;
    const isOpen = row.stage === 'started' || row.stage === 'pending';
    const link = upiLink({
      address: payments?.upiAddress ?? '',
      name: payments?.upiName ?? '',
      merchantCode: payments?.upiMerchantCode ?? '',
      entryNo: row.entryNo,
      amount: rupeesToPaise(row.amount),
    });
    return { ...row, upiLink: isOpen ? link : null, upiCode: isOpen ? code : null, payAddress: payAddress ?? null };
  };
  const ownAnswer = (row: Row, payAddress?: string) =>
    answer({ success: true as const, payment: own(row, payAddress) });
  return [
    endpoint('getPayment', ({ params }) => {
      const payment = find(params.entryNo);
      return payment === undefined || payment.customerId !== state.user?.id
        ? refuse('not_found')
        : ownAnswer(payment.row, payment.payAddress);
    }),
    endpoint('getWaitingPayment', () => {
      const payment = state.payments.find(({ row, customerId }) => customerId === state.user?.id && isHolding(row));
      return answer({ success: true, payment: payment === undefined ? null : own(payment.row) });
    }),
    endpoint('takeOwnPaymentStep', ({ params, body }) => {
      const payment = find(params.entryNo);
      const reference = bankReference(body.reference ?? '');
      if (body.step === 'claim' && reference.length < 6) {
        return refuse('request.invalid', { fields: { reference: 'at least 6 letters or digits' } });
      }
      if (payment === undefined || payment.customerId !== state.user?.id) return refuse('not_found');
      const event: PaymentEvent =
        body.step === 'claim'
          ? { type: 'payment.claim', expiresAt: now + 24 * 60 * minute }
          : { type: 'payment.withdraw' };
      if (body.step === 'withdraw' && payment.row.stage === 'expired') return ownAnswer(payment.row);
      const next = body.step === 'withdraw' && payment.row.stage !== 'started' ? null : after(payment.row, event);
      if (next === null) return refuse('payment.step');
      return ownAnswer(store(payment, body.step === 'claim' ? { ...next, reference } : next));
    }),
    endpoint('getPayments', ({ query }) => {
      const shown = rows().filter(
        (row) => isShown(row, query.stage) && (query.order === undefined || row.entryNo === query.order),
      );
      return answer(
        {
          success: true,
          payments: pageOf(shown, query),
          waiting: rows().filter((row) => isShown(row, 'waiting')).length,
          toRefund: rows().filter(toRefund).length,
        },
        shown.length,
      );
    }),
    endpoint('takePaymentStep', ({ params, body }) => {
      const payment = state.payments.find(({ row }) => row.id === params.id);
      if (payment === undefined) return refuse('not_found');
      const { row } = payment;
      if (row.stage !== body.stage) return refuse('payment.step');
      const amount = rupeesToPaise(body.amount ?? row.amount);
      if (body.step === 'refunded') {
        if (!row.refunds.some(({ id, state: at }) => id === body.refundId && at !== 'done')) {
          return refuse('payment.step');
        }
        const refunds = row.refunds.map((each) =>
          each.id === body.refundId ? { ...each, state: 'done' as const, reference: body.reference ?? '' } : each,
        );
        return answer({ success: true, payment: store(payment, { ...row, refunds }) });
      }
      if (body.step === 'confirm' && bankReference(body.reference ?? row.reference) === '') {
        return refuse('request.invalid', { fields: { reference: 'missing' } });
      }
      if (body.step === 'refund' && amount > rupeesToPaise(row.received) - rupeesToPaise(row.refunded)) {
        return refuse('payment.refund');
      }
      const events = {
        confirm: { type: 'payment.receive', amount },
        reject: { type: 'payment.fail' },
        accept: { type: 'payment.accept' },
        refund: { type: 'payment.refund', amount },
        chargeBack: { type: 'payment.chargeBack' },
      } as const satisfies Readonly<Record<string, PaymentEvent>>;
      const next = after(row, events[body.step]);
      if (next === null) return refuse('payment.step');
      const refund = {
        id: `refund-${nextId(state)}`,
        amount: paiseToRupees(amount),
        reason: 'owner' as const,
        state: 'wanted' as const,
        reference: '',
        at: now,
      };
      const refunds = body.step === 'refund' ? [...next.refunds, refund] : next.refunds;
      return answer({ success: true, payment: store(payment, { ...next, refunds }) });
    }),
    endpoint('getGateways', () =>
      answer({ success: true, gateways: gatewayWays.map((way) => ({ way, mode: state.gateways[way].mode })) }),
    ),
    endpoint('checkGateway', ({ body }) => answer({ success: true, state: state.gateways[body.way].state })),
    endpoint('importStatement', ({ body }) => {
      if (!/amount|credit|deposit/i.test(body.csv)) return refuse('payment.statement');
      const rowsOf = body.csv.split('\n').map((line, index) => ({ line, row: index + 1 }));
      const amountIn = (line: string): number => Number(line.split(',').at(-1));
      const rowsNaming = (stage: PaymentStage, by: 'entryNo' | 'reference') =>
        state.payments.flatMap((payment) => {
          const found = rowsOf.find(({ line }) => line.includes(payment.row[by]));
          if (payment.row.stage !== stage || found === undefined) return [];
          return [{ payment, row: found.row, amount: amountIn(found.line) }];
        });
      const named = rowsNaming('pending', 'reference');
      const further = rowsNaming('paid', 'entryNo');
      for (const { payment, amount } of named) {
        const next = after(payment.row, { type: 'payment.receive', amount: rupeesToPaise(amount) });
        if (next !== null) store(payment, next);
      }
      const { whole = [], differing = [] } = Object.groupBy(named, ({ payment, amount }) =>
        payment.row.amount === amount ? 'whole' : 'differing',
      );
      const withNumber = ({ payment, row, amount }: (typeof named)[number]) => ({
        entryNo: payment.row.entryNo,
        row,
        amount,
      });
      return answer({
        success: true,
        confirmed: whole.map(({ payment }) => payment.row.entryNo),
        differing: differing.map(withNumber),
        further: further.map(withNumber),
        goingBack: [],
        unread: rowsOf.slice(1).flatMap(({ line, row }) => (Number.isNaN(amountIn(line)) ? [row] : [])),
        unknown: 0,
        repeated: 0,
      });
    }),
  ];
}
