import type { FastifyInstance } from 'fastify';
import { openToAnyone } from './route-policy.ts';

/** The page's own scripts and pictures; its styles are inline. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects the description of every route registered after it. */
export async function collectApiDescription(app: FastifyInstance): Promise<void> {
  const { default: swagger } = await import('@fastify/swagger');
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Shop',
        version: '1',
        description: 'Every call of the shop. Amounts are in the currency of the shop, with at most two decimals.',
      },
    },
  });
}

/** Shows the description at `/docs`, as a document at `/docs/json`; the shop's current name is in its title. */
export async function showApiDescription(app: FastifyInstance, shopName: () => Promise<string>): Promise<void> {
  const { default: swaggerUi } = await import('@fastify/swagger-ui');
  await app.register(async (scope) => {
    openToAnyone(scope);
    let title = '';
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
      title = `${await shopName()} shop`;
    });
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { docExpansion: 'none' },
      transformSpecificationClone: false,
      transformSpecification: (document) => ({ ...document, info: { ...document['info'], title } }),
    });
  });
}
