import type { Rehearsal, RehearsalDifferences, RehearsalKind } from '@kayal/api-contract/client';

/** Names of what a rehearsal changes. */
export const kindTexts: Readonly<Record<RehearsalKind, string>> = {
  products: 'Products',
  categories: 'Categories and lists',
  offers: 'Offers',
  pictures: 'Pictures',
  promotions: 'Promotions',
  delivery: 'Pincodes',
  redirects: 'Old addresses',
  settings: 'Settings and texts',
  people: 'Customers and past orders',
};

/** Why a rehearsal does not answer, and what helps. */
export const problemTexts: Readonly<Record<NonNullable<Rehearsal['problem']>, string>> = {
  port: 'The rehearsal does not open: another program has its port. Set REHEARSAL_PORT to a free one and start the shop again.',
  elsewhere:
    'The files of the rehearsal are not on this server. Use the back office of the server that made it, or throw it away.',
  ended: 'The rehearsal has stopped by an error. It starts again by itself; the log of the server says more.',
};

/** How many rows of each kind came over, such as `Products: 12`. */
export const countTexts = (kinds: Rehearsal['kinds'], number: Intl.NumberFormat): readonly string[] =>
  kinds.map(({ kind, changed }) => `${kindTexts[kind]}: ${number.format(changed)}`);

/** A row that both shops changed, as lines of a list. */
export function conflictLines({
  row,
  fields,
  isGoneHere,
  isGoneThere,
}: RehearsalDifferences['conflicts'][number]): readonly {
  id: string;
  label: string;
  before?: string;
  after?: string;
}[] {
  if (isGoneHere) return [{ id: 'row', label: 'Removed here, changed there', after: row }];
  if (isGoneThere) return [{ id: 'row', label: 'Changed here, removed there', before: row }];
  return fields.map(({ field, here, there }) => ({ id: field, label: field, before: here, after: there }));
}
