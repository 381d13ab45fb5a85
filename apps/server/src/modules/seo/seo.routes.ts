import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import type { AppContext } from '../../context.ts';
import { catalogueVersionOf } from '../catalogue/catalogue-version.ts';
import { robotsText } from './seo.logic.ts';
import { createSiteMap } from './site-map.ts';

/** What search engines ask for: `robots.txt` and the site map, made once a version of the catalogue. */
export function registerFindable(app: FastifyInstance, { config, db }: AppContext): void {
  const options = { config: { access: 'anyone' }, schema: { hide: true } } as const;
  const versions = catalogueVersionOf(db);
  const map = createSiteMap(db, config.publicOrigin);
  let known = { version: '', maps: new Map<number, Promise<string | null>>() };

  /** Number 0 is the front. */
  const readMap = async (number: number): Promise<string | null> => {
    const { content, shape } = await versions.current();
    const version = `${content}.${shape}`;
    if (known.version !== version) known = { version, maps: new Map() };
    const { maps } = known;
    const kept = maps.get(number);
    if (kept !== undefined) return kept;
    const made = number === 0 ? map.front() : map.part(number);
    maps.set(number, made);
    // Only a map that exists is kept: others can be asked for without end.
    const forget = (): unknown => maps.delete(number);
    made.then((text) => text ?? forget(), forget);
    return made;
  };

  const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);

  app.get('/robots.txt', options, async (_request, reply) =>
    send(reply, 'text/plain', robotsText(config.publicOrigin)),
  );

  app.get('/sitemap.xml', options, async (_request, reply) => send(reply, 'application/xml', (await readMap(0)) ?? ''));

  app.get<{ Params: { number: string } }>('/sitemap-:number(^[1-9]\\d{0,3}$).xml', options, async (request, reply) => {
    const text = await readMap(Number(request.params.number));
    if (text === null) throw new ApiError('not_found');
    return send(reply, 'application/xml', text);
  });
}
