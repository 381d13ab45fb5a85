import { createHmac } from 'node:crypto';
import { isEmailShaped } from '@kayal/commerce-core';
import { foldText } from '@kayal/api-contract';
import { inTransaction } from '../../db/in-transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context/app-context.ts';
import { newId } from '../../db/ids.ts';
import type { Identity } from '../../http/identity.ts';
import { insertAudit } from '../audit/audit.repository.ts';
import type { Networks } from '../../http/admission/client-network.ts';
import { createLimiter } from '../accounts/limits/account-limits.ts';
import { settingsIn } from '../shop-settings/settings-cache.ts';
import { messageArrivedMail } from './complaint.mail.ts';
import { complaintOf, dueAfter, newMessageNumber, relayText, type ContactText } from './contact.logic.ts';
import { findByNumber, findContactMessage, insertContactMessage, noteAnswer } from './contact.repository.ts';

const hour = 3_600_000;

/** Max messages accepted: of a network, of all strangers together, and of a signed-in shopper, whom strangers cannot keep out. */
const limits = {
  perAddress: { name: 'contact-ip', max: 5, windowMs: hour },
  strangers: { name: 'contact-all', max: 60, windowMs: hour },
  lookUps: { name: 'complaint-ip', max: 30, windowMs: hour },
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
   * it is sent. Where the shop names who answers complaints, it gets a number, and its sender a mail with it.
   *
   * @param sender the networks of a stranger or the id of a signed-in shopper, and the idempotency key, if any
   * @returns whether it will reach a person's phone or local mailbox: false where production has no relay.
   * @throws ApiError `rate.limited`, `idempotency.reused`.
   */
  keep(
    text: ContactText,
    sender: ContactSender,
  ): Promise<{ readonly isRelayed: boolean; readonly number: string | null }>;
  /** Notes that a message was answered, with an audit entry; a second call changes nothing. @throws ApiError `not_found` */
  answer(admin: Identity, id: string): Promise<void>;
  /** Where a message stands. @throws ApiError `not_found` for a wrong number or address, `rate.limited` */
  find(number: string, email: string, from: Networks): Promise<ReturnType<typeof complaintOf>>;
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
        return { isRelayed, number: kept.number };
      }
      if (typeof from === 'string') await limiter.spend(db, limits.perShopper, from, 'rate.limited');
      else {
        await limiter.spend(db, limits.perAddress, from, 'rate.limited');
        await limiter.spend(db, limits.strangers, '', 'rate.limited');
      }
      const number = await inTransaction(db, async (transaction) => {
        const { settings } = await settingsIn(context, transaction);
        const { contact, profile, seller } = settings;
        const at = now();
        const given = seller.officerName === '' ? null : newMessageNumber();
        const row = { id, ...text, created_at: at, number: given, answered_at: null };
        if (!(await insertContactMessage(transaction, row)))
          return (await findContactMessage(transaction, id))?.number ?? null;
        if (given !== null && isEmailShaped(text.email)) {
          const facts = { number: given, dueAt: dueAfter(at) };
          await outbox.post(transaction, messageArrivedMail(settings, config.publicOrigin, text.email, facts));
        }
        await outbox.post(transaction, {
          channel: 'whatsapp',
          // A new shop may have no telephone or e-mail address yet; the message then waits under the shop's name.
          to: config.whatsapp?.to ?? (contact.phone || contact.email || profile.name),
          subject: 'Message from the contact form',
          text: given === null ? relayText(text) : `${given}\n${relayText(text)}`,
        });
        return given;
      });
      return { isRelayed, number };
    },

    async answer(admin, id) {
      await inTransaction(db, async (transaction) => {
        const at = now();
        if (!(await noteAnswer(transaction, id, at))) {
          if ((await findContactMessage(transaction, id)) === undefined) throw new ApiError('not_found');
          return;
        }
        await insertAudit(transaction, {
          actorId: admin.customerId,
          action: 'message.answered',
          subject: id,
          before: {},
          after: {},
          at,
        });
      });
    },

    async find(number, email, from) {
      await limiter.spend(db, limits.lookUps, from, 'rate.limited');
      const row = await findByNumber(db, number.trim().toUpperCase());
      if (row === undefined || row.email !== foldText(email)) throw new ApiError('not_found');
      return complaintOf(row);
    },
  };
}

function isSame(kept: ContactText, text: ContactText): boolean {
  return (['name', 'email', 'mobile', 'message'] as const).every((field) => kept[field] === text[field]);
}
