import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { ReadyAnswer } from '../../http/answers/ready-answers.ts';
import { negotiateReady, ReadyBytes } from '../../http/answers/ready-bytes.ts';
import type { AppContext } from '../../context/app-context.ts';
import { catalogueVersionOf } from '../catalogue-version/catalogue-version.ts';
import { closedRobotsText, robotsText } from './seo.logic.ts';
import { createSitemap } from './sitemap.ts';

/** Serves `robots.txt` and the sitemap, which is made once per version of the catalogue. */
export function registerSeo(app: FastifyInstance, context: AppContext): void {
  const { config, db, answers } = context;
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const versions = catalogueVersionOf(db);
  const sitemap = createSitemap(context);
  const oneHour = 'public, max-age=3600';
  const robotsFile = config.rehearsal.isOne ? closedRobotsText : robotsText(config.publicOrigin);
  const robots = new ReadyBytes('text/plain; charset=utf-8', Buffer.from(robotsFile));

  /** @param number 0 is the front; @throws ApiError `not_found` when there is no map of that number */
  const makeMap = async (number: number): Promise<ReadyAnswer> => {
    const text = number === 0 ? await sitemap.front() : await sitemap.part(number);
    if (text === null) throw new ApiError('not_found');
    return { status: 200, bytes: new ReadyBytes('application/xml; charset=utf-8', Buffer.from(text)), total: null };
  };
  const sendMap = async (request: FastifyRequest, reply: FastifyReply, number: number): Promise<Buffer> => {
    const { content, shape } = await versions.current();
    const { bytes } = await answers.get('sitemaps', `${content}.${shape} ${number}`, () => makeMap(number));
    return negotiateReady(request, reply.header('cache-control', oneHour), bytes);
  };

  app.get('/robots.txt', options, async (request, reply) =>
    negotiateReady(request, reply.header('cache-control', oneHour), robots),
  );

  app.get('/sitemap.xml', options, (request, reply) => sendMap(request, reply, 0));

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', options, (request, reply) =>
    sendMap(request, reply, Number(request.params.number)),
  );
}
