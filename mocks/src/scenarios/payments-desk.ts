import type { MockPayment } from '../handlers/payments.ts';
import type { MockShopState } from '../mock-shop-state.ts';
import type { Scenario } from './scenario.ts';

type Row = MockPayment['row'];

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 21, 6, 30);

const pending: Row = {
  id: 'pending',
  entryNo: 'KY260101',
  way: 'upi',
  stage: 'pending',
  amount: 1499,
  received: 0,
  refunded: 0,
  startedAt: now,
  expiresAt: now + 24 * hour,
  reference: '412345678901',
  isPlaced: false,
  customerName: 'Asha Nair',
  phone: '9876543210',
  refunds: [],
};

const refund = { id: 'refund', amount: 899, reason: 'cancelled', state: 'wanted', reference: '', at: now } as const;

/** One that waits, one with another amount, one with money to give back, and one that is paid. */
const paymentDesk: readonly Row[] = [
  pending,
  {
    ...pending,
    id: 'held',
    entryNo: 'KY260102',
    stage: 'held',
    amount: 999,
    received: 900,
    customerName: 'Meera Pillai',
  },
  {
    ...pending,
    id: 'toRefund',
    entryNo: 'KY260103',
    stage: 'refunded',
    amount: 899,
    received: 899,
    refunded: 899,
    isPlaced: true,
    customerName: 'Rahul Menon',
    refunds: [refund],
  },
  // The number of an order that is in the list of orders.
  { ...pending, id: 'paid', entryNo: 'KY260002', stage: 'paid', received: 1499, isPlaced: true },
];

/** The shop offers UPI and has payments at every point that needs a decision. */
function withPayments(state: MockShopState): void {
  const { settings } = state.settings;
  const payments = { cash: true, upi: true, upiAddress: 'kayal@bank', upiName: 'Kayal', upiMerchantCode: '' };
  state.settings = { ...state.settings, settings: { ...settings, payments } };
  state.payments = paymentDesk.map((row) => ({ row, customerId: 'someone', lines: [] }));
  state.orders = state.orders.map((order) =>
    order.EntryNo === 'KY260002' ? { ...order, PaidBy: 'upi' as const } : order,
  );
}

/** The shop offers both gateways, and the server has their keys or not. */
const withGateways =
  (razorpay: MockShopState['gateways']['razorpay']) =>
  (state: MockShopState): void => {
    withPayments(state);
    const { settings } = state.settings;
    const payments = { cash: true, upi: true, upiAddress: 'kayal@bank', upiName: 'Kayal', upiMerchantCode: '' };
    const changed = { ...settings, payments: { ...payments, razorpay: true, stripe: true } };
    state.settings = { ...state.settings, settings: changed };
    state.gateways = { razorpay, stripe: { mode: 'live', state: 'works' } };
  };

const inTest = withGateways({ mode: 'test', state: 'works' });

/** The back office's payments. */
export const paymentsDeskScenarios = {
  paymentDesk: { prepare: withPayments },
  paymentsDown: { prepare: withPayments, behaves: { getPayments: 'internal' } },
  paymentsWaiting: { prepare: withPayments, behaves: { getPayments: 'waiting' } },
  paymentStepDown: { prepare: withPayments, behaves: { takePaymentStep: 'internal' } },
  paymentStepWaiting: { prepare: withPayments, behaves: { takePaymentStep: 'waiting' } },
  /** The same number of a bank was entered for another payment. */
  paymentReferenceUsed: { prepare: withPayments, behaves: { takePaymentStep: 'payment.reference' } },
  /** Somebody else was faster. */
  paymentMovedOn: { prepare: withPayments, behaves: { takePaymentStep: 'payment.step' } },
  settlementWaiting: { prepare: withPayments, behaves: { importSettlement: 'waiting' } },
  /** Couriers have paid out all cash. */
  cashSettled: {
    prepare: (state: MockShopState) => {
      withPayments(state);
      state.settledOrders = new Set(state.orders.map(({ EntryNo }) => EntryNo));
    },
  },
  cashDown: { prepare: withPayments, behaves: { getUnsettledCash: 'internal' } },
  cashWaiting: { prepare: withPayments, behaves: { getUnsettledCash: 'waiting' } },
  /** Razorpay had accepted a refund, and could not make it. */
  refundFailed: {
    prepare: (state) => {
      withPayments(state);
      state.payments = state.payments.map((each) => ({
        ...each,
        row: { ...each.row, way: 'razorpay', refunds: each.row.refunds.map((one) => ({ ...one, state: 'failed' })) },
      }));
    },
  },
  gateways: { prepare: inTest },
  gatewayWrongKey: { prepare: withGateways({ mode: 'test', state: 'wrongKey' }) },
  gatewayUnreachable: { prepare: withGateways({ mode: 'live', state: 'unreachable' }) },
  gatewayWithoutKeys: { prepare: withGateways({ mode: null, state: 'noKeys' }) },
  gatewayCheckDown: { prepare: inTest, behaves: { checkGateway: 'internal' } },
  gatewayCheckWaiting: { prepare: inTest, behaves: { checkGateway: 'waiting' } },
  tableRefused: { prepare: withPayments, behaves: { readTable: 'import.unreadable' } },
  /** A spreadsheet waits to be read. */
  tableWaiting: { prepare: withPayments, behaves: { readTable: 'waiting' } },
  statementWaiting: { prepare: withPayments, behaves: { importStatement: 'waiting' } },
} as const satisfies Readonly<Record<string, Scenario>>;
