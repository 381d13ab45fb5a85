import type { PaymentStage, PaymentStep, WireOf } from '@kayal/api-contract';
import type { Caller, Reply } from '@kayal/server-testing/src/caller.ts';
import { add, order, orderItem, type SmallVariant } from '@kayal/server-testing/src/shopping.ts';

/** Turns UPI on. */
export async function offerUpi(admin: Caller, cash = true): Promise<void> {
  const { version, settings, theme } = (await admin.call('getSettings')).answer();
  const payments = { cash, upi: true, upiAddress: 'kayal@bank', upiName: 'Kayal', upiMerchantCode: '' };
  (await admin.call('saveSettings', { body: { version, settings: { ...settings, payments }, theme } })).answer();
}

/** Puts one variant into the bag and orders it by UPI. */
export async function orderByUpi(
  who: Caller,
  variant: SmallVariant,
  quantity = 1,
  key?: string,
): Promise<Reply<'placeOrder'>> {
  (await add(who, variant, quantity)).answer();
  return order(who, [orderItem(variant, quantity)], { payment: 'upi', ...(key === undefined ? {} : { key }) });
}

/** Says that an order is paid. */
export const claim = (who: Caller, entryNo: string, reference: string): Promise<Reply<'takeOwnPaymentStep'>> =>
  who.call('takeOwnPaymentStep', { params: { entryNo }, body: { step: 'claim', reference } });

/** The payment of an own order. */
export async function paymentOf(who: Caller, entryNo: string): Promise<WireOf<'getPayment'>['answer']['payment']> {
  return (await who.call('getPayment', { params: { entryNo } })).answer().payment;
}

/** Takes a step of the owner. */
export const deskStep = (
  admin: Caller,
  id: string,
  stage: PaymentStage,
  step: PaymentStep,
  details: object = {},
): Promise<Reply<'takePaymentStep'>> =>
  admin.call('takePaymentStep', { params: { id }, body: { step, stage, ...details } });
