import { describe, expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { readSettlement } from './settlement-file.ts';
import { matchSettlement, type SettledOrder } from './settlement-match.ts';

const delivered: SettledOrder = { entryNo: 'KY1', total: 149_900, isCash: true, isDelivered: true, isSettled: false };

const match = (text: string, order: Partial<SettledOrder> = {}) =>
  matchSettlement(readSettlement(text), ({ entryNo, trackingNumber }) =>
    entryNo === 'KY1' || trackingNumber === 'AWB1' ? { ...delivered, ...order } : undefined,
  );

describe('what a row of a settlement does', () => {
  it.each([
    ['Order No,COD Amount\nKY1,1499', null],
    ['Delhivery\nPeriod;1 to 7 Nov\nAWB;Collected amount;UTR\nAWB1;₹ 1,499.00;UTR9', null],
    ['waybill\tamount\nAWB1\t1499.00', null],
    ['Order No,COD Amount\nKY2,1499', 'unknown'],
    ['Order No,COD Amount\nKY1,1498.99', 'amount'],
    ['Order No,COD Amount\nKY1,14', 'amount'],
    ['Order No,COD Amount\nKY1,', 'unreadable'],
    ['Order No,COD Amount\nKY1,-1499', 'unreadable'],
    ['Order No,COD Amount\nKY1', 'unreadable'],
    ['Order No,COD Amount\n,1499', 'unreadable'],
  ])('J70 %j', (text, reason) => {
    const { good, differing } = match(text);
    expect({ settled: good.length, reasons: differing.map((each) => each.reason) }).toEqual(
      reason === null ? { settled: 1, reasons: [] } : { settled: 0, reasons: [reason] },
    );
  });

  it.each([
    [{ isSettled: true }, 'settled'],
    [{ isCash: false }, 'notCash'],
    [{ isDelivered: false }, 'notDelivered'],
  ] as const)('J70 an order with %j is not settled', (order, reason) => {
    expect(match('Order No,COD Amount\nKY1,1499', order).differing).toMatchObject([{ reason, expected: 149_900 }]);
  });

  it('J70 an order that a second row names is settled once, also under its tracking number', () => {
    const { good, differing } = match('Order,AWB,Amount\nKY1,,1499\n,AWB1,1499');
    expect(good).toHaveLength(1);
    expect(differing).toMatchObject([{ reason: 'doubled', row: { row: 3 } }]);
  });

  it.each([
    ['799.50', null],
    ['800', null],
    ['799', 'amount'],
    ['800.50', 'amount'],
  ])('J70 %s for an order of 799.50', (amount, reason) => {
    const [differing] = match(`Order No,COD Amount\nKY1,${amount}`, { total: 79_950 }).differing;
    expect(differing?.reason ?? null).toBe(reason);
  });

  it('J70 rows of several parcels settle an order together, when their sum is what was to be collected', () => {
    expect(match('Order,AWB,Amount\nKY1,,1000\n,AWB1,499').good.map(({ row }) => row.amount)).toEqual([
      100_000, 49_900,
    ]);
    const { good, differing } = match('Order,AWB,Amount\nKY1,,1000\n,AWB1,498');
    expect([good.length, differing.map(({ reason }) => reason)]).toEqual([0, ['amount', 'doubled']]);
  });
});

it.each([
  ['no amount', 'Order No,Date\nKY1,1 Nov'],
  ['no number', 'Amount,Date\n1499,1 Nov'],
  ['quotes that do not end', 'Order No,COD Amount\nKY1,"1499'],
  ['a spreadsheet of Excel', 'PK\u0003\u0004\u0014'],
])('J70 a file with %s is refused', (_what, text) => {
  expect(() => readSettlement(text)).toThrow(ApiError);
});
