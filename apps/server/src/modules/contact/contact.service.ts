import { createHmac } from 'node:crypto';
import { foldText } from '@kayal/api-contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import type { Networks } from '../../http/admission/client-network.ts';
import { createLimiter } from '../accounts/limits/account-limits.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { relayText, type ContactText } from './contact.logic.ts';
import { findContactMessage, insertContactMessage } from './contact.repository.ts';

const hour = 3_600_000;

/** Max messages accepted: of a network, of all strangers together, and of a signed-in shopper, whom strangers cannot keep out. */
const limits = {
  perAddress: { name: 'contact-ip', max: 5, windowMs: hour },
  strangers: { name: 'contact-all', max: 60, windowMs: hour },
  perShopper: { name: 'contact-shopper', max: 5, windowMs: hour },
} as const;

/** Who sends a message. */
interface ContactSender {
  readonly from: string | Networks;
  readonly key: string | undefined;
}

/** Taking messages of the contact form. */
export interface Contact {
  /**
   * Stores a message, and its relay in the outbox, in one transaction. The same key stores one message, however often
   * it is sent.
   *
   * @param sender the networks of a stranger or the id of a signed-in shopper, and the idempotency key, if any
   * @returns whether it will reach a person's phone or local mailbox: false where production has no relay.
   * @throws ApiError `rate.limited`, `idempotency.reused`.
   */
  keep(text: ContactText, sender: ContactSender): Promise<boolean>;
}

/** Makes the contact of an app. */
export function createContact(context: AppContext): Contact {
  const { config, db, now, outbox, serverKey } = context;
  const limiter = createLimiter(context);
  const isRelayed = config.whatsapp !== null || !config.production;

  return {
    async keep(typed, { from, key }) {
      // As accounts have it, so that the export and the deletion of one find its messages.
      const text = { ...typed, email: foldText(typed.email) };
      // A visitor has no account to store a key under, so the message's id is made from the key.
      const id =
        key === undefined ? newId() : createHmac('sha256', serverKey).update(`contact\0${key}`).digest('base64url');
      const kept = key === undefined ? undefined : await findContactMessage(db, id);
      if (kept !== undefined) {
        if (!isSame(kept, text)) throw new ApiError('idempotency.reused');
        return isRelayed;
      }
      if (typeof from === 'string') await limiter.spend(db, limits.perShopper, from, 'rate.limited');
      else {
        await limiter.spend(db, limits.perAddress, from, 'rate.limited');
        await limiter.spend(db, limits.strangers, '', 'rate.limited');
      }
      await inTransaction(db, async (transaction) => {
        if (!(await insertContactMessage(transaction, { id, ...text, created_at: now() }))) return;
        const { contact, profile } = (await settingsIn(context, transaction)).settings;
        await outbox.post(transaction, {
          channel: 'whatsapp',
          // A new shop may have no telephone or e-mail address yet; the message then waits under the shop's name.
          to: config.whatsapp?.to ?? (contact.phone || contact.email || profile.name),
          subject: 'Message from the contact form',
          text: relayText(text),
        });
      });
      return isRelayed;
    },
  };
}

function isSame(kept: ContactText, text: ContactText): boolean {
  return (['name', 'email', 'mobile', 'message'] as const).every((field) => kept[field] === text[field]);
}
