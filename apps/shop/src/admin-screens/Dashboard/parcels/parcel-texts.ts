import type {
  ExchangedPieces,
  ParcelLine,
  ParcelStage,
  ParcelStep,
  StepTaker,
  TimelineStep,
} from '@kayal/api-contract/client';
import type { Order } from '@kayal/commerce-core';
import { productOf } from '../orders/order-texts.ts';

/** Where a parcel is, for the shop. */
export const parcelStageTexts: Readonly<Record<ParcelStage, string>> = {
  packed: 'Packed',
  shipped: 'Shipped',
  outForDelivery: 'Out for delivery',
  returnedToSender: 'Came back',
  delivered: 'Delivered',
};

/** Labels of a parcel's buttons. */
export const parcelStepLabels: Readonly<Record<ParcelStep, string>> = {
  ship: 'Ship…',
  correct: 'Correct tracking…',
  outForDelivery: 'Out for delivery',
  deliver: 'Delivered',
  returnToSender: 'Came back…',
  restock: 'Put units back into stock…',
  unpack: 'Unpack',
};

/** What a step of a parcel has done, after `Parcel 1`. */
export const parcelResults: Readonly<Record<ParcelStep, string>> = {
  ship: 'is shipped',
  correct: 'has its new tracking number',
  outForDelivery: 'is out for delivery',
  deliver: 'is delivered',
  returnToSender: 'came back',
  restock: 'is put back into stock',
  unpack: 'is unpacked',
};

/** Names of the steps of a timeline. */
export const timelineTexts: Readonly<Record<TimelineStep, string>> = {
  placed: 'Placed',
  pack: 'Packed',
  unpack: 'Unpacked',
  ship: 'Shipped',
  correct: 'Tracking corrected',
  outForDelivery: 'Out for delivery',
  deliver: 'Delivered',
  returnToSender: 'Came back',
  restock: 'Put back into stock',
  cancel: 'Cancelled',
};

/** Who took a step. */
export const takerTexts: Readonly<Record<StepTaker, string>> = {
  shop: 'by the shop',
  shopper: 'by the customer',
  courier: 'by the courier',
};

/** Name and size of an order's line. */
export function lineText({ lines }: Pick<Order, 'lines'>, lineNo: number): string {
  const line = lines[lineNo - 1];
  if (line === undefined) return `Line ${lineNo}`;
  const { size, colour } = line;
  return [productOf(line), ...[size, colour].filter((text) => text !== null && text !== '')].join(', ');
}

/** A piece that is sent in exchange, as `unitsText` names one of the order. */
export const pieceText = ({ name, colour, size, quantity }: ExchangedPieces['items'][number]): string =>
  `${quantity} × ${[name, size, colour].filter((text) => text !== '').join(', ')}`;

/** `2 × Vembanad Run Tee, M, PETROL BLUE` */
export const unitsText = (order: Pick<Order, 'lines'>, { lineNo, quantity }: ParcelLine): string =>
  `${quantity} × ${lineText(order, lineNo)}`;
