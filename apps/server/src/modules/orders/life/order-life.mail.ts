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
}

/**
 * Mail about a cancelled order: its lines, the reason, and that nothing has to be paid.
 * @param by who cancelled it
 */
export function cancelledOrderMail(
  { settings }: Pick<CurrentSettings, 'settings'>,
  by: 'shop' | 'shopper',
  reason: string,
  { entryNo, email, customerName, total }: OrderedBy,
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
      `Nothing is to be paid; the ${formatMoney(total, settings.profile.currency)} would have been due on delivery.`,
      '',
      settings.profile.name,
    ].join('\n'),
  };
}
