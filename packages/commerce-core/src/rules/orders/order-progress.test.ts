import type { OrderStage, TimelineEntry, TimelineStep } from '@kayal/api-contract/client';
import { describe, expect, it } from 'vitest';
import { orderProgress } from './order-progress.ts';

const entry = (step: TimelineStep, at: number): TimelineEntry => ({ step, at, by: 'shop', parcel: 1, note: '' });

/** Step, state and time of each step. */
const progress = (stage: OrderStage, timeline: readonly TimelineEntry[], parcels = 1) =>
  orderProgress({
    stage,
    timeline,
    parcels: Array.from({ length: parcels }, (_, index) => ({ number: index + 1, exchange: null })),
  }).map(({ step, state, at }) => [step, state, at]);

describe('the way of an order', () => {
  it('S2.SUM.06 J45 without parcels is confirmed, then delivered', () => {
    expect(progress('placed', [entry('placed', 1)], 0)).toEqual([
      ['placed', 'done', 1],
      ['deliver', 'ahead', null],
    ]);
    expect(progress('delivered', [entry('placed', 1), entry('deliver', 9)], 0)).toEqual([
      ['placed', 'done', 1],
      ['deliver', 'done', 9],
    ]);
  });

  it('names where a parcel is, and what is still to come', () => {
    const timeline = [entry('placed', 1), entry('pack', 2), entry('ship', 3)];
    expect(progress('shipped', timeline)).toEqual([
      ['placed', 'done', 1],
      ['pack', 'done', 2],
      ['ship', 'now', 3],
      ['outForDelivery', 'ahead', null],
      ['deliver', 'ahead', null],
    ]);
  });

  it('has the last time of a step that was taken twice', () => {
    const timeline = [entry('placed', 1), entry('pack', 2), entry('unpack', 3), entry('pack', 4)];
    expect(progress('packed', timeline)[1]).toEqual(['pack', 'done', 4]);
  });

  it('ends with a parcel that comes back, and with a cancellation', () => {
    expect(progress('returnedToSender', [entry('placed', 1), entry('returnToSender', 7)]).at(-1)).toEqual([
      'returnToSender',
      'now',
      7,
    ]);
    expect(progress('cancelled', [entry('placed', 1), entry('cancel', 5)])).toEqual([
      ['placed', 'done', 1],
      ['cancel', 'done', 5],
    ]);
  });
});
