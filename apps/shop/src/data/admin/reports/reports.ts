import { createApiClient, createReportsApi, type ReportsApi } from '@kayal/api-contract/client';
import { useMemo } from 'react';
import { useApiConnection } from '../../api/api-context.ts';
import { uncached } from '../../api/uncached.ts';

/** The calls of the back office's reports. Only its screens may import this file. */
export function useReports(): ReportsApi {
  const connection = useApiConnection();
  return useMemo(() => createReportsApi(createApiClient(uncached(connection))), [connection]);
}

/** Begins the keys of all reads of reports. */
export const reportsKey = 'reports';

/** Rows on one page of a report. */
export const reportRowsPerPage = 50;

/** The page of rows. @param page counts from 1 */
export const rowsOfPage = (page: number) => ({ limit: reportRowsPerPage, offset: (page - 1) * reportRowsPerPage });
