import type { MailKind, RefundMethod, WholeSettings } from '@kayal/api-contract';
import { formatDay, formatMoney, formatShortDate, type ReturnRequestInput } from '@kayal/commerce-core';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findOrderedBy } from '../orders/life/saved-steps.repository.ts';
import { fillMail } from '../shop-settings/mail-texts.ts';
import { dateFormatOf, settingsIn } from '../shop-settings/settings-cache.ts';
import type { NotifyingParts } from '../stock-watch/stock-watch.service.ts';
import type { TakenReturnStep } from './save-return.ts';
import type { StoredReturn } from './stored-returns.repository.ts';

/** The mail about a step. */
const mailOfStep: Readonly<Partial<Record<TakenReturnStep['step'], MailKind>>> = {
  approve: 'returnApproved',
  // The day of the pick-up.
  arrange: 'returnApproved',
  decline: 'returnDeclined',
  receive: 'returnReceived',
  refund: 'returnDone',
  exchange: 'returnDone',
  replace: 'returnDone',
  sendBack: 'returnDone',
};

const methodNames: Readonly<Record<RefundMethod, string>> = { cash: 'in cash', upi: 'by UPI', bank: 'to your bank' };

/** How the pieces come back. */
function wayText({ way_back }: StoredReturn, { pickUpOn }: TakenReturnStep, locale: string): string {
  if (pickUpOn !== undefined) return `A courier picks them up on ${formatDay(pickUpOn, locale)}.`;
  if (way_back === 'ownParcel') return 'Please send them to us, with the number of the return in the parcel.';
  return 'A courier picks them up. We write to you when the day is known.';
}

/** How the return ended. */
function outcomeText({ lines }: StoredReturn, { step, refund }: TakenReturnStep, { profile }: WholeSettings): string {
  if (refund !== undefined) {
    return `We have refunded ${formatMoney(refund.amount, profile.currency)} ${methodNames[refund.method]}. Reference: ${refund.reference}`;
  }
  if (step === 'sendBack') return 'We send them back to you.';
  if (step === 'refund') return 'We keep the pieces. Nothing is left to be refunded for them.';
  const sent = lines.map(({ quantity, name, wantedColour, wantedSize }) => {
    return `${quantity} × ${name} (${wantedColour}, ${wantedSize})`;
  });
  return ['We send you:', ...sent].join('\n');
}

/** Writes the mail about a step in the shop's own words; there is none about what she did herself. */
export async function postReturnMail(
  parts: NotifyingParts,
  trx: Transaction<Database>,
  stored: StoredReturn,
  { sendBy }: Pick<ReturnRequestInput, 'sendBy'>,
  taken: TakenReturnStep,
): Promise<void> {
  const kind = mailOfStep[taken.step];
  if (kind === undefined) return;
  const person = (await findOrderedBy(trx, [stored.entry_no])).get(stored.entry_no);
  if (person === undefined) return;
  const current = await settingsIn(parts, trx);
  const { profile, mails } = current.settings;
  const format = dateFormatOf(current);
  const mail = fillMail(mails[kind], {
    shop: profile.name,
    name: person.customerName,
    order: stored.entry_no,
    return: stored.id,
    lines: stored.lines
      .map(({ quantity, name, colour, size }) => `${quantity} × ${name} (${colour}, ${size})`)
      .join('\n'),
    note: taken.note,
    how: wayText(stored, taken, format.locale),
    by: sendBy === null ? '' : formatShortDate(sendBy, format),
    outcome: outcomeText(stored, taken, current.settings),
  });
  await parts.outbox.post(trx, {
    channel: 'mail',
    to: person.email,
    subject: mail.subject,
    // A field without a text leaves its line empty.
    text: mail.text.replaceAll(/\n{3,}/g, '\n\n'),
  });
}
