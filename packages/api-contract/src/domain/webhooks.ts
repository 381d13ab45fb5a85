/** Events that other programs can be notified of. */
export const webhookEvents = [
  'order.placed',
  'order.packed',
  'order.shipped',
  'order.delivered',
  'order.returned',
  'refund.made',
  'order.cancelled',
  'stock.low',
  'catalogue.changed',
] as const;

/** One kind of event. */
export type WebhookEvent = (typeof webhookEvents)[number];

/** States of a delivery: it waits for its next try, was accepted, or was given up. */
export const deliveryStates = ['waiting', 'sent', 'dead'] as const;

/** State of one delivery. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Ways by which messages leave the shop. */
export const messageChannels = ['mail', 'whatsapp', 'webhook'] as const;

/** One way by which messages leave the shop. */
export type MessageChannel = (typeof messageChannels)[number];

/** Max endpoints of a shop. */
export const maxWebhooks = 20;
