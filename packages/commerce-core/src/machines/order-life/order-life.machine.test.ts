import fc from 'fast-check';
import type { OrderStage, ParcelLine } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { walkMachine } from '../../testing/walk.test-support.ts';
import { unpackedLines } from './order-life.logic.ts';
import { nextOrderLife, orderLifeMachine } from './order-life.machine.ts';
import type { OrderLifeEvent, OrderLifeInput, ParcelEventType } from './order-life.types.ts';

const lines: readonly ParcelLine[] = [
  { lineNo: 1, quantity: 2 },
  { lineNo: 2, quantity: 1 },
];
const placed: OrderLifeInput = { stage: 'placed', lines, parcels: [] };

const pack = (parcelId: string, packed: readonly ParcelLine[] = lines): OrderLifeEvent => ({
  type: 'order.pack',
  parcelId,
  lines: packed,
});
const step = (type: ParcelEventType, parcelId: string): OrderLifeEvent => ({ type, parcelId });
const deliver: OrderLifeEvent = { type: 'order.deliver' };
const cancel = (by: 'shop' | 'shopper'): OrderLifeEvent => ({ type: 'order.cancel', by });

/** The order after all of these steps. @throws at the first illegal one */
function after(...events: readonly OrderLifeEvent[]): OrderLifeInput {
  return events.reduce((order, event) => {
    const next = nextOrderLife(order, event);
    if (next === null) throw new Error(`${event.type} is illegal in ${order.stage}`);
    return next;
  }, placed);
}

const stageAfter = (...events: readonly OrderLifeEvent[]): OrderStage => after(...events).stage;
const isLegal = (order: OrderLifeInput, event: OrderLifeEvent): boolean => nextOrderLife(order, event) !== null;

