import { errorBody } from '@kayal/api-contract';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { waitingPage, wantsPage } from '../http/answers/error-page.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';

/** Until a browser or a program asks again. */
const retryAfterSeconds = 30;
const words = {
  title: 'We are back soon',
  text: 'The shop is closed for a moment while it is being looked after. Your bag and your orders are safe.',
};

/**
 * Answers in place of a shop whose database is moved or restored, which it never opens: every page with one that reloads
 * itself, every call with `unavailable`. `/health/ready` answers 503, too.
 */
export function buildClosedShop(config: Config): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  addSecurityHeaders(app, config);
  app.get('/health/live', async () => ({ ok: true }));
  app.setNotFoundHandler(answerClosed);
  return app;
}

function answerClosed(request: FastifyRequest, reply: FastifyReply): void {
  const isPage = wantsPage(request);
  void reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .type(`${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
    .send(
      isPage ? waitingPage(words, retryAfterSeconds) : errorBody('unavailable', request.id, { message: words.text }),
    );
}
