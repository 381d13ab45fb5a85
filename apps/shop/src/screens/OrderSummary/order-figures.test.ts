import { describe, expect, it } from 'vitest';
import { orderFigures, unitPrice } from './order-figures.ts';
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
});
