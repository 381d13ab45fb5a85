import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { manualActor, offline, refusal, settle } from '../../testing/machine.test-support.ts';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { orderDeliveryMachine } from './order-delivery.machine.ts';
import { selectIsDelivered, selectQuestion } from './order-delivery.selectors.ts';
import type { OrderDeliveryEmitted } from './order-delivery.types.ts';

function start() {
  const mark = manualActor<void, { readonly entryNo: string }>();
  const actor = createActor(orderDeliveryMachine.provide({ actors: { markDelivered: mark.logic } }));
  const emitted: OrderDeliveryEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  actor.start();
  const ask = (entryNo: string): void => actor.send({ type: 'delivery.ask', entryNo, customerName: 'Asha' });
  const done = (entryNo: string): void => {
    ask(entryNo);
    actor.send({ type: 'delivery.confirm' });
  };
  const delivered = (entryNo: string): boolean => selectIsDelivered(entryNo, false)(actor.getSnapshot());
  return { actor, mark, emitted, ask, done, delivered };
}

describe('order-delivery machine', () => {
  it('J47 Done opens a dialog that names order and customer, and sends nothing before it is confirmed', () => {
    const { actor, mark, ask, delivered } = start();
    ask('E1');
    expect(selectQuestion(actor.getSnapshot())).toEqual({ entryNo: 'E1', customerName: 'Asha' });
    expect(mark.calls).toHaveLength(0);
    actor.send({ type: 'delivery.cancel' });
    expect(selectQuestion(actor.getSnapshot())).toBeNull();
    expect(delivered('E1')).toBe(false);
  });

  it('S4.ADMORD.02 J47 a confirmed order shows at once, is sent once, and is done when the server says so', async () => {
    const { mark, emitted, done, delivered } = start();
    done('E1');
    expect(delivered('E1')).toBe(true);
    expect(mark.calls.map((call) => call.input)).toEqual([{ entryNo: 'E1' }]);
    mark.call().resolve();
    await settle();
    expect(emitted.at(-1)).toEqual({ type: 'delivery.done', entryNo: 'E1' });
    expect(delivered('E1')).toBe(true);
  });

  it('J47 an error rolls the row back and shows the reason', async () => {
    const { actor, mark, emitted, done, delivered } = start();
    done('E1');
    mark.call().reject(refusal(403, 'forbidden', 'You are not allowed to do this.'));
    await settle();
    expect(delivered('E1')).toBe(false);
    expect(emitted).toMatchObject([{ notice: { tone: 'danger', detail: 'You are not allowed to do this.' } }]);
    expect(actor.getSnapshot().context.callError?.code).toBe('forbidden');
    done('E1');
    expect(mark.calls).toHaveLength(2);
  });

  it('a second confirmed order is queued, and an error of one does not affect the other', async () => {
    const { mark, done, delivered } = start();
    done('E1');
    done('E2');
    expect(mark.calls).toHaveLength(1);
    mark.call().reject(offline);
    await settle();
    expect([delivered('E1'), delivered('E2')]).toEqual([false, true]);
    expect(mark.call().input).toEqual({ entryNo: 'E2' });
  });

  it('S4.ADMORD.03 a delivered order stays delivered, and one dialog is open at a time', async () => {
    const { actor, mark, emitted, ask, done } = start();
    done('E1');
    mark.call().resolve();
    await settle();
    const before = emitted.length;
    ask('E1');
    expect(actor.getSnapshot().hasTag('asking')).toBe(false);
    ask('E2');
    ask('E3');
    expect(emitted).toHaveLength(before);
    expect(selectQuestion(actor.getSnapshot())?.entryNo).toBe('E2');
  });

  it('J47 a mark without an answer names the order that it was for, and the next success forgets the error', async () => {
    const { actor, mark, emitted, done } = start();
    done('E1');
    mark.call().reject(offline);
    await settle();
    expect(emitted).toMatchObject([{ type: 'delivery.notice', notice: { tone: 'danger', detail: 'Order E1' } }]);
    expect(actor.getSnapshot().context.callError).toMatchObject({ kind: 'network' });
    done('E2');
    mark.call().resolve();
    await settle();
    expect(emitted[1]).toMatchObject({ type: 'delivery.notice', notice: { tone: 'success' } });
    expect(actor.getSnapshot().context.callError).toBeNull();
  });

  it('its states say that a question is open and that it is busy; an order that is being marked is not marked twice', async () => {
    const { actor, mark, ask } = start();
    const tags = () => [...actor.getSnapshot().tags];
    expect([tags(), selectQuestion(actor.getSnapshot())]).toEqual([[], null]);
    ask('E1');
    expect(tags()).toEqual(['asking']);
    actor.send({ type: 'delivery.confirm' });
    expect([tags(), selectQuestion(actor.getSnapshot())]).toEqual([['busy'], null]);
    ask('E1');
    expect(tags()).toEqual(['busy']);
    mark.call().resolve();
    await settle();
    expect(tags()).toEqual([]);
    expect(mark.calls).toHaveLength(1);
  });

  it('a row that was loaded as delivered reads so', () => {
    const { actor } = start();
    expect(selectIsDelivered('E1', true)(actor.getSnapshot())).toBe(true);
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: orderDeliveryMachine,
      events: [
        { type: 'delivery.ask', entryNo: 'E1', customerName: 'Asha' },
        { type: 'delivery.confirm' },
        { type: 'delivery.cancel' },
      ],
      answers: { markDelivered: { done: [undefined], error: [offline] } },
      facts: ({ confirmed, queue }) => [confirmed.length, queue.length],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./order-delivery.messages.json');
  });
});
