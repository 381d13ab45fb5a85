import type { Facts } from '../facts.ts';
import { pictureForm } from '../forms.ts';
import { textAt, valueAt, type Parts, type Place } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';
import { adding, lineOf, ordering } from './shopping.ts';

/** The current settings of a shop that takes returns by its pages. */
const withOpenDesk = async (_: Facts, place: Place): Promise<Parts> => {
  const { body } = await place.send('admin', 'getSettings', {});
  const settings = structuredClone(valueAt(body, 'settings'));
  const desk = { isOpen: true, autoApproveBelow: 0, sendWithinDays: 14 };
  if (typeof settings === 'object' && settings !== null) Reflect.set(settings, 'returnDesk', desk);
  return { body: { version: Number(textAt(body, 'version')), settings, theme: null } };
};

const ofOrder = (facts: Facts): Parts => ({ params: { entryNo: kept(facts, 'order') } });
const asking = (facts: Facts, quantity: number, body: object = {}): Parts => ({
  ...ofOrder(facts),
  body: {
    wish: 'refund',
    wayBack: 'pickUp',
    note: 'Torn at the seam',
    lines: [{ lineNo: 1, quantity, reason: 'damaged' }],
    ...body,
  },
});
const ofReturn = (facts: Facts, name = 'return'): Parts => ({ params: { id: kept(facts, name) } });
const stepping = (facts: Facts, stage: string, step: string, details: object = {}): Parts => ({
  ...ofReturn(facts),
  body: { step, stage, ...details },
});
const refund = (amount: number) => ({ refund: { amount, method: 'upi', reference: 'UPI 42' } });

/** From the question of a shopper to the refund. */
export const returnSteps: readonly Step[] = [
  asAdmin('saveSettings', 'with open returns', withOpenDesk),
  asShopper('getOrderReturns', 'of an order that is on its way', ofOrder),
  asShopper('askReturn', 'of an order that is on its way', (facts) => asking(facts, 1)),
  asAdmin('updateDelivery', 'J40 of what is returned', ofOrder),
  asShopper('getOrderReturns', 'own', ofOrder),
  asShopper('getOrderReturns', 'of a missing order', { params: { entryNo: 'none' } }),
  asVisitor('getOrderReturns', 'J02 of nobody', ofOrder),
  asShopper('askReturn', 'one piece', (facts) => asking(facts, 1), learn({ return: 'request.id' })),
  asShopper('askReturn', 'more than is left', (facts) => asking(facts, 5)),
  asShopper('askReturn', 'an exchange for nothing', (facts) => asking(facts, 1, { wish: 'exchange' })),
  asShopper('askReturn', 'of a missing order', (facts) => ({ ...asking(facts, 1), params: { entryNo: 'none' } })),
  asShopper('getOrderReturns', 'with a return', ofOrder),
  asShopper(
    'addReturnPicture',
    'one',
    (facts) => ({ ...ofReturn(facts), form: pictureForm('images', ['seam.webp']) }),
    learn({ returnPicture: 'picture' }),
  ),
  asShopper('addReturnPicture', 'nothing', (facts) => ({ ...ofReturn(facts), form: pictureForm('images', []) })),
  asShopper('addReturnPicture', 'of a missing return', {
    params: { id: 'none' },
    form: pictureForm('images', ['seam.webp']),
  }),
  asShopper('getReturnPicture', 'own', (facts) => ({
    params: { id: kept(facts, 'return'), picture: kept(facts, 'returnPicture') },
  })),
  asAdmin('getReturnPicture', 'a missing one', (facts) => ({
    params: { id: kept(facts, 'return'), picture: 'none' },
  })),
  asAdmin('getReturns', 'all'),
  asAdmin('getReturns', 'a page of the open ones', { query: { stage: 'open', limit: '1' } }),
  asAdmin('getReturns', 'of an unknown stage', { query: { stage: 'none' } }),
  asShopper('getReturns', 'J02 of a shopper'),
  asAdmin('takeReturnStep', 'declines without a reason', (facts) => stepping(facts, 'asked', 'decline')),
  asAdmin('takeReturnStep', 'approves', (facts) => stepping(facts, 'asked', 'approve')),
  asAdmin('takeReturnStep', 'approves what another one approved', (facts) => stepping(facts, 'asked', 'approve')),
  asAdmin('takeReturnStep', 'arranges without a day', (facts) => stepping(facts, 'approved', 'arrange')),
  asAdmin('takeReturnStep', 'arranges', (facts) => stepping(facts, 'approved', 'arrange', { pickUpOn: '2026-11-25' })),
  asAdmin('takeReturnStep', 'receives', (facts) => stepping(facts, 'pickUpArranged', 'receive')),
  asAdmin('takeReturnStep', 'examines nothing', (facts) => stepping(facts, 'received', 'examine')),
  asAdmin('takeReturnStep', 'examines', (facts) =>
    stepping(facts, 'received', 'examine', { verdicts: [{ lineNo: 1, verdict: 'faulty' }] }),
  ),
  asAdmin('takeReturnStep', 'exchanges what was to be refunded', (facts) => stepping(facts, 'examined', 'exchange')),
  asAdmin('takeReturnStep', 'refunds too much', (facts) => stepping(facts, 'examined', 'refund', refund(999_999))),
  asAdmin('takeReturnStep', 'refunds', (facts) => stepping(facts, 'examined', 'refund', refund(1))),
  asAdmin('takeReturnStep', 'of a missing one', (facts) => ({
    ...stepping(facts, 'asked', 'approve'),
    params: { id: 'none' },
  })),
  asShopper('cancelReturn', 'a refunded one', (facts) => ofReturn(facts)),
  asShopper('askReturn', 'another piece', (facts) => asking(facts, 1), learn({ secondReturn: 'request.id' })),
  asShopper('cancelReturn', 'one', (facts) => ofReturn(facts, 'secondReturn')),
  asShopper('cancelReturn', 'a cancelled one', (facts) => ofReturn(facts, 'secondReturn')),
  asShopper('cancelReturn', 'a missing one', { params: { id: 'none' } }),
  asAdmin('getReturnReport', 'of the last days'),
  asAdmin('getReturnReport', 'of no day', { query: { from: '2026-02-30' } }),
  // The account that is deleted later still waits for this one.
  asShopper('addToCart', 'S7.CART.01 for an order that stays open', ({ offered }) => adding(offered, 1)),
  asShopper('placeOrder', 'S7.ORD.01 that stays open', (facts) => ordering(facts, [lineOf(facts.offered, 1)])),
];
