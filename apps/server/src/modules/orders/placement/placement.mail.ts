import type { ShopSettings } from '@kayal/api-contract';
import { formatRupees } from '@kayal/commerce-core';
import type { OrderLineTable, OrderTable } from '../../../db/tables/orders.ts';
import type { OutgoingMessage } from '../../outbox/outbox.ts';
import { fillMail } from '../../shop-settings/mail-texts.ts';

/** The confirmation of an order, in the shop's own words: what was bought, what it costs and where it goes. */
export function writeOrderMail(
  to: string,
  order: OrderTable,
  lines: readonly OrderLineTable[],
  { mails, profile }: Pick<ShopSettings, 'mails' | 'profile'>,
): OutgoingMessage {
  const bought = lines.map(
    (line) => `${line.qty} × ${line.name} (${line.colour}, ${line.size}): ${formatRupees(line.total)}`,
  );
  const fields = {
    shop: profile.name,
    name: order.customer_name,
    order: order.entry_no,
    date: order.order_date,
    lines: bought.join('\n'),
    delivery: order.delivery_charge === 0 ? 'free' : formatRupees(order.delivery_charge),
    total: formatRupees(order.total),
    address: order.address_text,
    phone: order.phone,
  };
  return { channel: 'mail', to, ...fillMail(mails.orderPlaced, fields) };
}
