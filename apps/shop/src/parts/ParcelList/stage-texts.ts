import type { OrderStage, ParcelStage } from '@kayal/api-contract/client';
import type { ProgressStep } from '@kayal/commerce-core';

/** Where a parcel is, for a shopper. */
export const parcelStageTexts: Readonly<Record<ParcelStage, string>> = {
  packed: 'Packed',
  shipped: 'On its way',
  outForDelivery: 'Out for delivery',
  returnedToSender: 'Came back to us',
  delivered: 'Delivered',
};

/** Where an order is, in her list of orders. */
export const orderStageTexts: Readonly<Record<OrderStage, string>> = {
  ...parcelStageTexts,
  placed: 'Pending',
  cancelled: 'Cancelled',
};

/** The steps of an order's way. */
export const progressTexts: Readonly<Record<ProgressStep['step'], string>> = {
  placed: 'Order Confirmed',
  pack: 'Packed',
  ship: 'On its way',
  outForDelivery: 'Out for delivery',
  deliver: 'Package Delivered',
  returnToSender: 'Came back to us',
  cancel: 'Order Cancelled',
};
