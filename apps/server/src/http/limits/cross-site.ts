import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses writes that another site makes a browser send: the body must be JSON or multipart, and the browser
 * must say that the request comes from our own pages. A caller that is not a browser and sends no cookie has
 * no session to abuse, and passes.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method)) return done();
    if (!comesFromOurPages(request, config)) return done(new ApiError('request.cross_site'));
    if (!hasAcceptedMediaType(request)) return done(new ApiError('request.media_type'));
    done();
  });
}

/** Whether the request can only come from our own pages, or from no page at all. */
function comesFromOurPages(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return typeof site === 'string' && ownSites.has(site);
  const { origin, cookie, host } = request.headers;
  if (origin === undefined) return cookie === undefined;
  if (origin === config.publicOrigin) return true;
  // A phone in the same network reaches a laptop by an address that is not configured, and over plain HTTP browsers
  // send no Sec-Fetch headers. An operator's shop has one origin only.
  return !config.production && origin === `http://${host}`;
}

function hasAcceptedMediaType(request: FastifyRequest): boolean {
  const type = request.headers['content-type'];
  if (type === undefined) {
    const length = request.headers['content-length'] ?? '0';
    return length === '0' && request.headers['transfer-encoding'] === undefined;
  }
  const [media = ''] = type.split(';');
  return /^(application\/json|multipart\/form-data)$/i.test(media.trim());
}
