import type { WholeSettings } from '@kayal/api-contract';
import { formatShortDate } from '@kayal/commerce-core';
import type { OutgoingMessage } from '../../context/outbox-port.ts';

/**
 * Says that a message has arrived, under which number, and by when it is answered. It repeats nothing of the message,
 * because its sender may have typed somebody else's address.
 * @param dueAt ms since 1970
 */
export function messageArrivedMail(
  { profile, seller, timeZone }: WholeSettings,
  publicOrigin: string,
  to: string,
  { number, dueAt }: { readonly number: string; readonly dueAt: number },
): OutgoingMessage {
  const officer = [seller.officerName, seller.officerDesignation, seller.officerEmail, seller.officerPhone];
  const day = formatShortDate(dueAt, { locale: profile.currency.locale, timeZone });
  return {
    channel: 'mail',
    to,
    subject: `Your message ${number} to ${profile.name}`,
    text: [
      'Hello,',
      '',
      `we have your message. Its number is ${number}, and we answer it by ${day}.`,
      '',
      `It is answered by: ${officer.filter((part) => part !== '').join(', ')}.`,
      '',
      `See where it stands: ${publicOrigin}/complaints`,
      '',
      profile.name,
    ].join('\n'),
  };
}
