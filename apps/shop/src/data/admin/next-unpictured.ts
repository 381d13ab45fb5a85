import type { CatalogueAdminApi } from '@kayal/api-contract/client';
import { resultOf } from '../api/result-of.ts';

/** Max rows of one answer. */
const maxRows = 200;

/**
 * Finds the next item without a picture: by name after the open one, first in its category, then in all others, so that
 * an item that was skipped does not come again at once.
 * @returns the item, null when there is no other; and how many items have no picture
 */
export async function nextUnpictured(
  api: Pick<CatalogueAdminApi, 'adminProducts'>,
  categoryId: number | null,
  open: { readonly id: number; readonly name: string } | null,
) {
  const of = (category: { readonly category?: string }) =>
    resultOf(api.adminProducts({ ...category, state: 'unpictured', sort: 'name' }, { limit: maxRows }));
  const [own, all] = await Promise.all([categoryId === null ? null : of({ category: String(categoryId) }), of({})]);
  const rows = [...(own?.items ?? []), ...all.items].filter(({ id }) => id !== open?.id);
  const later = rows.find((row) => open !== null && row.categoryId === categoryId && row.name > open.name);
  return { next: later ?? rows[0] ?? null, total: all.total };
}
