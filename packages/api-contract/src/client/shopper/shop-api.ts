import { fromContactForm } from '../../adapters/contact.ts';
import type { Complaint, ContactForm } from '../../domain/shopper.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { shopProfileCalls } from './shop-profile-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { outcome } from '../transport/outcome.ts';
import { createOwnApi } from './own-api.ts';

/** A submission of the contact form. */
export interface ContactSubmission {
  readonly form: ContactForm;
  /** The shop's number; the server uses its own. */
  readonly to: string;
  /** Value of the hidden field, which only robots fill. */
  readonly trap?: string;
  readonly idempotencyKey?: string;
}

/**
 * The shop's calls with the domain's types: paise, clean names, outcomes. A refusal is a value with `ok: false`;
 * NetworkError is thrown when no answer came, and a signal's reason when the caller ended the call.
 */
export function createShopApi(client: ApiClient) {
  return {
    ...createOwnApi(client),
    ...catalogueCalls(client),
    ...shopProfileCalls(client),

    /** Where a message stands, by its number and its sender's address (`not_found`). */
    async findComplaint(number: string, email: string) {
      return outcome(
        await client.call('findComplaint', { body: { number, email } }),
        (answer): { complaint: Complaint } => ({ complaint: answer }),
      );
    },

    /** Sends a contact message; `relayed` is false when it was only stored. */
    async sendContactMessage({ form, to, trap = '', idempotencyKey }: ContactSubmission) {
      const result = await client.call('sendWhatsapp', {
        body: fromContactForm(form, to, trap),
        ...(idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } }),
      });
      return outcome(result, ({ success, number = null }) => ({ relayed: success, number }));
    },
  };
}

/** The shop's calls. */
export type ShopApi = ReturnType<typeof createShopApi>;
