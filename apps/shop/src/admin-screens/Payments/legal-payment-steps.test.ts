import type { Payment } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { legalPaymentSteps } from './legal-payment-steps.ts';

const payment: Payment = {
  id: 'p1',
  entryNo: 'KY1',
  way: 'upi',
  stage: 'pending',
  amount: 89_900,
  received: 0,
  refunded: 0,
  returned: 0,
  startedAt: 0,
  expiresAt: 1,
  reference: '412345678901',
  isPlaced: false,
  customerName: 'Asha Nair',
  phone: '9876543210',
  refunds: [],
};

it.each([
  ['that waits', {}, ['confirm', 'reject']],
  ['that a gateway waits for', { way: 'stripe', stage: 'started' }, ['reject']],
  ['whose time is over', { stage: 'expired' }, ['confirm']],
  ['with another amount', { stage: 'held', received: 80_000 }, ['accept', 'refund', 'confirm']],
  ['that is paid', { stage: 'paid', received: 89_900 }, ['refund', 'chargeBack', 'confirm']],
  ['that a gateway says is paid', { way: 'stripe', stage: 'paid', received: 89_900 }, ['refund', 'chargeBack']],
  ['that went back', { stage: 'refunded', received: 89_900, refunded: 89_900 }, ['confirm']],
] as const)('decisions about a payment %s', (_, changes, steps) => {
  expect(legalPaymentSteps({ ...payment, ...changes })).toEqual(steps);
});
