import { formatMoney } from '@kayal/commerce-core';
import type { Selectable } from 'kysely';
import type { OrderLineTable } from '../../../db/tables/orders.ts';
import type { OutgoingMessage } from '../../../context/outbox-port.ts';
import type { CurrentSettings } from '../../shop-settings/settings-cache.ts';
import type { OrderedBy } from './order-life.repository.ts';

/** Mail about a cancelled order: its lines, the reason, and that nothing has to be paid. */
export function cancelledOrderMail(
  { settings }: Pick<CurrentSettings, 'settings'>,
  entryNo: string,
  reason: string,
  { email, customerName, total }: OrderedBy,
  lines: readonly Pick<Selectable<OrderLineTable>, 'qty' | 'name' | 'colour' | 'size'>[],
): OutgoingMessage {
  return {
    channel: 'mail',
    to: email,
    subject: `Your ${settings.profile.name} order ${entryNo} is cancelled`,
    text: [
      `Hello ${customerName},`,
      '',
      `we are sorry: we had to cancel your order ${entryNo}.`,
      '',
      `Reason: ${reason}`,
      '',
      ...lines.map(({ qty, name, colour, size }) => `${qty} × ${name} (${colour}, ${size})`),
      '',
      `Nothing is to be paid; the ${formatMoney(total, settings.profile.currency)} would have been due on delivery.`,
      '',
      settings.profile.name,
    ].join('\n'),
  };
}
