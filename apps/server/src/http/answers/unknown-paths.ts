import { apiBase } from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../api-error.ts';

interface KnownPath {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/**
 * Answers requests that match no route: 405 with `Allow` where the path exists with another method, 204 with `Allow`
 * for OPTIONS, 404 otherwise. Register it before any route.
 */
export function answerUnknownPaths(app: FastifyInstance): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', (route) => {
    if (!route.url.includes('*')) remember(known, route);
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.method === 'TRACE') throw new ApiError('method.not_allowed');
    const [path = ''] = request.url.split('?');
    const methods = new Set(
      [...known.values()].filter((each) => each.pattern.test(path)).flatMap((each) => [...each.methods]),
    );
    if (methods.size === 0) throw new ApiError('not_found');
    reply.header('allow', [...methods, 'OPTIONS'].toSorted().join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw new ApiError('method.not_allowed');
  };
  app.setNotFoundHandler(answer);
  // Pages are served by a route for every GET; below the API's base an unknown path must not become a page.
  const below = { url: `${apiBase}/*`, method: app.supportedMethods, config: { access: 'anyone' as const } };
  app.route({ ...below, schema: { hide: true }, handler: answer });
}

function remember(known: Map<string, KnownPath>, route: RouteOptions): void {
  const source = route.url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
    .join('/');
  const entry = known.get(source) ?? { pattern: new RegExp(`^${source}$`), methods: new Set() };
  for (const method of [route.method].flat()) entry.methods.add(method);
  known.set(source, entry);
}
