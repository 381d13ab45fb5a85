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

  it('J43 S2.SUM.07 what promotions took off has rows of its own, and all rows sum to what was paid', () => {
    const [line] = sampleOrder.lines;
    const lines = line === undefined ? [] : [{ ...line, quantity: 3, total: 3 * 99_900 - 10_001 }];
    const discounts = [
      { name: 'Monsoon', code: 'MONSOON', amount: 10_001, ofDelivery: 0 },
      { name: 'Free', code: null, amount: 4000, ofDelivery: 4000 },
    ];
    expect(orderFigures(lines, 0, discounts)).toEqual({
      itemCount: 3,
      total: 389_700,
      discount: 90_000,
      delivery: 4000,
      amount: 389_700 - 90_000 - 14_001 + 4000,
    });
  });

  it('S2.SUM.09 S9.MON.03 J44 the sample is charged 40 rupees for delivery', () => {
    expect(orderFigures(sampleOrder.lines, sampleDeliveryCharge)).toMatchObject({
      delivery: 4000,
      amount: 103_900,
    });
  });
});
