import { paiseToRupees, rupeesToPaise, type WireOf } from '@kayal/api-contract';
import { readPromotionCode, type Promotion, type PromotionEffect } from '@kayal/commerce-core/promotions';
import { ApiError } from '../../http/api-error.ts';
import { isDay } from '../../basics/days.ts';

type Draft = WireOf<'addPromotion'>['body'];
type Row = WireOf<'addPromotion'>['answer']['promotion'];

/** @throws ApiError `request.invalid` naming the figure that the kind needs */
function readEffect({ kind, percent, amount, pieces, buy, get }: Draft['effect']): PromotionEffect {
  const need = (value: number | undefined, field: string): number => {
    if (value === undefined) throw new ApiError('request.invalid', { fields: { [field]: 'is missing' } });
    return value;
  };
  switch (kind) {
    case 'percent':
      return { kind, percent: need(percent, 'percent') };
    case 'amount':
      return { kind, amount: rupeesToPaise(need(amount, 'amount')) };
    case 'freeDelivery':
      return { kind };
    case 'buyGet':
      return { kind, buy: need(buy, 'buy'), get: need(get, 'get') };
    case 'cheapestFree':
      return { kind, pieces: need(pieces, 'pieces') };
    case 'setPrice':
      return { kind, pieces: need(pieces, 'pieces'), price: rupeesToPaise(need(amount, 'amount')) };
  }
}

/** Reads what an owner wrote. @throws ApiError `request.invalid` naming each field that makes no sense */
export function readPromotion(draft: Draft): Omit<Promotion, 'id' | 'state' | 'used'> {
  const { categoryIds, productIds, attributes = {}, pincodes, customers, isFirstOrder, paidBy, from, until } = draft;
  const code = draft.code === null ? null : readPromotionCode(draft.code);
  const fields = {
    ...(draft.name.trim() === '' ? { name: 'is missing' } : {}),
    ...(draft.code !== null && code === null ? { code: '3 to 30 letters, digits and hyphens' } : {}),
    ...(from !== null && !isDay(from) ? { from: 'not a day' } : {}),
    ...(until !== null && !isDay(until) ? { until: 'not a day' } : {}),
    ...(from !== null && until !== null && until < from ? { until: 'before the first day' } : {}),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('request.invalid', { fields });
  return {
    name: draft.name.trim(),
    code,
    effect: readEffect(draft.effect),
    target: {
      categoryIds,
      productIds,
      attributes,
      pincodes,
      customers: customers.map((email) => email.trim().toLowerCase()),
      isFirstOrder,
      paidBy,
    },
    from,
    until,
    minimum: rupeesToPaise(draft.minimum),
    maxOrders: draft.maxOrders,
    maxPerCustomer: draft.maxPerCustomer,
    isCombined: draft.isCombined,
  };
}

function effectRow(effect: PromotionEffect): Row['effect'] {
  if (effect.kind === 'amount') return { kind: effect.kind, amount: paiseToRupees(effect.amount) };
  if (effect.kind !== 'setPrice') return effect;
  return { kind: effect.kind, pieces: effect.pieces, amount: paiseToRupees(effect.price) };
}

/** A promotion as the contract has it. */
export function toPromotionRow({ effect, target, minimum, ...promotion }: Promotion): Row {
  return {
    ...promotion,
    effect: effectRow(effect),
    categoryIds: [...target.categoryIds],
    productIds: [...target.productIds],
    attributes: Object.fromEntries(Object.entries(target.attributes ?? {}).map(([id, values]) => [id, [...values]])),
    pincodes: [...target.pincodes],
    customers: [...target.customers],
    isFirstOrder: target.isFirstOrder,
    ...(target.paidBy === undefined ? {} : { paidBy: target.paidBy }),
    minimum: paiseToRupees(minimum),
  };
}
