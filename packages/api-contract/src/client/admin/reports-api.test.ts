import { expect, it } from 'vitest';
import { createApiClient } from '../transport/create-api-client.ts';
import { createReportsApi, type ReportsApi } from './reports-api.ts';

const days = { from: '2026-11-01', to: '2026-11-07' };
const page = { limit: 8, offset: 0 };

it.each<[string, (api: ReportsApi) => Promise<unknown>]>([
  ['visitReport/kayal?from=2026-11-01&to=2026-11-07', (api) => api.visitReport(days)],
  [
    'salesReport/kayal?by=size&from=2026-11-01&to=2026-11-07&limit=8&offset=0',
    (api) => api.salesReport('size', days, page),
  ],
  ['stockReport/kayal?limit=8&offset=0', (api) => api.stockReport(page)],
])('a report is read as %s', async (address, read) => {
  const requested: string[] = [];
  const client = createApiClient({
    company: 'kayal',
    retries: 0,
    fetch: async (url) => {
      requested.push(url);
      return Response.json({ rows: [], sum: { income: 0 } });
    },
  });
  await read(createReportsApi(client));
  expect(requested).toEqual([`/api/onlineorder/${address}`]);
});
