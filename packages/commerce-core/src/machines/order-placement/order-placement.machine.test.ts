import { describe, expect, it } from 'vitest';
import type { Address, PlacedOrder } from '@kayal/api-contract/client';
import { createActor } from 'xstate';
import { toCallError } from '../../call-error.ts';
import { aLine, countingKeys, manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { orderPlacementMachine } from './order-placement.machine.ts';
import {
  selectOrderErrorText,
  selectPlacedOrder,
  selectShortLines,
  selectTakesCode,
} from './order-placement.selectors.ts';
import { shortLines } from './short-lines.ts';
import type { OrderDraft, OrderPlacementEmitted, SubmitOrderInput } from './order-placement.types.ts';

const home: Address = {
  id: 'ad1',
  name: 'Asha',
  mobile: '9876543210',
  pincode: '688001',
  locality: 'Beach',
  address: '14 Boat Jetty Road',
  city: 'Alappuzha',
  district: 'Alappuzha',
  addressType: 'Home',
  isActive: true,
};
const draft: OrderDraft = { customerId: 'c1', lines: [aLine()], address: home, date: '2026-11-21' };
const placed: PlacedOrder = { entryNo: 'E1', total: 99_900 };
const awaited: PlacedOrder = { ...placed, awaits: 'upi' };

function start() {
  const submit = manualActor<PlacedOrder, SubmitOrderInput>();
  const clear = manualActor<void, { readonly customerId: string }>();
  const machine = orderPlacementMachine.provide({ actors: { submitOrder: submit.logic, clearCart: clear.logic } });
  const actor = createActor(machine, { input: { newKey: countingKeys() } });
  const emitted: OrderPlacementEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  return { actor, submit, clear, emitted };
}

const kinds = (emitted: readonly OrderPlacementEmitted[]): string[] => emitted.map((each) => each.type);

describe('order-placement machine', () => {
  it('S4.ORDER.01 S4.ORDER.02 S4.ORDER.03 submits, clears, and is placed only then', async () => {
    const { actor, submit, clear, emitted } = start();
    actor.send({ type: 'order.place', draft });
    expect(submit.call().input).toEqual({ ...draft, key: 'key-1' });
    submit.call().resolve(placed);
    await settle();
    expect(actor.getSnapshot().matches('clearing')).toBe(true);
    expect(emitted).toEqual([]);
    expect(clear.call().input).toEqual({ customerId: 'c1' });
    clear.call().resolve();
    await settle();
    expect(emitted).toEqual([{ type: 'order.placed', order: placed }]);
    expect(selectPlacedOrder(actor.getSnapshot())).toEqual(placed);
  });

  it('an order that is paid ahead waits for its payment, and the cart is not cleared', async () => {
    const { actor, submit, clear, emitted } = start();
    actor.send({ type: 'order.place', draft: { ...draft, payment: 'upi' } });
    submit.call().resolve(awaited);
    await settle();
    expect(actor.getSnapshot().matches('awaited')).toBe(true);
    expect(emitted).toEqual([{ type: 'order.awaited', order: awaited }]);
    expect(clear.calls).toHaveLength(0);
  });

  it('J21 another way to pay after a network error gets a new key', async () => {
    const { actor, submit } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(offline);
    await settle();
    actor.send({ type: 'order.place', draft: { ...draft, payment: 'upi' } });
    expect(submit.call().input.key).toBe('key-2');
  });

  it('S5.ORDER.01 J18 without an address nothing is sent, no toast is shown, and the refusal is noAddress', () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft: { ...draft, address: null } });
    expect(submit.calls).toHaveLength(0);
    expect(emitted).toEqual([{ type: 'order.refused', reason: 'noAddress' }]);
    expect(actor.getSnapshot().context.refusal).toBe('noAddress');
    actor.send({ type: 'order.place', draft });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('S2.CART.18 an empty bag is refused as emptyCart, before the missing address', () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft: { ...draft, lines: [], address: null } });
    expect(submit.calls).toHaveLength(0);
    expect(emitted).toEqual([{ type: 'order.refused', reason: 'emptyCart' }]);
  });

  it('J21 a network error keeps the key for retries, also after going back and pressing again', async () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(offline);
    await settle();
    expect(emitted[0]).toMatchObject({ notice: { text: 'Failed to place order. Please try again.' } });
    actor.send({ type: 'order.retry' });
    submit.call().reject(refusal(503, 'unavailable'));
    await settle();
    actor.send({ type: 'order.dismiss' });
    actor.send({ type: 'order.place', draft: { ...draft, lines: [aLine()] } });
    submit.call().reject(refusal(409, 'order.in_progress'));
    await settle();
    actor.send({ type: 'order.retry' });
    submit.call().reject(refusal(409, 'idempotency.in_progress'));
    await settle();
    expect(actor.getSnapshot().hasTag('retryable')).toBe(true);
    actor.send({ type: 'order.retry' });
    expect(submit.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-1']);
  });

  it('J21 a changed bag after a network error gets a new key', async () => {
    const { actor, submit } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(offline);
    await settle();
    actor.send({ type: 'order.place', draft: { ...draft, lines: [aLine({ quantity: 2 })] } });
    expect(submit.call().input.key).toBe('key-2');
  });

  it.each([
    ['order.price_changed', 'priceChanged'],
    ['order.stock', 'stock'],
    ['order.cart_changed', 'cartChanged'],
    ['order.empty_cart', 'cartChanged'],
  ] as const)('J21 S8.ORD.01 %s is its own state, gets a new key and asks for the cart again', async (code, state) => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(refusal(409, code, 'Look again', { items: [{ uniqueCode: '7-BLACK-M', available: 1 }] }));
    await settle();
    expect(actor.getSnapshot().matches({ submitFailed: state })).toBe(true);
    expect(actor.getSnapshot().hasTag('retryable')).toBe(false);
    expect(kinds(emitted)).toEqual(['order.notice', 'order.cartOutdated']);
    expect(selectShortLines(actor.getSnapshot())).toEqual([{ uniqueCode: '7-BLACK-M', available: 1 }]);
    actor.send({ type: 'order.place', draft });
    expect(submit.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  it('J21 any other coded refusal has a new key as well and keeps its reason', async () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(refusal(429, 'order.limit', 'Too many orders.'));
    await settle();
    expect(actor.getSnapshot().matches({ submitFailed: 'refused' })).toBe(true);
    expect(emitted).toMatchObject([{ notice: { messageId: 'S8.ORD.01', detail: 'Too many orders.' } }]);
    actor.send({ type: 'order.place', draft });
    expect(submit.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  it('an order that needs a mailed code is sent again with it, under the same key', async () => {
    const { actor, submit, emitted } = start();
    const takesCode = () => selectTakesCode(actor.getSnapshot());
    actor.send({ type: 'order.place', draft });
    submit.call().reject(refusal(409, 'payment.code', 'It needs a code.'));
    await settle();
    expect(actor.getSnapshot().matches({ submitFailed: 'codeNeeded' })).toBe(true);
    expect(emitted).toEqual([{ type: 'order.codeNeeded' }]);
    expect([takesCode(), selectOrderErrorText(actor.getSnapshot())]).toEqual([true, 'It needs a code.']);
    actor.send({ type: 'order.confirm', code: '111111' });
    expect([takesCode(), actor.getSnapshot().hasTag('busy')]).toEqual([true, true]);
    submit.call().reject(refusal(409, 'payment.code_wrong'));
    await settle();
    actor.send({ type: 'order.confirm', code: '222222' });
    submit.call().reject(refusal(409, 'payment.code_over'));
    await settle();
    actor.send({ type: 'order.confirm', code: '333333' });
    submit.call().reject(offline);
    await settle();
    expect([takesCode(), actor.getSnapshot().hasTag('retryable')]).toEqual([true, true]);
    actor.send({ type: 'order.retry' });
    submit.call().reject(offline);
    await settle();
    actor.send({ type: 'order.confirm', code: '444444' });
    expect(submit.calls.map(({ input }) => [input.key, input.code])).toEqual([
      ['key-1', undefined],
      ['key-1', '111111'],
      ['key-1', '222222'],
      ['key-1', '333333'],
      ['key-1', '333333'],
      ['key-1', '444444'],
    ]);
    submit.call().resolve(placed);
    await settle();
    expect(takesCode()).toBe(false);
  });

  it('a code is asked for again after the dialog was left, and not shown for another error', async () => {
    const { actor, submit } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(refusal(409, 'payment.code'));
    await settle();
    actor.send({ type: 'order.confirm', code: '111111' });
    submit.call().reject(refusal(409, 'order.stock'));
    await settle();
    expect(selectTakesCode(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'order.place', draft });
    expect([submit.call().input.code, selectTakesCode(actor.getSnapshot())]).toEqual([undefined, false]);
    submit.call().reject(refusal(409, 'payment.code'));
    await settle();
    actor.send({ type: 'order.confirm', code: '111111' });
    submit.call().reject(offline);
    await settle();
    actor.send({ type: 'order.dismiss' });
    actor.send({ type: 'order.place', draft });
    submit.call().reject(offline);
    await settle();
    expect(selectTakesCode(actor.getSnapshot())).toBe(false);
  });

  it('J18 an address deleted in another tab is the refusal noAddress, and the next try has a new key', async () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().reject(refusal(400, 'order.no_address'));
    await settle();
    expect(emitted).toEqual([{ type: 'order.refused', reason: 'noAddress' }]);
    actor.send({ type: 'order.place', draft });
    expect(submit.call().input.key).toBe('key-2');
  });

  it('J21 S4.ORDER.04 a failed clearing shows a notice, and its retry never submits again', async () => {
    const { actor, submit, clear, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().resolve(placed);
    await settle();
    clear.call().reject(offline);
    await settle();
    expect(actor.getSnapshot().matches('clearFailed')).toBe(true);
    actor.send({ type: 'order.place', draft });
    actor.send({ type: 'order.retry' });
    clear.call().resolve();
    await settle();
    expect(submit.calls).toHaveLength(1);
    expect(clear.calls).toHaveLength(2);
    expect(kinds(emitted)).toEqual(['order.notice', 'order.refused', 'order.placed']);
  });

  it('J21 is busy while it sends and clears, and a person sees what failed until she dismisses it', async () => {
    const { actor, submit, clear } = start();
    const tags = () => [...actor.getSnapshot().tags].toSorted();
    actor.send({ type: 'order.place', draft });
    expect(tags()).toEqual(['busy']);
    submit.call().reject(refusal(429, 'order.limit', 'Too many orders.'));
    await settle();
    expect([tags(), selectOrderErrorText(actor.getSnapshot())]).toEqual([['failed'], 'Too many orders.']);
    actor.send({ type: 'order.dismiss' });
    expect([tags(), selectOrderErrorText(actor.getSnapshot())]).toEqual([[], null]);
    actor.send({ type: 'order.place', draft });
    submit.call().resolve(placed);
    await settle();
    expect(tags()).toEqual(['busy']);
    clear.call().resolve();
    await settle();
    expect(tags()).toEqual(['placed']);
    actor.send({ type: 'order.dismiss' });
    expect([tags(), selectPlacedOrder(actor.getSnapshot())]).toEqual([[], null]);
  });

  it('S4.ORDER.04 a clearing that failed gives its reason; dismissed, the order is placed all the same', async () => {
    const { actor, submit, clear, emitted } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().resolve(placed);
    await settle();
    clear.call().reject(refusal(409, 'cart.busy', 'No luck.'));
    await settle();
    expect([...actor.getSnapshot().tags].toSorted()).toEqual(['failed', 'retryable']);
    expect(selectOrderErrorText(actor.getSnapshot())).toBe('No luck.');
    expect(emitted).toMatchObject([
      {
        notice: {
          messageId: 'S8.ORD.01',
          detail: 'The order itself exists. Only the bag could not be emptied.',
          action: 'retry',
        },
      },
    ]);
    actor.send({ type: 'order.dismiss' });
    expect(emitted.at(-1)).toEqual({ type: 'order.placed', order: placed });
    expect(actor.getSnapshot().hasTag('placed')).toBe(true);
  });

  it('a machine without its actors throws instead of reporting a network error', async () => {
    const actor = createActor(orderPlacementMachine, { input: { newKey: countingKeys() } });
    const errors: unknown[] = [];
    actor.subscribe({ error: (error) => void errors.push(error) });
    actor.start();
    actor.send({ type: 'order.place', draft });
    await settle();
    expect(String(errors[0])).toContain('"submitOrder" is not provided');
  });

  it('J23 only lines with a code count as short, whatever the answer holds', () => {
    const error = (items: unknown) => toCallError(refusal(409, 'order.stock', 'Sold out', { items }));
    expect(shortLines(null)).toEqual([]);
    expect(shortLines(error('many'))).toEqual([]);
    expect(shortLines(error([null, 7, {}, { uniqueCode: 7 }]))).toEqual([]);
    expect(shortLines(error([{ uniqueCode: 'a' }, { uniqueCode: 'b', available: '2' }]))).toEqual([
      { uniqueCode: 'a', available: null },
      { uniqueCode: 'b', available: null },
    ]);
  });

  it('J21 a double click submits once; the second press is refused as busy', () => {
    const { actor, submit, emitted } = start();
    actor.send({ type: 'order.place', draft });
    actor.send({ type: 'order.place', draft });
    expect(submit.calls).toHaveLength(1);
    expect(emitted).toEqual([{ type: 'order.refused', reason: 'busy' }]);
  });

  it('S2.CART.20 the next order has a new key', async () => {
    const { actor, submit, clear } = start();
    actor.send({ type: 'order.place', draft });
    submit.call().resolve(placed);
    await settle();
    clear.call().resolve();
    await settle();
    actor.send({ type: 'order.place', draft });
    expect(submit.call().input.key).toBe('key-2');
    expect(selectPlacedOrder(actor.getSnapshot())).toBeNull();
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: orderPlacementMachine,
      inputs: [{ newKey: () => 'key' }],
      events: [
        { type: 'order.place', draft },
        { type: 'order.place', draft: { ...draft, address: null } },
        { type: 'order.place', draft: { ...draft, lines: [] } },
        { type: 'order.retry' },
        { type: 'order.confirm', code: '123456' },
        { type: 'order.dismiss' },
      ],
      answers: {
        submitOrder: {
          done: [placed, awaited],
          error: [
            offline,
            ...['price_changed', 'stock', 'cart_changed', 'no_address', 'limit'].map((code) =>
              refusal(409, `order.${code}`),
            ),
            refusal(409, 'payment.code'),
          ],
        },
        clearCart: { done: [undefined], error: [offline] },
      },
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./order-placement.messages.json');
  });
});
