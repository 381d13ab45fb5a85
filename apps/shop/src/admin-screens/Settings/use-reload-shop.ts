import { useCallback } from 'react';
import { useBackOfficeApi } from '../../data/admin/admin-api.ts';
import { usePages } from '../../runtime/pages/use-pages.ts';

/**
 * Reads the shop's settings again after an admin has changed them, so that header, footer and look of this page, and the
 * season of the next ones, are the new ones at once. The browser may hold an answer of the last minute, which the first
 * read replaces. Without an answer the next page has them: what was saved is saved.
 */
export function useReloadShop(): () => Promise<void> {
  const api = useBackOfficeApi();
  const { revalidate } = usePages();
  return useCallback(async () => {
    await Promise.allSettled([api.publicShop()]);
    await revalidate();
  }, [api, revalidate]);
}
