import { formatRupees, shopProfile } from '@kayal/commerce-core';
import type { OrderLineTable, OrderTable } from '../../../db/schema.ts';
import type { OutgoingMessage } from '../../outbox/outbox.ts';

/** The confirmation of an order: what was bought, what it costs, where it goes, and that it is paid on delivery. */
export function writeOrderMail(to: string, order: OrderTable, lines: readonly OrderLineTable[]): OutgoingMessage {
  const bought = lines.map(
    (line) => `${line.qty} × ${line.name} (${line.colour}, ${line.size}): ${formatRupees(line.total)}`,
  );
  const delivery = order.delivery_charge === 0 ? 'free' : formatRupees(order.delivery_charge);
  return {
    channel: 'mail',
    to,
    subject: `Your ${shopProfile.name} order ${order.entry_no}`,
    text: [
      `Hello ${order.customer_name},`,
      '',
      `thank you for your order ${order.entry_no} of ${order.order_date}.`,
      '',
      ...bought,
      '',
      `Delivery: ${delivery}`,
      `Total: ${formatRupees(order.total)}, to be paid in cash or by UPI on delivery.`,
      '',
      `We deliver to: ${order.address_text}, phone ${order.phone}`,
      '',
      shopProfile.name,
    ].join('\n'),
  };
}
