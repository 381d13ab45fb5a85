import type { Facts } from '../facts.ts';
import type { Parts } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';

/** A promotion as an owner writes it. */
export const draft = {
  name: 'Monsoon',
  code: 'monsoon 10',
  effect: { kind: 'percent', percent: 10 },
  categoryIds: [],
  productIds: [],
  attributes: { fabric: ['Linen'] },
  pincodes: [],
  customers: [],
  isFirstOrder: false,
  from: null,
  until: null,
  minimum: 0,
  maxOrders: null,
  maxPerCustomer: null,
  isCombined: true,
};
const own = ({ shopper }: Facts): Parts => ({ params: { customer: shopper } });
const ofPromotion = (facts: Facts): Parts => ({ params: { id: kept(facts, 'promotion') } });
const setting = (facts: Facts, state: string): Parts => ({ ...ofPromotion(facts), body: { state } });
const entering = (code: string): Parts => ({ body: { code } });

/** From a promotion's start to its end, with a bag that has its code. */
export const promotionSteps: readonly Step[] = [
  asShopper('getBagQuote', 'without promotions', own),
  asShopper('getBagQuote', 'of somebody else', { params: { customer: 'someone-else' } }),
  asVisitor('getBagQuote', 'J02 of nobody', own),
  asAdmin('tryPromotion', 'before its start', { body: draft }),
  asAdmin('addPromotion', 'one with a code', { body: draft }, learn({ promotion: 'promotion.id' })),
  asAdmin('addPromotion', 'for paying in an unknown way', { body: { ...draft, code: null, paidBy: 'cash' } }),
  asAdmin('tryPromotion', 'for paying ahead', { body: { ...draft, paidBy: 'prepaid' } }),
  asAdmin('addPromotion', 'the same code again', { body: draft }),
  asAdmin('addPromotion', 'that ends before it begins', {
    body: { ...draft, code: null, from: '2026-12-02', until: '2026-12-01' },
  }),
  asAdmin('addPromotion', 'of 101 percent', { body: { ...draft, effect: { kind: 'percent', percent: 101 } } }),
  asShopper('addPromotion', 'J02 of a shopper', { body: draft }),
  asAdmin('getPromotions', 'all'),
  asShopper('addBagCode', 'in capitals', entering('MONSOON10')),
  asShopper('addBagCode', 'in small letters, with blanks', entering(' monsoon 10 ')),
  asShopper('addBagCode', 'that nobody knows', entering('NOTHING')),
  asShopper('addBagCode', 'of 300 characters', entering('x'.repeat(300))),
  asShopper('getBagQuote', 'with a code', own),
  asAdmin('setPromotionState', 'pause', (facts) => setting(facts, 'paused')),
  asShopper('addBagCode', 'a paused one', entering('MONSOON10')),
  asShopper('removeBagCode', 'one', ofPromotion),
  asShopper('removeBagCode', 'a removed one', ofPromotion),
  asAdmin('updatePromotion', 'another name', (facts) => ({
    ...ofPromotion(facts),
    body: { ...draft, name: 'Winter' },
  })),
  asAdmin('updatePromotion', 'a missing one', { params: { id: 'none' }, body: draft }),
  asAdmin('setPromotionState', 'end', (facts) => setting(facts, 'ended')),
  asAdmin('setPromotionState', 'go on with an ended one', (facts) => setting(facts, 'active')),
  asShopper('addBagCode', 'an ended one', entering('MONSOON10')),
  asAdmin('getPromotionReport', 'of the last days'),
  asAdmin('getPromotionReport', 'of no day', { query: { from: '2026-02-30' } }),
];
