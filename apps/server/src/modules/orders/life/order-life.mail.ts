import { formatMoney } from '@kayal/commerce-core';
import type { OutgoingMessage } from '../../../context/outbox-port.ts';
import type { CurrentSettings } from '../../shop-settings/settings-cache.ts';
import type { StoredLine } from './stored-lives.repository.ts';

/** Data of an order that a mail about it needs. */
interface OrderedBy {
  readonly entryNo: string;
  readonly email: string;
  readonly customerName: string;
  /** paise */
  readonly total: number;
  /** How it was paid before it was placed; null for cash on delivery. */
  readonly paidBy: string | null;
}

/**
 * Mail about a cancelled order: its lines, the reason, and what that means for her money.
 * @param by who cancelled it
 */
export function cancelledOrderMail(
  { settings }: Pick<CurrentSettings, 'settings'>,
  by: 'shop' | 'shopper',
  reason: string,
  { entryNo, email, customerName, total, paidBy }: OrderedBy,
  lines: readonly StoredLine[],
): OutgoingMessage {
  return {
    channel: 'mail',
    to: email,
    subject: `Your ${settings.profile.name} order ${entryNo} is cancelled`,
    text: [
      `Hello ${customerName},`,
      '',
      by === 'shop'
        ? `we are sorry: we had to cancel your order ${entryNo}.`
        : `you have cancelled your order ${entryNo}. We will not send it.`,
      '',
      ...(reason === '' ? [] : [`Reason: ${reason}`, '']),
      ...lines.map(({ quantity, name, colour, size }) => `${quantity} × ${name} (${colour}, ${size})`),
      '',
      paidBy === null
        ? `Nothing is to be paid; the ${formatMoney(total, settings.profile.currency)} would have been due on delivery.`
        : 'What you have paid goes back to you; another mail says so.',
      '',
      settings.profile.name,
    ].join('\n'),
  };
}
