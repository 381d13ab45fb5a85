import { filterQueryNames } from '@kayal/commerce-core';
import { paths } from '../../paths.ts';

/** Query names that only change the view of a page; the other names choose its subject. */
const viewNames = [...filterQueryNames, 'page', 'only'] as const;

/** Back-office pages whose query only changes the view: picked item, search, filters, open drawer. */
const desks: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.imageUpload,
  paths.catalogue,
  paths.catalogueHistory,
]);

/**
 * The identity of a page: its path, and the list, search or product in its query. The next page of orders or products
 * of the back office replaces all rows, so it is another page; in a shopper's list, `page` only adds products.
 */
export function subjectOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  if (desks.has(pathname)) return `${pathname}?${query.get('page') ?? ''}`;
  for (const name of viewNames) query.delete(name);
  query.sort();
  return `${pathname}?${query}`;
}
