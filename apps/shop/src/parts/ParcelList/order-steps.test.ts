import type { OrderStage, TimelineStep } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { orderSteps } from './order-steps.ts';

const dates = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };
const orderedAt = Date.UTC(2024, 11, 28, 6, 0);

const stepsOf = (stage: OrderStage, ...steps: readonly TimelineStep[]) => {
  const timeline = steps.map((step) => ({ step, at: orderedAt, by: 'shop', parcel: null, note: '' }) as const);
  return orderSteps({ stage, timeline, parcels: [] }, dates, 9);
};

it('S2.SUM.06 S4.ADMORD.04 J45 the timeline goes from confirmed to delivered, and names the day of what is to come', () => {
  expect(stepsOf('placed', 'placed')).toEqual([
    { label: 'Order Confirmed', state: 'done', detail: '28/12/2024' },
    { label: 'Package Delivered', state: 'ahead', detail: expect.stringMatching(/^Delivery by /) },
  ]);
  expect(stepsOf('delivered', 'placed').map(({ state }) => state)).toEqual(['done', 'done']);
  expect(stepsOf('cancelled', 'placed', 'cancel').at(-1)).toEqual({
    label: 'Order Cancelled',
    state: 'done',
    detail: '28/12/2024',
  });
});
