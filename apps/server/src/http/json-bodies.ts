import type { FastifyInstance } from 'fastify';

/**
 * One parser for one media type: a body that names `__proto__` or `constructor.prototype` is refused, an
 * empty one counts as no body, because clients send the header with calls that have no body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body.toString(), done);
  });
  // Node emits no `end` for a request without a body, so a parser would wait for it and the call would get no answer.
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
      delete headers['content-type'];
    }
    done();
  });
}
