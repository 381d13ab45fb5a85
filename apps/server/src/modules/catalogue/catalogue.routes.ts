import type { Readable } from 'node:stream';
import { endpoints, foldText, promotionalLists, type RouteName, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context/app-context.ts';
import { pageOf } from '../../http/paging.ts';
import { registerPublicEndpoint, type Call } from '../../http/register-endpoint.ts';
import { shownSeason } from '../shop-settings/season.ts';
import { sendReady, type AnswerContent } from '../../http/answers/ready-answers.ts';
import { WholeLists } from './lists/whole-lists.ts';
import { sourceWithoutId } from './catalogue.errors.ts';
import { CatalogueService, type RequestedSource } from './catalogue.service.ts';
import { catalogueVersionOf, versionKey, type Shows } from '../catalogue-version/catalogue-version.ts';
import { facetsOf } from './facets/facets.service.ts';
import { filterKeyOf, filterOf, listPageOf } from './lists/list-request.ts';
import { readOffer, readOffers } from './current-offers.service.ts';

/** Rows that no cache has: above this, two pages of the shop, reading them is work of its own. */
const manyRows = 48;
/** Rows of a list without a limit above which they are not kept. */
const notKept = 1000;
/** Rows where a call names no limit that nobody specified to answer whole. */
const pageSize = 200;

function promotionOf(id: string | undefined): RequestedSource {
  const list = promotionalLists.find((name) => name === id);
  if (list === undefined) throw sourceWithoutId();
  return { kind: 'promotion', list };
}

/** The list whose facets are requested. @throws ApiError `request.invalid` when `Id` does not fit `source` */
function facetSource({ source = 'all', Id, filter = '' }: WireOf<'facets'>['query']): RequestedSource {
  if (source === 'all') return { kind: 'all' };
  if (source === 'search') return { kind: 'search', text: filter };
  if (source === 'promotion') return promotionOf(Id);
  if (Id === undefined || !/^\d+$/.test(Id)) throw sourceWithoutId();
  return { kind: source, id: Number(Id) };
}

/**
 * Serves the public reads of the catalogue and of offers. Every answer is cached as ready bytes until
 * something it shows changes.
 */
export function registerCatalogue(app: FastifyInstance, context: AppContext): void {
  const { db, answers } = context;
  const service = new CatalogueService(context);
  const wholeLists = new WholeLists();
  const version = catalogueVersionOf(db);
  app.addHook('onClose', () => version.publishStockChange());

  /** Answers a call from the cache; `make` reads an answer that is missing there. */
  async function ready(
    { request, reply }: Pick<Call<(typeof endpoints)['getCategories']>, 'request' | 'reply'>,
    shows: Shows,
    keyParts: readonly [RouteName, ...unknown[]],
    make: () => Promise<AnswerContent>,
  ): Promise<Buffer> {
    const key = `${versionKey(await version.current(), shows)} ${JSON.stringify(keyParts)}`;
    return sendReady(request, reply, await answers.json(key, make, request.share));
  }

  registerPublicEndpoint(app, endpoints.getCategories, (call) =>
    ready(call, 'shape', ['getCategories'], () => service.groups('category')),
  );
  registerPublicEndpoint(app, endpoints.getSubCategories, (call) =>
    ready(call, 'shape', ['getSubCategories'], () => service.groups('list')),
  );
  registerPublicEndpoint(app, endpoints.getAllColorSize, (call) =>
    ready(call, 'shape', ['getAllColorSize'], () => service.colourSizes()),
  );
  registerPublicEndpoint(app, endpoints.getAllModifiedColors, async (call) => {
    const running = await shownSeason(context);
    const { season = running } = call.query;
    const isRunning = season === running;
    return ready(call, 'shape', ['getAllModifiedColors', season, String(isRunning)], () =>
      service.colours(season, isRunning),
    );
  });

  /**
   * One product list call. The key has only the parsed fields, so that different spellings of one query share an entry.
   */
  async function list(
    call: Pick<Call<(typeof endpoints)['getProductByFilter']>, 'request' | 'reply' | 'query'>,
    source: RequestedSource,
  ): Promise<Buffer | Readable> {
    const { request, reply, query } = call;
    const { season = await shownSeason(context) } = query;
    const page = listPageOf(query);
    const whole = page.limit === null ? await service.idsOf(source, query, page, season) : null;
    const length = whole?.ids.length ?? 0;
    if (whole !== null && length > notKept) {
      reply.header('x-total-count', whole.total);
      return wholeLists.send(request, reply, whole.ids, (some) => service.rowsOf(some, season));
    }
    const key = [source, page, filterKeyOf(query), season];
    return ready(call, 'stock', ['getProductByFilter', ...key], async () => {
      if ((page.limit ?? length) > manyRows) request.spend('rendering');
      return service.products(source, query, page, season);
    });
  }

  registerPublicEndpoint(app, endpoints.getProductByFilter, (call) => {
    const text = call.query.filter?.trim() ?? '';
    return list(call, text === '' ? { kind: 'all' } : { kind: 'search', text });
  });
  registerPublicEndpoint(app, endpoints.getProductByCategory, (call) =>
    list(call, { kind: 'category', id: Number(call.query.Id) }),
  );
  registerPublicEndpoint(app, endpoints.getProductBySubCategory, (call) =>
    list(call, { kind: 'sub-category', id: Number(call.query.Id) }),
  );
  registerPublicEndpoint(app, endpoints.getPromotionalList, (call) =>
    list(call, { kind: 'promotion', list: call.query.Id }),
  );

  registerPublicEndpoint(app, endpoints.getProductById, async (call) => {
    const { season = await shownSeason(context) } = call.query;
    const id = Number(call.query.Id);
    return ready(call, 'stock', ['getProductById', id, season], () => service.productById(id, season));
  });
  registerPublicEndpoint(app, endpoints.getProductDetails, (call) => {
    const id = Number(call.query.Id);
    return ready(call, 'stock', ['getProductDetails', id], () => service.variants(id));
  });
  registerPublicEndpoint(app, endpoints.getProductByUniqueCode, async (call) => {
    const { uniqueCode, season = await shownSeason(context) } = call.query;
    return ready(call, 'stock', ['getProductByUniqueCode', uniqueCode, season], () =>
      service.productByUniqueCode(uniqueCode, season),
    );
  });

  registerPublicEndpoint(app, endpoints.suggest, (call) => {
    const { q, limit } = call.query;
    const text = foldText(q);
    return ready(call, 'content', ['suggest', text, limit], () =>
      service.suggest(text, limit === undefined ? undefined : Number(limit)),
    );
  });
  registerPublicEndpoint(app, endpoints.facets, async (call) => {
    const { season = await shownSeason(context) } = call.query;
    const requested = facetSource(call.query);
    const key = ['facets', requested, filterKeyOf(call.query), season] as const;
    const count = async () => {
      const facts = await service.facts();
      const filter = filterOf(call.query, facts, season);
      return facetsOf(await service.sourceOf(requested, facts), filter, facts, season);
    };
    if (call.query.products === undefined) return ready(call, 'content', key, async () => ({ value: await count() }));
    const page = listPageOf(call.query, pageSize);
    return ready(call, 'stock', [...key, page], async () => {
      if ((page.limit ?? pageSize) > manyRows) call.request.spend('rendering');
      const [counts, { value }] = await Promise.all([count(), service.products(requested, call.query, page, season)]);
      return { value: { ...counts, products: value } };
    });
  });

  registerPublicEndpoint(app, endpoints.getOfferByItemId, (call) => {
    const id = Number(call.params.id);
    return ready(call, 'content', ['getOfferByItemId', id], () => readOffer(db, id));
  });
  registerPublicEndpoint(app, endpoints.getOffers, (call) => {
    const page = pageOf(call.query, pageSize);
    return ready(call, 'content', ['getOffers', call.query.ids, page], () => readOffers(db, call.query.ids, page));
  });
}
