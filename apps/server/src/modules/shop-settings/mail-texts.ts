import type { MailKind, ShopSettings, WireOf } from '@kayal/api-contract';
import { formatDay, formatMoney, type MoneyFormat } from '@kayal/commerce-core';
import { fillFields } from '@kayal/commerce-core/policy-page';

type Preview = WireOf<'previewMail'>['answer'];

/** Fields of the mails about a parcel, with an example. */
const parcelFields = {
  name: 'Asha Nair',
  order: 'KY-7F3A-91BD',
  lines: '1 × Vembanad Run Tee (NAVY, M)',
  courier: 'India Post',
  tracking: 'Tracking number: EL123456789IN',
  link: 'https://shop.example/track#…',
};

/** Fields of the mails about a return, with an example. */
const returnFields = {
  name: 'Asha Nair',
  order: 'KY-7F3A-91BD',
  return: 'R-2B7K9',
  lines: '1 × Vembanad Run Tee (NAVY, M)',
  note: '',
};

/** Fields that each mail can contain in braces, with an example. `shop` is the shop's name. */
const mailFields = (money: MoneyFormat) =>
  ({
    orderPlaced: {
      name: 'Asha Nair',
      order: 'KY-7F3A-91BD',
      date: formatDay('2026-11-21', money.locale),
      lines: `1 × Vembanad Run Tee (NAVY, M): ${formatMoney(69_900, money)}\n2 × Ferry Bottle 1 l (BLACK, FREE): ${formatMoney(129_800, money)}`,
      delivery: 'free',
      total: formatMoney(199_700, money),
      payment: 'to be paid in cash or by UPI on delivery',
      address: '14/2 Lagoon View, Kadavanthra, Kochi 682020',
      phone: '98765 00011',
      expected: 'Delivery by Sat Dec 05',
    },
    orderShipped: parcelFields,
    orderOutForDelivery: parcelFields,
    orderDelivered: parcelFields,
    returnApproved: { ...returnFields, how: 'A courier picks them up on 05/12/2026.', by: '12/12/2026' },
    returnDeclined: returnFields,
    returnReceived: returnFields,
    returnDone: { ...returnFields, outcome: `We have refunded ${formatMoney(69_900, money)} by UPI.` },
    backInStock: {
      name: 'Asha Nair',
      product: 'Vembanad Run Tee',
      colour: 'NAVY',
      size: 'M',
      link: 'https://shop.example/fullimage?…',
    },
    signUpCode: { name: 'there', code: '123456' },
    resetCode: { name: 'Asha Nair', code: '123456' },
    cashCode: { name: 'Asha Nair', code: '123456' },
  }) satisfies Readonly<Record<MailKind, Readonly<Record<string, string>>>>;

/** A mail's subject and text with its fields filled in. A subject is one line. */
export function fillMail(
  { subject, body }: { readonly subject: string; readonly body: string },
  fields: Readonly<Record<string, string>>,
): { readonly subject: string; readonly text: string } {
  return { subject: fillFields(subject, fields).replaceAll(/\s+/g, ' ').trim(), text: fillFields(body, fields) };
}

/** A mail with an example in each field, and its unknown fields. */
export function previewMail(
  { kind, subject, body }: WireOf<'previewMail'>['body'],
  { name, currency }: Pick<ShopSettings['profile'], 'name' | 'currency'>,
): Preview {
  const fields = { ...mailFields(currency)[kind], shop: name };
  const known = Object.keys(fields);
  const used = [...`${subject}\n${body}`.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  return {
    ...fillMail({ subject, body }, fields),
    fields: known,
    unknownFields: [...new Set(used)].filter((field) => !known.includes(field)),
  };
}
