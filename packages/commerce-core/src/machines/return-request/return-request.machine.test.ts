import { returnStages, type ReturnStage } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { isReturnEnded, nextReturn, returnRequestMachine } from './return-request.machine.ts';
import type { ReturnRequestEvent, ReturnRequestInput } from './return-request.types.ts';

const asked: ReturnRequestInput = { stage: 'asked', wish: 'refund', refundable: 5000, isHeld: true, sendBy: null };
const approve: ReturnRequestEvent = { type: 'return.approve', sendBy: 100 };
const refund = (amount: number): ReturnRequestEvent => ({ type: 'return.refund', amount });
const arrange = (sendBy: number): ReturnRequestEvent => ({ type: 'return.arrange', sendBy });
const lapse = (now: number): ReturnRequestEvent => ({ type: 'return.lapse', now });

/** The return after all of these steps. @throws at the first illegal one */
function after(from: ReturnRequestInput, ...events: readonly ReturnRequestEvent[]): ReturnRequestInput {
  return events.reduce((request, event) => {
    const next = nextReturn(request, event);
    if (next === null) throw new Error(`${event.type} is illegal in ${request.stage}`);
    return next;
  }, from);
}

const examined = (over: Partial<ReturnRequestInput> = {}) =>
  after({ ...asked, ...over }, approve, { type: 'return.receive' }, { type: 'return.examine' });

describe('return-request machine', () => {
  it('goes from the question to the refund', () => {
    const arranged = after(asked, approve, arrange(90));
    expect(arranged).toMatchObject({ stage: 'pickUpArranged', sendBy: 100 });
    expect(after(arranged, { type: 'return.receive' }, { type: 'return.examine' }, refund(5000)).stage).toBe(
      'refunded',
    );
  });

  it.each([0, -1, 5001, 10.5])('%d paise of 5000 are never refunded', (amount) => {
    expect(nextReturn(examined(), refund(amount))).toBeNull();
  });

  it('ends by a refund of nothing where nothing was paid, and only there', () => {
    const free = examined({ refundable: 0 });
    expect(nextReturn(free, refund(0))?.stage).toBe('refunded');
    for (const amount of [-1, 1]) expect(nextReturn(free, refund(amount))).toBeNull();
  });

  it('is exchanged or replaced only where that was asked for and the piece is held; otherwise refunded', () => {
    expect(nextReturn(examined({ wish: 'exchange' }), { type: 'return.exchange' })?.stage).toBe('exchanged');
    expect(nextReturn(examined({ wish: 'replacement' }), { type: 'return.replace' })?.stage).toBe('replaced');
    for (const wish of ['refund', 'exchange', 'replacement'] as const) {
      const without = examined({ wish, isHeld: false });
      expect(nextReturn(without, { type: 'return.exchange' })).toBeNull();
      expect(nextReturn(without, { type: 'return.replace' })).toBeNull();
      expect(nextReturn(without, refund(1))?.stage).toBe('refunded');
    }
  });

  it('is examined again, to be refunded or sent back, when what was sent instead is back in stock', () => {
    for (const [wish, type] of [
      ['exchange', 'return.exchange'],
      ['replacement', 'return.replace'],
    ] as const) {
      const again = after(examined({ wish }), { type }, { type: 'return.restock' });
      expect(again).toMatchObject({ stage: 'examined', isHeld: false });
      expect(nextReturn(again, { type })).toBeNull();
      expect(nextReturn(again, refund(5000))?.stage).toBe('refunded');
      expect(nextReturn(again, { type: 'return.sendBack' })?.stage).toBe('sentBack');
    }
    expect(nextReturn(examined({ wish: 'exchange' }), { type: 'return.restock' })).toBeNull();
  });

  it('the shopper cancels until it has arrived', () => {
    const cancel: ReturnRequestEvent = { type: 'return.cancel' };
    expect(nextReturn(asked, cancel)?.stage).toBe('cancelled');
    expect(nextReturn(after(asked, approve), cancel)?.stage).toBe('cancelled');
    expect(nextReturn(after(asked, approve, { type: 'return.receive' }), cancel)).toBeNull();
  });

  it('lapses after its deadline, not before, and never before the approval', () => {
    expect(nextReturn(asked, lapse(1e9))).toBeNull();
    expect(nextReturn(after(asked, approve), lapse(100))).toBeNull();
    expect(nextReturn(after(asked, approve), lapse(101))?.stage).toBe('lapsed');
    expect(nextReturn(after(asked, approve, { type: 'return.receive' }), lapse(1e9))).toBeNull();
  });

  it('a pick-up moves the deadline, and never to an earlier day', () => {
    const late = after(asked, approve, arrange(200));
    expect(nextReturn(late, lapse(200))).toBeNull();
    expect(nextReturn(late, lapse(201))?.stage).toBe('lapsed');
    expect(after(late, arrange(150)).sendBy).toBe(200);
  });

  it('no step of a person leaves an end', () => {
    const events = [approve, refund(1), lapse(1e9), { type: 'return.cancel' }, { type: 'return.examine' }] as const;
    for (const stage of returnStages.filter((each: ReturnStage) => isReturnEnded(each))) {
      for (const event of events) expect(nextReturn({ ...asked, stage }, event)).toBeNull();
    }
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: returnRequestMachine,
      inputs: [asked, { ...asked, wish: 'exchange' }, { ...asked, wish: 'replacement' }],
      events: [
        approve,
        { type: 'return.decline' },
        arrange(100),
        { type: 'return.receive' },
        { type: 'return.examine' },
        refund(5000),
        { type: 'return.exchange' },
        { type: 'return.replace' },
        { type: 'return.sendBack' },
        { type: 'return.restock' },
        { type: 'return.cancel' },
        lapse(101),
      ],
      facts: ({ wish, sendBy }) => [wish, sendBy],
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./return-request.messages.json');
  });
});
