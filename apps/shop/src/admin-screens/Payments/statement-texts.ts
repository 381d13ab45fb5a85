import type { PaymentsDeskApi } from '@kayal/api-contract/client';

type Answer = Awaited<ReturnType<PaymentsDeskApi['importStatement']>>;

/** What a statement did: order numbers that it confirmed, rows with another amount, and numbers of other rows. */
export type StatementResult = Omit<Extract<Answer, { ok: true }>, 'ok'>;

const rowsText = (rows: number, one: string, many: string): readonly string[] =>
  rows === 0 ? [] : [rows === 1 ? `1 row ${one}.` : `${rows} rows ${many}.`];

/** The result of a statement in sentences. */
export function statementTexts({ confirmed, differing, unknown, repeated }: StatementResult): readonly string[] {
  return [
    confirmed.length === 0 ? 'No payment was confirmed.' : `Confirmed: ${confirmed.join(', ')}.`,
    ...rowsText(differing.length, 'has another amount and waits for you', 'have another amount and wait for you'),
    ...rowsText(unknown, 'belongs to no payment', 'belong to no payment'),
    ...rowsText(repeated, 'was imported before', 'were imported before'),
  ];
}
