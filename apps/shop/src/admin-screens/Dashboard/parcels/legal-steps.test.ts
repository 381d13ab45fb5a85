import type { OrderLife, Parcel } from '@kayal/api-contract/client';
import { expect, it } from 'vitest';
import { legalSteps } from './legal-steps.ts';

const parcel: Parcel = {
  id: 'p1',
  number: 1,
  stage: 'packed',
  isRestocked: false,
  courierId: '',
  courierName: null,
  courierPhone: null,
  trackingNumber: null,
  trackingUrl: null,
  exchange: null,
  lines: [{ lineNo: 1, quantity: 1 }],
};
const lines = [{ quantity: 2 }, { quantity: 1 }];
const legalAt = (stage: OrderLife['stage'], parcels: readonly Parcel[]) =>
  legalSteps({ entryNo: 'KY1', stage, parcels, timeline: [], canCancel: false }, lines);

it('offers what the statechart allows', () => {
  const part = legalAt('placed', [parcel]);
  expect(part.unpacked).toEqual([
    { lineNo: 1, quantity: 1 },
    { lineNo: 2, quantity: 1 },
  ]);
  expect(part.ofParcel('p1')).toEqual(['unpack', 'ship']);
  expect(part.canCancel).toBe(true);
  const sent = legalAt('placed', [{ ...parcel, stage: 'shipped' }]);
  expect(sent.ofParcel('p1')).toEqual(['correct', 'outForDelivery', 'deliver', 'returnToSender']);
  expect(sent.canCancel).toBe(false);
});

it('offers nothing once the order has ended', () => {
  const ended = legalAt('delivered', [{ ...parcel, stage: 'returnedToSender' }]);
  expect(ended).toMatchObject({ unpacked: [], canCancel: false });
  expect(ended.ofParcel('p1')).toEqual([]);
});

it('an exchange takes its steps after the order has ended, and can be sent once more when it came back', () => {
  const exchange = { returnId: 'R1', items: [] };
  const packed: Parcel = { ...parcel, id: 'p2', number: 2, exchange };
  const done: Parcel = { ...parcel, stage: 'delivered', lines: [{ lineNo: 1, quantity: 2 }] };
  const steps = legalAt('delivered', [done, packed]);
  expect(steps).toMatchObject({ unpacked: [], exchanges: [], canCancel: false });
  expect([steps.ofParcel('p1'), steps.ofParcel('p2')]).toEqual([[], ['ship']]);
  const back = legalAt('delivered', [done, { ...packed, stage: 'returnedToSender' }]);
  expect(back.exchanges).toEqual([{ returnId: 'R1', lines: packed.lines }]);
  expect(back.ofParcel('p2')).toEqual(['restock']);
});
