import { createApiClient, createCatalogueAdminApi, type CatalogueAdminApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../api/api-context.ts';

/** Rows on one page of the catalogue's tables: few enough to scroll through on a phone. */
export const catalogueRowsPerPage = 25;

/** The calls of the catalogue pages: imports, products, tokens. Only the back office may import this file. */
export function useCatalogueAdminApi(): CatalogueAdminApi {
  const connection = useApiConnection();
  return useMemo(() => createCatalogueAdminApi(createApiClient(connection)), [connection]);
}

/** Offset and limit of a page. @param page counts from 1 */
export const catalogueRows = (page: number) => ({
  limit: catalogueRowsPerPage,
  offset: (page - 1) * catalogueRowsPerPage,
});
