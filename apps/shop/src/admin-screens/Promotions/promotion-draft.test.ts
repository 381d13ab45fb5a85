import { describe, expect, it } from 'vitest';
import { readDraft } from './promotion-draft.ts';

describe('the form of a promotion', () => {
  it('J43 gives the figures of its kind, lists of words, and null for what is empty', () => {
    const fields = new URLSearchParams([
      ['name', ' Monsoon '],
      ['code', ''],
      ['kind', 'setPrice'],
      ['percent', '10'],
      ['pieces', '3'],
      ['amount', '999.50'],
      ['categoryIds', '4'],
      ['categoryIds', '5'],
      ['productIds', '10001, 10002'],
      ['attributes.fabric', 'Cotton'],
      ['attributes.fabric', 'Linen'],
      ['customers', 'a@b.example\nc@d.example'],
      ['paidBy', 'prepaid'],
      ['maxOrders', ''],
      ['minimum', ''],
      ['isCombined', 'on'],
    ]);
    expect(readDraft(fields)).toEqual({
      name: 'Monsoon',
      code: null,
      effect: { kind: 'setPrice', pieces: 3, amount: 999.5 },
      categoryIds: [4, 5],
      productIds: [10_001, 10_002],
      attributes: { fabric: ['Cotton', 'Linen'] },
      pincodes: [],
      customers: ['a@b.example', 'c@d.example'],
      isFirstOrder: false,
      paidBy: 'prepaid',
      from: null,
      until: null,
      minimum: 0,
      maxOrders: null,
      maxPerCustomer: null,
      isCombined: true,
    });
  });

  it('J43 for every way to pay it names none', () => {
    expect(readDraft(new URLSearchParams({ kind: 'percent', percent: '5', paidBy: '' }))).not.toHaveProperty('paidBy');
  });

  it('J43 an unknown kind is percent', () => {
    expect(readDraft(new URLSearchParams({ kind: 'x', percent: '5' })).effect).toEqual({ kind: 'percent', percent: 5 });
  });
});
