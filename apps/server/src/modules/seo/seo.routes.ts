import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../../http/api-error.ts';
import { negotiateReady, ReadyBytes } from '../../http/answers/ready-bytes.ts';
import type { AppContext } from '../../context/app-context.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { closedRobotsText, robotsText } from './seo.logic.ts';
import { createSitemap } from './sitemap.ts';

/** Maps of the current catalogue version kept in memory; a map of 20,000 products has some 5 MB. */
const maxKeptMaps = 8;

/** Serves `robots.txt` and the sitemap, which is made once per version of the catalogue. */
export function registerSeo(app: FastifyInstance, context: AppContext): void {
  const { config, db } = context;
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const versions = catalogueVersionOf(db);
  const sitemap = createSitemap(context);
  const oneHour = 'public, max-age=3600';
  const robotsFile = config.rehearsal.isOne ? closedRobotsText : robotsText(config.publicOrigin);
  const robots = new ReadyBytes('text/plain; charset=utf-8', Buffer.from(robotsFile));
  const maps = new LRUCache<string, ReadyBytes, number>({
    max: maxKeptMaps,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: number }) => {
      const text = number === 0 ? await sitemap.front() : await sitemap.part(number);
      // Only maps that exist are cached: the numbers of missing ones are unlimited.
      return text === null ? undefined : new ReadyBytes('application/xml; charset=utf-8', Buffer.from(text));
    },
  });

  /** @param number 0 is the front; @throws ApiError `not_found` when there is no map of that number */
  const readMap = async (number: number): Promise<ReadyBytes> => {
    const { content, shape } = await versions.current();
    const bytes = await maps.fetch(`${content}.${shape} ${number}`, { context: number });
    if (bytes === undefined) throw new ApiError('not_found');
    return bytes;
  };

  app.get('/robots.txt', options, async (request, reply) =>
    negotiateReady(request, reply.header('cache-control', oneHour), robots),
  );

  app.get('/sitemap.xml', options, async (request, reply) => {
    const bytes = await readMap(0);
    return negotiateReady(request, reply.header('cache-control', oneHour), bytes);
  });

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', options, async (request, reply) => {
    const bytes = await readMap(Number(request.params.number));
    return negotiateReady(request, reply.header('cache-control', oneHour), bytes);
  });
}
