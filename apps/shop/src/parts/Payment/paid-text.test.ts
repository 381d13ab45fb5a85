import type { OrderLine } from '@kayal/api-contract/client';
import { groupOrders } from '@kayal/commerce-core';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { expect, it } from 'vitest';
import { paidText } from './paid-text.ts';

const money = demoShop.profile.currency;
const dates = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };
const placed: OrderLine = {
  entryNo: 'KY1',
  productId: 1,
  uniqueCode: 'A',
  quantity: 1,
  total: 149_900,
  mrp: 149_900,
  orderedAt: Date.UTC(2026, 10, 21, 6),
  customerId: 'asha',
  phone: '',
  isDelivered: false,
  deliveredAt: null,
  cancelledAt: null,
  cancelReason: null,
  stage: 'placed',
  deliveryCharge: 0,
  deliveryDays: null,
  customerName: null,
  itemName: null,
  colour: null,
  colourHex: null,
  size: null,
  addressText: null,
  picture: null,
  pictureAt: 0,
};
const textOf = (changes: Partial<OrderLine>) =>
  groupOrders([{ ...placed, ...changes }]).map((order) => paidText(order, money, dates))[0];

it('J70 an order says how and when it is paid', () => {
  expect(textOf({})).toBe('₹1,499 due at the door');
  expect(textOf({ isDelivered: true, deliveredAt: Date.UTC(2026, 10, 24, 6) })).toMatch(/^Paid at the door on .*24/);
  // Of versions that did not store the day.
  expect(textOf({ isDelivered: true })).toBe('Paid at the door');
  expect(textOf({ paidBy: 'upi' })).toMatch(/^Paid by UPI on .*21/);
});
