import { endpoints, paiseToRupees, pictureFile, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { listReader } from '../../context/replica-reads.ts';
import { pageOf } from '../../http/paging.ts';
import { datedFile } from '../../http/dated-file.ts';
import { todayOf } from '../shop-settings/settings-cache.ts';
import { registerEndpoint } from '../../http/register-endpoint.ts';
import type { ProductFilter } from './matching-products.repository.ts';
import { missingDeclarations } from './product-facts.ts';
import { productsCsv } from './products.csv.ts';
import * as grid from './product-grid.service.ts';
import * as repository from './products.repository.ts';
import * as service from './products.service.ts';

/** Products of one answer. */
const pageSize = 50;
/** Rows of the grid in one answer: some hundred KB. */
const gridSlice = 1000;

type Rows = WireOf<'getAdminProducts'>['answer'];

async function readRows(
  { db, config }: AppContext,
  query: WireOf<'getAdminProducts'>['query'],
): Promise<{ rows: Rows; total: number }> {
  const { q = '', category, state = null, sort = 'id' } = query;
  const categoryId = category === undefined ? null : Number(category);
  const filter: ProductFilter = { text: q.trim(), categoryId, state, hasDrawings: config.demo };
  const [total, products] = await Promise.all([
    repository.countProducts(db, filter),
    repository.listProducts(db, filter, sort, pageOf(query, pageSize)),
  ]);
  const ids = products.map(({ id }) => id);
  const colours = ids.length === 0 ? [] : await repository.listColours(db, ids);
  const coloursOf = Map.groupBy(colours, ({ product_id }) => product_id);
  const rows = products.map((row) => {
    const own = coloursOf.get(row.id) ?? [];
    return {
      id: row.id,
      ownId: row.ownId,
      name: row.name,
      mrp: paiseToRupees(row.mrp),
      offerPrice: row.offer === null ? null : paiseToRupees(row.offer),
      categoryId: row.category_id,
      categoryName: row.categoryName ?? '',
      colours: own.map(({ colour }) => colour),
      variants: own.reduce((sum, { variants }) => sum + variants, 0),
      units: row.units ?? 0,
      hidden: row.visible === 0,
      withdrawn: row.withdrawn === 1,
      displayFirst: pictureFile(row.id, row.display_colour),
      pictureAt: Math.max(row.created_at, row.uploadedAt ?? 0),
      changedAt: row.changed_at === 0 ? row.created_at : row.changed_at,
      ...(state === 'undeclared' && { missing: missingDeclarations(row) }),
    };
  });
  return { rows, total };
}

/** Serves the back office's products. */
export function registerProducts(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    endpoints.getAdminProducts,
    listReader(context, async (source, { query, reply }) => {
      const { rows, total } = await readRows(source, query);
      reply.header('x-total-count', total);
      return rows;
    }),
  );
  registerEndpoint(app, endpoints.getAdminProduct, ({ params }) =>
    service.readProduct(context, context.db, Number(params.id)),
  );
  registerEndpoint(app, endpoints.addAdminProduct, ({ identity, body }) => service.addProduct(context, identity, body));
  registerEndpoint(app, endpoints.saveAdminProduct, ({ identity, params, body }) =>
    service.saveProduct(context, identity, Number(params.id), body),
  );
  registerEndpoint(app, endpoints.getProductGrid, async ({ query, reply }) => {
    const { q = '', state = null, after = '-1' } = query;
    const filter: ProductFilter = { text: q.trim(), categoryId: null, state, hasDrawings: context.config.demo };
    reply.header('x-total-count', await repository.countProducts(context.db, filter));
    return grid.readGrid(context, filter, Number(after), gridSlice);
  });
  registerEndpoint(app, endpoints.saveProductGrid, ({ identity, body }) =>
    grid.saveGrid(context, identity, body.products),
  );
  registerEndpoint(app, endpoints.correctStock, async ({ identity, body }) => ({
    success: true,
    units: await service.correctStock(context, identity, body),
  }));
  registerEndpoint(
    app,
    endpoints.exportProducts,
    listReader(context, async (source, { reply, query: { state = null } }) => {
      reply
        .header('content-disposition', datedFile(await todayOf(source), 'products', 'csv'))
        .type('text/csv; charset=utf-8');
      const hasDrawings = source.config.demo;
      return productsCsv(source, { text: '', categoryId: null, state, hasDrawings });
    }),
  );
}
