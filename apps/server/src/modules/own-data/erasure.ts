import type { AppContext } from '../../context/app-context.ts';

/** When the last automatic backup with data of now is deleted, ms since 1970; null where the shop makes none by itself. */
export function backupsUntil({ config, now }: Pick<AppContext, 'config' | 'now'>): number | null {
  const { backups } = config;
  return backups === null || backups.everyMs === 0 ? null : now() + backups.keep * backups.everyMs;
}

/** What deleted rows are to a person, by their table. Rows of tables that are not named say nothing to her. */
const rowNames: Readonly<Record<string, string>> = {
  address: 'addresses',
  cart_line: 'pieces in the bag',
  wishlist: 'hearts',
  stock_watch: 'requests to be notified',
  session: 'sign-ins',
  passkey: 'passkeys',
  consent: 'choices of consent',
  contact_message: 'messages to us',
  past_order: 'orders from the shop before this one',
  outbox: 'messages to you',
};

/**
 * The certificate of a deletion: what was erased where, as sentences of its mail.
 * @param counts name of a table → deleted rows @param orders how many orders stay
 * @param until yyyy-mm-dd when the last backup is deleted; null where the shop makes none by itself
 */
export function erasureCertificate(
  counts: Readonly<Record<string, number>>,
  orders: number,
  until: string | null,
): string[] {
  const deleted = Object.entries(rowNames).flatMap(([table, name]) => {
    const rows = counts[table] ?? 0;
    return rows === 0 ? [] : [`${name} ${rows}`];
  });
  const stays =
    orders === 0 ? [] : [`Orders stay in our books without your name, phone number and address: ${orders}.`];
  return [
    `Deleted from the shop and its search: ${['your account', ...deleted].join(', ')}.`,
    ...stays,
    'Mails and messages to you: deleted, this one too, an hour after it was sent.',
    'Logs: they never had your name, address or words.',
    until === null
      ? 'Backups: the shop makes none by itself. Copies that were made by hand are deleted by those who keep them.'
      : `Backups: the last one with your data is deleted by ${until}. Until then they are encrypted and only for a restore.`,
  ];
}
