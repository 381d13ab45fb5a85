import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mkdir } from 'node:fs/promises';
import { endpoints, type ImportMode, type WireOf } from '@kayal/api-contract';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import { listReader } from '../../context/replica-reads.ts';
import { newId } from '../../db/ids.ts';
import { ApiError } from '../../http/api-error.ts';
import type { FeedCaller } from '../../http/identity.ts';
import { datedFile } from '../../http/dated-file.ts';
import { registerFeedEndpoint } from '../../http/register-endpoint.ts';
import { importFolder } from '../catalogue-import/import-parts.ts';
import { acceptImports, receiveImport, type ReceivedFile } from '../catalogue-import/import-upload.ts';
import { importWhole } from '../catalogue-import/import-whole.ts';
import { numberText } from '../catalogue-import/read/sheet-row.ts';
import { readOrderFeed, readOrderFeedCsv } from '../orders/feed/order-feed.service.ts';
import { feedParcels } from '../orders/tracking/feed-parcels.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { productsCsv } from '../products/products.csv.ts';
import { registerShoppingFeeds } from './shopping-feed.routes.ts';

type Report = WireOf<'feedImport'>['answer'];

/** Serves the calls of other programs: stock, prices, files, products and orders; and the feeds of shopping services. */
export async function registerFeeds(app: FastifyInstance): Promise<void> {
  const context = app.imports;
  const folder = importFolder(context);
  registerShoppingFeeds(app, context);

  /** Imports a file and waits until it is done. */
  const take = async (
    caller: FeedCaller,
    received: ReceivedFile,
    mode: ImportMode,
    options: { map?: string; sheet?: string | undefined; dryRun?: boolean; countsAgain?: boolean },
  ) => {
    const report = await importWhole(context, {
      ...received,
      source: 'api',
      actorId: caller.tokenId,
      mode,
      mapName: options.map ?? null,
      sheet: options.sheet,
      isDryRun: options.dryRun === true,
      countsAgain: options.countsAgain === true,
    });
    return { ...report, success: report.result !== 'refused' } satisfies Report;
  };

  /**
   * Writes the rows of a small feed as a file, because the import service reads files. They are no file that was exported
   * once: who sends the same units again after a sale has counted them again.
   */
  const takeRows = async (caller: FeedCaller, rows: readonly object[], mode: 'stock' | 'prices') => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `feed-${newId()}`);
    await writeFile(file, stringify([...rows], { header: true, quoted_string: true }), { mode: 0o600 });
    return take(caller, { fileName: `${mode}-feed.csv`, file }, mode, { countsAgain: true });
  };

  registerFeedEndpoint(app, endpoints.feedStock, 'stock', ({ identity, body }) =>
    takeRows(identity, body.items, 'stock'),
  );

  registerFeedEndpoint(app, endpoints.feedPrices, 'prices', async ({ identity, body }) => {
    const named = body.items.filter(({ offer }) => offer !== undefined).length;
    if (named !== 0 && named !== body.items.length) {
      throw new ApiError('request.invalid', { fields: { items: 'offer is given for all items or for none' } });
    }
    const rows = body.items.map(({ product_id, mrp, offer }) => ({
      product_id,
      mrp: numberText(mrp),
      ...(offer === undefined ? {} : { offer: offer === null ? '' : numberText(offer) }),
    }));
    return takeRows(identity, rows, 'prices');
  });

  await app.register(async (scope) => {
    await acceptImports(scope);
    registerFeedEndpoint(scope, endpoints.feedImport, null, async ({ identity, query, request }) => {
      const mode = query.mode ?? 'changes';
      const needed = mode === 'stock' || mode === 'prices' ? mode : 'catalogue';
      if (!identity.scopes.includes(needed)) throw new ApiError('token.scope');
      const received = await receiveImport(request, folder);
      const map = query.map === undefined ? {} : { map: query.map };
      return take(identity, received, mode, { ...map, sheet: query.sheet, dryRun: query.dryRun === 'true' });
    });
  });

  registerFeedEndpoint(
    app,
    endpoints.feedProducts,
    'catalogue',
    listReader(context, async (source, { reply }) => {
      reply
        .header('content-disposition', datedFile(await todayOf(source), 'products', 'csv'))
        .type('text/csv; charset=utf-8');
      return productsCsv(source);
    }),
  );

  registerFeedEndpoint(
    app,
    endpoints.feedOrders,
    'orders',
    listReader(context, async (source, { query }) => {
      const limit = query.limit === undefined ? undefined : Number(query.limit);
      const { content, ...page } = await readOrderFeed(source, { cursor: query.cursor, limit });
      return { success: true, orders: content, ...page };
    }),
  );

  registerFeedEndpoint(app, endpoints.feedParcels, 'parcels', async ({ identity, body }) => ({
    success: true,
    ...(await feedParcels(context, identity, body.updates)),
  }));

  registerFeedEndpoint(
    app,
    endpoints.feedOrdersFile,
    'orders',
    listReader(context, async (source, { query, reply }) => {
      const limit = query.limit === undefined ? undefined : Number(query.limit);
      const { content, cursor, hasMore } = await readOrderFeedCsv(source, { cursor: query.cursor, limit });
      reply
        .header('content-disposition', datedFile(await todayOf(source), 'orders-for-programs', 'csv'))
        .header('x-next-cursor', cursor)
        .header('x-has-more', String(hasMore))
        .type('text/csv; charset=utf-8');
      return Buffer.from(content);
    }),
  );
}
