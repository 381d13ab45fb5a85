import type { DeliveryState, WebhookEvent } from '@kayal/api-contract/client';
import type { StatusPillProps } from '@kayal/design-system';

/** What has happened at each event. */
export const eventTexts: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'an order was placed',
  'order.packed': 'an order was packed',
  'order.shipped': 'an order was sent off',
  'order.delivered': 'an order was delivered',
  'order.returned': 'pieces of an order came back',
  'refund.made': 'money was refunded',
  'order.cancelled': 'an order was cancelled',
  'stock.low': 'stock runs low',
  'catalogue.changed': 'the catalogue changed',
};

/** Text and tone of each state of a delivery. */
export const deliveryTexts: Readonly<
  Record<DeliveryState, { readonly label: string; readonly tone: StatusPillProps['tone'] }>
> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'success' },
  dead: { label: 'Given up', tone: 'danger' },
};
