import type { WholeSettings } from '@kayal/api-contract';
import { deliveryNote, formatDay, formatMoney } from '@kayal/commerce-core';
import type { OrderLineTable, OrderPromise, OrderTable } from '../../../db/tables/orders.ts';
import type { OutgoingMessage } from '../../../context/outbox-port.ts';
import type { OrderedDiscount } from '../../promotions/order-discounts.ts';
import { fillMail } from '../../shop-settings/mail-texts.ts';

/** What the first text said of each order, before it could say how one is paid; owners have it in texts of their own. */
const toBePaid = 'to be paid in cash or by UPI on delivery';

/**
 * The confirmation of an order, in the shop's own words: what was bought, what it costs, where it goes and, in a shop that
 * delivers by a table of pincodes, until when.
 * @param isPaid whether it was paid before it was placed
 */
export function writeOrderMail(
  to: string,
  order: OrderTable & OrderPromise,
  lines: readonly OrderLineTable[],
  { deliveryTerms, mails, profile, timeZone }: Pick<WholeSettings, 'deliveryTerms' | 'mails' | 'profile' | 'timeZone'>,
  discounts: readonly OrderedDiscount[],
  isPaid: boolean,
): OutgoingMessage {
  const money = profile.currency;
  const bought = lines.map(
    (line) => `${line.qty} × ${line.name} (${line.colour}, ${line.size}): ${formatMoney(line.price * line.qty, money)}`,
  );
  const saved = discounts.map(
    ({ promotion: { name, code }, amount, delivery }) => `${code ?? name}: ${formatMoney(-(amount + delivery), money)}`,
  );
  // As the bag shows it: what promotions took off it stands beside the other discounts.
  const delivery = discounts.reduce((sum, off) => sum + off.delivery, order.delivery_charge);
  const days = deliveryTerms.byPincode ? order.delivery_days : null;
  const dates = { locale: money.locale, timeZone };
  const fields = {
    shop: profile.name,
    name: order.customer_name,
    order: order.entry_no,
    date: formatDay(order.order_date, money.locale),
    lines: [...bought, ...saved].join('\n'),
    delivery: delivery === 0 ? 'free' : formatMoney(delivery, money),
    total: formatMoney(order.total, money),
    payment: isPaid ? 'paid' : toBePaid,
    address: order.address_text,
    phone: order.phone,
    expected: days === null ? '' : deliveryNote(order.created_at, dates, days),
  };
  const { subject, text } = fillMail(mails.orderPlaced, fields);
  // A field without a text leaves its line empty.
  return {
    channel: 'mail',
    to,
    subject,
    text: (isPaid ? text.replace(toBePaid, 'paid') : text).replaceAll(/\n{3,}/g, '\n\n'),
  };
}
