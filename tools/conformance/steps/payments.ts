import type { Facts } from '../facts.ts';
import { fileForm } from '../forms.ts';
import { textAt, valueAt, type Parts, type Place } from '../place.ts';
import { asAdmin, asShopper, asVisitor, kept, learn, type Step } from '../step.ts';
import { draft } from './promotions.ts';
import { adding, lineOf, ordering } from './shopping.ts';

/** The current settings of a shop with other ones of one name. */
const withSettings =
  (name: string, part: object) =>
  async (_: Facts, place: Place): Promise<Parts> => {
    const { body } = await place.send('admin', 'getSettings', {});
    const settings = structuredClone(valueAt(body, 'settings'));
    if (typeof settings === 'object' && settings !== null) Reflect.set(settings, name, part);
    return { body: { version: Number(textAt(body, 'version')), settings, theme: null } };
  };

const upi = { cash: true, upi: true, upiAddress: 'kayal@bank', upiName: 'Kayal', upiMerchantCode: '' };
const ofBank = { table: 'statement' };
const cash = { fee: 0, from: 0, upTo: 0, knownOnly: false, withoutCategories: [] };

const submitting =
  (details: object) =>
  (facts: Facts): Parts => {
    const { body } = ordering(facts, [lineOf(facts.plain, 1)]);
    return { body: { ...(typeof body === 'object' ? body : {}), ...details } };
  };
const paying = submitting({ payment: 'upi' });
const ahead = { ...draft, code: null, effect: { kind: 'amount', amount: 1 }, attributes: {}, paidBy: 'prepaid' };
const ofOrder = (facts: Facts): Parts => ({ params: { entryNo: kept(facts, 'awaited') } });
const ofMissing = { params: { entryNo: 'none' } };
const own =
  (step: string, details: object = {}) =>
  (facts: Facts): Parts => ({ ...ofOrder(facts), body: { step, ...details } });
const desk =
  (step: string, stage: string, details: object = {}) =>
  (facts: Facts): Parts => ({ params: { id: kept(facts, 'payment') }, body: { step, stage, ...details } });

/** An order in cash that needs a mailed code. */
export const cashCodeSteps: readonly Step[] = [
  asShopper('sendCashCode', 'that nothing asks for'),
  asAdmin('saveSettings', 'with a code for orders in cash', withSettings('cashTerms', { ...cash, codeFrom: 1 })),
  asShopper('clearCart', 'before a code', ({ shopper }) => ({ params: { customer: shopper } })),
  asShopper('addToCart', 'to be ordered with a code', ({ plain }) => adding(plain, 1)),
  asShopper('placeOrder', 'without its code', submitting({})),
  asVisitor('sendCashCode', 'J02 of nobody'),
  asShopper('sendCashCode', 'for an order'),
  asShopper('placeOrder', 'with a wrong code', submitting({ cashCode: '111111' })),
  asShopper('placeOrder', 'with a code of five digits', submitting({ cashCode: '11111' })),
  asAdmin('saveSettings', 'without a code for orders in cash', withSettings('cashTerms', cash)),
];

