import { paymentStages } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { isAwaited, nextPayment, paymentMachine } from './payment.machine.ts';
import type { PaymentEvent, PaymentInput } from './payment.types.ts';

const none: PaymentInput = { stage: 'none', amount: 500, received: 0, refunded: 0, expiresAt: null };
const start: PaymentEvent = { type: 'payment.start', expiresAt: 100 };
const claim: PaymentEvent = { type: 'payment.claim', expiresAt: 900 };
const receive = (amount: number): PaymentEvent => ({ type: 'payment.receive', amount });
const refund = (amount: number): PaymentEvent => ({ type: 'payment.refund', amount });
const expire = (now: number): PaymentEvent => ({ type: 'payment.expire', now });

/** The payment after all of these steps. @throws at the first illegal one */
function after(from: PaymentInput, ...events: readonly PaymentEvent[]): PaymentInput {
  return events.reduce((payment, event) => {
    const next = nextPayment(payment, event);
    if (next === null) throw new Error(`${event.type} is illegal in ${payment.stage}`);
    return next;
  }, from);
}

describe('payment machine', () => {
  it('goes from the start over what she says to the money', () => {
    expect(after(none, start)).toMatchObject({ stage: 'started', expiresAt: 100 });
    expect(after(none, start, claim)).toMatchObject({ stage: 'pending', expiresAt: 900 });
    expect(after(none, start, claim, { type: 'payment.authorise' }, receive(500))).toMatchObject({
      stage: 'paid',
      received: 500,
    });
  });

  it('expires at its deadline and not before; saying again that she has paid moves no deadline', () => {
    const claimed = after(none, start, claim, { type: 'payment.claim', expiresAt: 5000 });
    expect(nextPayment(claimed, expire(899))).toBeNull();
    expect(after(claimed, expire(900)).stage).toBe('expired');
    expect(nextPayment(none, expire(1e9)), 'one that never started').toBeNull();
  });

  it.each(['started', 'pending', 'authorised', 'failed', 'expired'] as const)(
    'money that comes to one that is %s pays it, and another amount is held',
    (stage) => {
      const payment = { ...none, stage, expiresAt: 100 };
      expect(after(payment, receive(500)).stage).toBe('paid');
      for (const amount of [499, 501, 5, 50_000]) expect(after(payment, receive(amount)).stage).toBe('held');
      for (const amount of [0, -500, 0.5]) expect(nextPayment(payment, receive(amount))).toBeNull();
    },
  );

  it('parts add up to the whole', () => {
    expect(after(none, start, receive(300), receive(200))).toMatchObject({ stage: 'paid', received: 500 });
  });

  it('paid twice it stays paid, and the second amount can go back', () => {
    const twice = after(none, start, receive(500), receive(500));
    expect(twice).toMatchObject({ stage: 'paid', received: 1000 });
    expect(after(twice, refund(500))).toMatchObject({ stage: 'paid', refunded: 500 });
  });

  it.each([0, -1, 501, 0.5])('%d of 500 never goes back', (amount) => {
    expect(nextPayment(after(none, start, receive(500)), refund(amount))).toBeNull();
  });

  it('refunds in parts until nothing is left', () => {
    const part = after(none, start, receive(500), refund(200));
    expect(part.stage).toBe('paid');
    expect(nextPayment(part, refund(301))).toBeNull();
    expect(after(part, refund(300))).toMatchObject({ stage: 'refunded', refunded: 500 });
  });

  it('waits in the four stages before the money', () => {
    expect(paymentStages.filter(isAwaited)).toEqual(['none', 'started', 'pending', 'authorised']);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: paymentMachine,
      inputs: [none],
      events: [
        start,
        claim,
        { type: 'payment.authorise' },
        receive(500),
        receive(200),
        { type: 'payment.accept' },
        refund(500),
        refund(100),
        refund(200),
        { type: 'payment.chargeBack' },
        { type: 'payment.fail' },
        { type: 'payment.withdraw' },
        expire(900),
      ],
      facts: ({ received, refunded }) => [Math.min(received, 1000), Math.min(refunded, 1000)],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./payment.messages.json');
  });
});
