import { encodeProductLink } from '@kayal/api-contract';
import type { OutgoingMessage } from '../../context/outbox-port.ts';
import { fillMail } from '../shop-settings/mail-texts.ts';
import type { CurrentSettings } from '../shop-settings/settings-cache.ts';
import type { NamedVariant, Waiting } from './stock-watch.repository.ts';

/** A variant as the mail names and links it. */
export interface ReturnedVariant extends NamedVariant {
  /** Display name of the colour. */
  readonly colourName: string;
}

/**
 * The address of a product's page with size and colour chosen. @param origin where the shop answers, without a slash
 */
function variantUrl(origin: string, { productId, name, size, colour }: NamedVariant): string {
  const query = new URLSearchParams({ ...encodeProductLink({ id: productId, name }), size, color: colour });
  return `${origin}/fullimage?${query.toString()}`;
}

/** Notifies a customer once, in the shop's own words, that the variant she waits for is back, with a link to it. */
export function backInStockMail(
  { settings: { mails, profile } }: Pick<CurrentSettings, 'settings'>,
  origin: string,
  { email, name }: Waiting,
  variant: ReturnedVariant,
): OutgoingMessage {
  const fields = {
    shop: profile.name,
    name,
    product: variant.name,
    colour: variant.colourName,
    size: variant.size,
    link: variantUrl(origin, variant),
  };
  return { channel: 'mail', to: email, ...fillMail(mails.backInStock, fields), mayWait: true };
}