/** From an order that waits for its payment to the refund. */
export const paymentSteps: readonly Step[] = [
  asShopper('clearCart', 'before paying', ({ shopper }) => ({ params: { customer: shopper } })),
  asShopper('addToCart', 'to be paid', ({ plain }) => adding(plain, 1)),
  asShopper('placeOrder', 'J70 by a way that is not offered', paying),
  asAdmin('saveSettings', 'with UPI', withSettings('payments', upi)),
  asAdmin('addPromotion', 'for paying ahead', { body: ahead }, learn({ aheadPromotion: 'promotion.id' })),
  asShopper('getBagQuote', 'J43 with what paying ahead saves', ({ shopper }) => ({ params: { customer: shopper } })),
  asShopper('placeOrder', 'J43 at another amount', submitting({ payment: 'upi', amount: 0.5 })),
  asShopper('placeOrder', 'J70 paid by UPI', paying, learn({ awaited: 'orderId' })),
  asShopper('getPayment', 'own', ofOrder),
  asShopper('getPayment', 'of a missing order', ofMissing),
  asVisitor('getPayment', 'J02 of nobody', ofOrder),
  asShopper('getWaitingPayment', 'that waits'),
  asVisitor('getWaitingPayment', 'J02 of nobody'),
  asShopper('takeOwnPaymentStep', 'says that she has paid, without a number', own('claim')),
  asShopper('takeOwnPaymentStep', 'says that she has paid', own('claim', { reference: '412345678901' })),
  asShopper('takeOwnPaymentStep', 'takes back what she has paid', own('withdraw')),
  asShopper('takeOwnPaymentStep', 'of a missing order', { ...ofMissing, body: { step: 'withdraw' } }),
  asAdmin('getPayments', 'that wait', { query: { stage: 'waiting', limit: '5' } }, learn({ payment: 'payments.0.id' })),
  asAdmin('getPayments', 'of an unknown stage', { query: { stage: 'none' } }),
  asShopper('getPayments', 'J02 of a shopper'),
  asAdmin('getGateways', 'without keys'),
  asShopper('getGateways', 'J02 of a shopper'),
  asAdmin('checkGateway', 'without keys', { body: { way: 'stripe' } }),
  asAdmin('checkGateway', 'that is none', { body: { way: 'cash' } }),
  asAdmin('readTable', 'of a bank', { query: ofBank, form: fileForm('bank.csv', 'Narration,Credit\nRent,5.00') }),
  asAdmin('readTable', 'that is none', { query: ofBank, form: fileForm('bank.pdf', '%PDF-1.7') }),
  asAdmin('readTable', 'without a file', { query: ofBank, form: new FormData() }),
  asAdmin('readTable', 'for nothing', { query: { table: 'none' }, form: new FormData() }),
  asShopper('readTable', 'J02 of a shopper', { query: ofBank, form: new FormData() }),
  asAdmin('importStatement', 'that is none', { body: { csv: 'nothing' } }),
  asAdmin('importStatement', 'without the payment', { body: { csv: 'Narration,Credit amount\nRent,5.00' } }),
  asAdmin('importSettlement', 'that is none', { body: { csv: 'nothing', save: false } }),
  asAdmin('importSettlement', 'of an unknown order', {
    body: { csv: 'Order no,COD amount\nNONE,5.00', save: true },
  }),
  asShopper('importSettlement', 'J02 of a shopper', { body: { csv: 'nothing', save: false } }),
  asAdmin('getUnsettledCash', 'collected by couriers'),
  asShopper('getUnsettledCash', 'J02 of a shopper'),
  asAdmin('takePaymentStep', 'of a stage that is past', desk('confirm', 'started')),
  asAdmin('takePaymentStep', 'confirms', desk('confirm', 'pending')),
  asAdmin('takePaymentStep', 'confirms again', desk('confirm', 'pending')),
  asShopper('getOrder', 'J43 with what paying ahead took off', ofOrder),
  asAdmin('setPromotionState', 'end of paying ahead', (facts) => ({
    params: { id: kept(facts, 'aheadPromotion') },
    body: { state: 'ended' },
  })),
  asAdmin('takePaymentStep', 'gives back too much', desk('refund', 'paid', { amount: 999_999 })),
  asAdmin('takePaymentStep', 'gives back a rupee', desk('refund', 'paid', { amount: 1 })),
  asAdmin(
    'takePaymentStep',
    'made a refund that nobody wanted',
    desk('refunded', 'paid', { refundId: 'none', reference: 'UTR 9' }),
  ),
  asAdmin('takePaymentStep', 'of a missing one', {
    params: { id: 'none' },
    body: { step: 'reject', stage: 'pending' },
  }),
  asAdmin('getPayments', 'all'),
];
