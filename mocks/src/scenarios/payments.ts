import { orderRow } from '../fixtures/orders.ts';
import { startedPayment, type MockPayment } from '../handlers/payments.ts';
import type { Scenario } from './scenario.ts';

/** Lets a story's shop take payments by UPI. @param merchantCode empty for an account that the bank does not know as a shop's */
export function withUpi(merchantCode = '5651'): NonNullable<Scenario['prepare']> {
  return (state) => {
    const payments = {
      cash: true,
      upi: true,
      upiAddress: 'kayal@bank',
      upiName: 'Kayal',
      upiMerchantCode: merchantCode,
    };
    state.settings = { ...state.settings, settings: { ...state.settings.settings, payments } };
  };
}

/** Gives a story's shopper the payment of order KY260009. @param changes of the payment that has begun */
export function withPayment(
  { payAddress, ...changes }: Partial<MockPayment['row']> & Pick<MockPayment, 'payAddress'> = {},
  merchantCode?: string,
): NonNullable<Scenario['prepare']> {
  return (state) => {
    withUpi(merchantCode)(state);
    const { user, cart } = state;
    if (user === null) return;
    const by = { id: user.id, full_name: user.full_name, phone: '9876543210', addressText: '' };
    const facts = { entryNo: 'KY260009', at: Date.UTC(2026, 10, 21, 6, 0), by, isDelivered: false };
    const lines = cart.map(({ uniqueCode, quantity }) => ({
      ...orderRow(facts, uniqueCode, quantity),
      PaidBy: 'upi' as const,
    }));
    const started = startedPayment(state, user.id, 'upi', lines);
    state.payments = [{ ...started, payAddress, row: { ...started.row, ...changes } }];
    if (changes.isPlaced === true) state.orders = [...lines, ...state.orders];
  };
}

/** Reading a payment. */
export const paymentScenarios = {
  paymentReading: { behaves: { getPayment: 'waiting' } },
  paymentDown: { behaves: { getPayment: 'internal' } },
  paymentBlocked: { behaves: { placeOrder: 'payment.waiting' } },
  referenceTaken: { behaves: { takeOwnPaymentStep: 'payment.reference' } },
} as const satisfies Readonly<Record<string, Scenario>>;