describe('order-life machine', () => {
  it('a parcel with everything takes the order from placed to delivered', () => {
    const way = [pack('A'), step('parcel.ship', 'A'), step('parcel.outForDelivery', 'A'), step('parcel.deliver', 'A')];
    expect(way.map((_, index) => stageAfter(...way.slice(0, index + 1)))).toEqual([
      'packed',
      'shipped',
      'outForDelivery',
      'delivered',
    ]);
  });

  it('J40 J47 Done delivers from every open stage, and there is no way back', () => {
    const stages = [
      placed,
      after(pack('A')),
      after(pack('A'), step('parcel.ship', 'A')),
      after(pack('A'), step('parcel.ship', 'A'), step('parcel.outForDelivery', 'A')),
      after(pack('A'), step('parcel.ship', 'A'), step('parcel.returnToSender', 'A')),
    ];
    for (const order of stages) {
      const done = nextOrderLife(order, deliver);
      expect(done?.stage).toBe('delivered');
      for (const event of [deliver, cancel('shop'), pack('B'), step('parcel.ship', 'A')]) {
        expect(done && nextOrderLife(done, event)).toBeNull();
      }
    }
  });

  it('the stage of an order in two parcels is that of the unit which is furthest behind', () => {
    const [first, second] = lines;
    if (first === undefined || second === undefined) throw new Error('Two lines are ordered.');
    const parts = [pack('A', [first]), step('parcel.ship', 'A')];
    expect(stageAfter(...parts)).toBe('placed');
    expect(stageAfter(...parts, pack('B', [second]))).toBe('packed');
    expect(stageAfter(...parts, pack('B', [second]), step('parcel.ship', 'B'))).toBe('shipped');
    const both = [...parts, pack('B', [second]), step('parcel.ship', 'B'), step('parcel.deliver', 'A')];
    expect(stageAfter(...both)).toBe('shipped');
    expect(stageAfter(...both, step('parcel.deliver', 'B'))).toBe('delivered');
  });

  it.each([
    ['no units', []],
    ['a negative number', [{ lineNo: 1, quantity: -1 }]],
    ['more than was ordered', [{ lineNo: 1, quantity: 3 }]],
    [
      'more than was ordered, in two rows',
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 2 },
      ],
    ],
    ['a line that the order has not', [{ lineNo: 9, quantity: 1 }]],
  ])('%s cannot be packed', (_, packed) => {
    expect(isLegal(placed, pack('A', packed))).toBe(false);
  });

  it('what is packed cannot be packed again, until it is unpacked or came back', () => {
    expect(isLegal(after(pack('A')), pack('B'))).toBe(false);
    expect(stageAfter(pack('A'), step('parcel.unpack', 'A'))).toBe('placed');
    const back = [pack('A'), step('parcel.ship', 'A'), step('parcel.returnToSender', 'A')];
    expect(stageAfter(...back)).toBe('returnedToSender');
    expect(stageAfter(...back, pack('B'))).toBe('packed');
  });

  it('a parcel that came back is restocked once, and not after it was packed again', () => {
    const back = [pack('A'), step('parcel.ship', 'A'), step('parcel.returnToSender', 'A')];
    expect(isLegal(after(...back, pack('B')), step('parcel.restock', 'A'))).toBe(false);
    expect(stageAfter(...back, step('parcel.restock', 'A'))).toBe('cancelled');
    const [first, second] = lines;
    if (first === undefined || second === undefined) throw new Error('Two lines are ordered.');
    const part = [pack('A', [first]), step('parcel.ship', 'A'), step('parcel.returnToSender', 'A')];
    const restocked = after(...part, step('parcel.restock', 'A'));
    expect(restocked.stage).toBe('placed');
    expect(unpackedLines(restocked)).toEqual([second]);
    expect(isLegal(restocked, step('parcel.restock', 'A'))).toBe(false);
  });

  it('the shopper cancels until something is packed, the shop until a parcel has left', () => {
    expect(stageAfter(cancel('shopper'))).toBe('cancelled');
    expect(isLegal(after(pack('A')), cancel('shopper'))).toBe(false);
    expect(after(pack('A'), cancel('shop'))).toMatchObject({ stage: 'cancelled', parcels: [] });
    expect(isLegal(after(pack('A'), step('parcel.ship', 'A')), cancel('shop'))).toBe(false);
    const back = [pack('A'), step('parcel.ship', 'A'), step('parcel.returnToSender', 'A')];
    expect(stageAfter(...back, cancel('shop'))).toBe('cancelled');
  });

  it('courier and number are corrected while the parcel is on its way, and its stage stays', () => {
    const correct = step('parcel.correct', 'A');
    const shipped = [pack('A'), step('parcel.ship', 'A')];
    expect(after(...shipped, correct)).toEqual(after(...shipped));
    expect(stageAfter(...shipped, step('parcel.outForDelivery', 'A'), correct)).toBe('outForDelivery');
    expect(isLegal(after(pack('A')), correct)).toBe(false);
    expect(isLegal(after(...shipped, step('parcel.returnToSender', 'A')), correct)).toBe(false);
  });

  it.each([
    'parcel.correct',
    'parcel.outForDelivery',
    'parcel.deliver',
    'parcel.returnToSender',
    'parcel.restock',
  ] as const)('a packed parcel cannot take %s, nor can an unknown one', (type) => {
    expect(isLegal(after(pack('A')), step(type, 'A'))).toBe(false);
    expect(isLegal(after(pack('A')), step(type, 'Z'))).toBe(false);
  });

  it('no life of an order packs a unit twice, loses one, or leaves a final stage', () => {
    const ids = ['A', 'B', 'C'] as const;
    const types = [
      'parcel.unpack',
      'parcel.ship',
      'parcel.correct',
      'parcel.outForDelivery',
      'parcel.deliver',
      'parcel.returnToSender',
      'parcel.restock',
    ] as const;
    const units = fc.array(
      fc.record({ lineNo: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 3 }) }),
      {
        maxLength: 3,
      },
    );
    const event: fc.Arbitrary<OrderLifeEvent> = fc.oneof(
      fc.record({ type: fc.constant('order.pack' as const), parcelId: fc.constantFrom(...ids), lines: units }),
      fc.record({ type: fc.constantFrom(...types), parcelId: fc.constantFrom(...ids) }),
      fc.constantFrom(deliver, cancel('shop'), cancel('shopper')),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        let order: OrderLifeInput = placed;
        for (const next of events) {
          // The server gives each parcel a new id.
          if (next.type === 'order.pack' && order.parcels.some(({ id }) => id === next.parcelId)) continue;
          const taken = nextOrderLife(order, next);
          if (taken === null) continue;
          expect(['delivered', 'cancelled']).not.toContain(order.stage);
          order = taken;
          for (const { lineNo, quantity } of lines) {
            const held = order.parcels
              .filter((parcel) => parcel.stage !== 'returnedToSender' || parcel.isRestocked)
              .flatMap((parcel) => parcel.lines)
              .reduce((sum, line) => (line.lineNo === lineNo ? sum + line.quantity : sum), 0);
            const left = unpackedLines(order).find((line) => line.lineNo === lineNo)?.quantity ?? 0;
            expect(held + left).toBe(quantity);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('every state and every transition is walked', async () => {
    const report = walkMachine({
      machine: orderLifeMachine,
      inputs: [placed],
      events: [
        pack('A'),
        deliver,
        cancel('shop'),
        step('parcel.unpack', 'A'),
        step('parcel.ship', 'A'),
        step('parcel.correct', 'A'),
        step('parcel.outForDelivery', 'A'),
        step('parcel.deliver', 'A'),
        step('parcel.returnToSender', 'A'),
        step('parcel.restock', 'A'),
      ],
      facts: ({ parcels }) => parcels,
    });
    console.info(report.summary);
    expect(report).toMatchObject({ missingStates: [], missingTransitions: [], disagreements: [] });
    await expect(report.messages).toMatchFileSnapshot('./order-life.messages.json');
  });
});
