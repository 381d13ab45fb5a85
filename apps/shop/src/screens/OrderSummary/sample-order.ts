import type { OrderLine } from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';

/** Content of the sample; it belongs to no real order. */
const line: OrderLine = {
  entryNo: 'KY000000',
  productId: 0,
  uniqueCode: 'SAMPLE',
  quantity: 1,
  total: 99_900,
  mrp: 129_900,
  orderedAt: Date.UTC(2024, 11, 28, 6, 0),
  customerId: '',
  phone: '+91 90000 00000',
  isDelivered: false,
  deliveredAt: null,
  cancelledAt: null,
  cancelReason: null,
  stage: 'placed',
  deliveryCharge: 0,
  deliveryDays: null,
  customerName: 'Your name',
  itemName: 'Backwater Training Tee',
  colour: 'Lagoon',
  colourHex: null,
  size: 'M',
  addressText: 'Your name, 14 Boat Jetty Road, Alappuzha 688001',
  picture: null,
  pictureAt: 0,
};

/** Delivery charge of the sample, paise: another than a new shop's, so that the line shows something. */
export const sampleDeliveryCharge = 4000;

/** The sample order, for a page opened without an order number. */
export const sampleOrder: Order = {
  entryNo: line.entryNo,
  orderedAt: line.orderedAt,
  customerId: line.customerId,
  lines: [line],
  total: line.total,
  stage: line.stage,
  deliveryCharge: line.deliveryCharge,
  deliveryDays: line.deliveryDays,
  isDelivered: line.isDelivered,
  cancelledAt: null,
  cancelReason: null,
};
