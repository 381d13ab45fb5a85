import type { PaymentsDeskApi } from '@kayal/api-contract/client';

type Answer = Awaited<ReturnType<PaymentsDeskApi['importStatement']>>;

/** What a statement did: order numbers that it confirmed, rows that wait for a decision, and numbers of other rows. */
export type StatementResult = Omit<Extract<Answer, { ok: true }>, 'ok'>;

const rowsText = (rows: number, one: string, many: string): readonly string[] =>
  rows === 0 ? [] : [rows === 1 ? `1 row ${one}.` : `${rows} rows ${many}.`];

/** The result of a statement in sentences. */
export function statementTexts({
  confirmed,
  differing,
  further,
  goingBack,
  unread,
  unknown,
  repeated,
}: StatementResult): readonly string[] {
  return [
    confirmed.length === 0 ? 'No payment was confirmed.' : `Confirmed: ${confirmed.join(', ')}.`,
    ...rowsText(differing.length, 'has another amount and waits for you', 'have another amount and wait for you'),
    ...rowsText(
      further.length,
      'names an order that is paid already: look whether it was paid twice',
      'name an order that is paid already: look whether it was paid twice',
    ),
    ...rowsText(
      goingBack.length,
      'came for an order that cannot be placed any more: its money is to go back',
      'came for orders that cannot be placed any more: their money is to go back',
    ),
    ...(unread.length === 0 ? [] : [`Rows whose amount cannot be read: ${unread.join(', ')}.`]),
    ...rowsText(unknown, 'belongs to no payment, or to more than one', 'belong to no payment, or to more than one'),
    ...rowsText(repeated, 'was imported before', 'were imported before'),
  ];
}
