import { encodeProductLink } from '@kayal/api-contract';
import { shopProfile } from '@kayal/commerce-core';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import type { NamedVariant, Waiting } from './stock-watch.repository.ts';

/** A variant as the mail names and links it. */
export interface ReturnedVariant extends NamedVariant {
  /** Display name of the colour. */
  readonly colourName: string;
}

/** The address of a product's page with size and colour chosen. @param origin where the shop answers, without a slash */
function variantUrl(origin: string, { productId, name, size, colour }: NamedVariant): string {
  const query = new URLSearchParams({ ...encodeProductLink({ id: productId, name }), size, color: colour });
  return `${origin}/fullimage?${query.toString()}`;
}

/** Notifies a customer, once, that the variant she asked for is back, with a link to it. */
export function backInStockMail(origin: string, { email, name }: Waiting, variant: ReturnedVariant): OutgoingMessage {
  return {
    channel: 'mail',
    to: email,
    subject: `${variant.name} in ${variant.size} is back at ${shopProfile.name}`,
    text: [
      `Hello ${name},`,
      '',
      `you asked us to tell you: ${variant.name} in ${variant.colourName}, size ${variant.size}, is in stock again.`,
      '',
      variantUrl(origin, variant),
      '',
      'It is not put aside for you, so the first to order gets it.',
      'We write about it this once. If it sells out again, you can ask again on its page.',
      '',
      shopProfile.name,
    ].join('\n'),
  };
}
