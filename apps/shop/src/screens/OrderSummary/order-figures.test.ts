import { describe, expect, it } from 'vitest';
import { orderFigures, orderSteps, unitPrice } from './order-figures.ts';
import { sampleDeliveryCharge, sampleOrder } from './sample-order.ts';

describe('order figures', () => {
  it('S2.SUM.07 J44 price, discount, delivery and total come from what was paid', () => {
    const [line] = sampleOrder.lines;
    const lines = line === undefined ? [] : [{ ...line, quantity: 3, total: 3 * 99_900 }];
    expect(lines.map(unitPrice)).toEqual([99_900]);
    expect(orderFigures(lines, 0)).toEqual({
      itemCount: 3,
      total: 389_700,
      discount: 90_000,
      delivery: 0,
      amount: 299_700,
    });
  });

  it('S2.SUM.09 S9.MON.03 J44 the sample is charged 40 rupees for delivery', () => {
    expect(orderFigures(sampleOrder.lines, sampleDeliveryCharge)).toMatchObject({
      delivery: 4000,
      amount: 103_900,
    });
  });

  it('S2.SUM.06 S4.ADMORD.04 J45 the timeline goes from confirmed to delivered', () => {
    const orderedAt = Date.UTC(2024, 11, 28, 6, 0);
    expect(
      orderSteps(
        { orderedAt, isDelivered: false, cancelledAt: null },
        { locale: 'en-IN', timeZone: 'Asia/Kolkata' },
        9,
      ),
    ).toEqual([
      { label: 'Order Confirmed', state: 'done', detail: '28/12/2024' },
      { label: 'Package Delivered', state: 'ahead', detail: expect.stringMatching(/^Delivery by /) },
    ]);
    expect(
      orderSteps(
        { orderedAt, isDelivered: true, cancelledAt: null },
        { locale: 'en-IN', timeZone: 'Asia/Kolkata' },
        9,
      ).map(({ state }) => state),
    ).toEqual(['done', 'done']);
    const cancelled = orderSteps(
      { orderedAt, isDelivered: false, cancelledAt: orderedAt },
      { locale: 'en-IN', timeZone: 'Asia/Kolkata' },
      9,
    );
    expect(cancelled.at(-1)).toEqual({ label: 'Order Cancelled', state: 'done', detail: '28/12/2024' });
  });
});
