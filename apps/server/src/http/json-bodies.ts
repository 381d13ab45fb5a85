import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** Texts, and the signs that open, close and name. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:]/g;

/**
 * The first key that an object has twice, or null: programs before and behind this one may read the other of its values
 * (RFC 8259, section 4). @param json valid JSON
 */
function repeatedKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  let before = '';
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const key = String(JSON.parse(before));
      if (open.at(-1)?.has(key) === true) return key;
      open.at(-1)?.add(key);
    }
    before = token;
  }
  return null;
}

/**
 * One parser for one media type: a body that names `__proto__` or `constructor.prototype`, or a key twice, is refused; an
 * empty one counts as no body, because clients send the header with calls that have no body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else {
      const text = body.toString();
      void parse(request, text, (error, parsed) => {
        const twice = error === null ? repeatedKey(text) : null;
        done(
          twice === null ? error : new ApiError('request.invalid', { fields: { [twice]: 'given more than once' } }),
          parsed,
        );
      });
    }
  });
  // Node emits no `end` for a request without a body, so a parser would wait for it and the call would get no answer.
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) {
      delete headers['content-type'];
    }
    done();
  });
}
