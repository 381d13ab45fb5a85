import { Readable } from 'node:stream';
import {
  apiBase,
  type Access,
  type Endpoint,
  type EndpointSpec,
  type RouteName,
  type WireTypes,
} from '@kayal/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from './api-error.ts';
import type { Identity } from './identity.ts';
import { duplicateKey, errorOfInput } from './input-guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Schema by status, for the API description. */
    responses?: object;
  }
}

type AnyEndpoint = Endpoint<RouteName, EndpointSpec>;

/** A visitor has no identity; who passes `self` or `admin` has one. */
type IdentityOf<E extends AnyEndpoint> = E['route']['access'] extends 'anyone' ? null : Identity;

/** A checked call: every part has the shape the contract declares. */
export interface Call<E extends AnyEndpoint> extends Omit<WireTypes<E>, 'answer'> {
  readonly identity: IdentityOf<E>;
  readonly request: FastifyRequest;
  /** For headers and cookies; the status is 200 and the body is what the handler returns. */
  readonly reply: FastifyReply;
}

/** Calls that answer at the root as well (architecture page, 'Additions'). */
const rootNames: readonly RouteName[] = ['getImages', 'uploadImages', 'sendWhatsapp'];

/** Every address an endpoint answers at; `/:company` is an alias of the company-less ones (J11). */
export function pathsOf({ name, route }: AnyEndpoint): readonly string[] {
  const path = `${apiBase}${route.path}`;
  const alias = 'companyless' in route ? [`${path}/:company`] : [];
  const root = rootNames.includes(name) ? [route.path] : [];
  return [path, ...alias, ...root];
}

/**
 * Serves one endpoint of the contract at all its addresses. Before the handler runs, in this order: the company is
 * ours (404), the call comes from our own pages (403, `cross-site` plugin), the caller may call it (401, 403), and
 * params, query, headers and body have the declared shape (400). Answers are written by the schema's allow-list.
 * @param handler returns the body of the 200, or its bytes, ready or as a stream; it throws an `ApiError` to refuse.
 */
export function registerEndpoint<
  E extends AnyEndpoint,
  const Answer extends WireTypes<E>['answer'] | Buffer | Readable,
>(app: FastifyInstance, endpoint: E, handler: (call: Call<E>) => Promise<Answer>): void {
  const answerSchema = { ...endpoint.answer };
  register(app, endpoint, async (request, reply) => {
    const call = {
      params: request.params,
      query: request.query,
      headers: request.headers,
      body: request.body,
      identity: request.identity,
      request,
      reply,
    };
    // The validator compiled from the same endpoint has just checked every part against these types.
    return send(reply, await handler(call as unknown as Call<E>), answerSchema);
  });
}

/** Writes an answer by its schema's allow-list; bytes go out as they are. */
function send(reply: FastifyReply, answer: unknown, schema: Record<string, unknown>): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  if (Buffer.isBuffer(answer) || answer instanceof Readable) return reply.send(answer);
  // Compiled at the first answer and kept for the next: fifty serialisers nobody needs yet would cost every start.
  const write = reply.compileSerializationSchema(schema);
  // Fastify's type knows objects only; the function writes what its schema describes, lists included.
  return reply.send(write(answer as Record<string, unknown>));
}

function register(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const [listed, ...aliases] = pathsOf(endpoint);
  const { method, access } = endpoint.route;
  for (const url of [listed, ...aliases]) {
    if (url === undefined) continue;
    const options: RouteOptions = {
      method,
      url,
      config: { access, responses: endpoint.responses },
      schema: schemaOf(endpoint, url !== listed),
      onRequest: [keepPrivate, checkCompany, checkAccess(access)],
      preValidation: checkInput,
      handler,
    };
    const bodyLimit = endpoint.limits?.bodyBytes;
    app.route(bodyLimit === undefined ? options : { ...options, bodyLimit });
  }
}

function schemaOf(endpoint: AnyEndpoint, hide: boolean): object {
  const { params, query, headers, body, summary } = endpoint;
  return {
    summary,
    hide,
    tags: [endpoint.route.path.split('/')[1] ?? 'shop'],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body }),
  };
}

/** Answers are personal unless a handler says otherwise; addresses of account calls are told to nobody. */
async function keepPrivate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'private, no-store');
  if (request.url.startsWith(`${apiBase}/user/`)) reply.header('referrer-policy', 'no-referrer');
}

async function checkCompany(request: FastifyRequest): Promise<void> {
  const { params } = request;
  if (typeof params !== 'object' || params === null || !('company' in params)) return;
  if (params.company !== request.server.context.config.companyCode) throw new ApiError('company.unknown');
}

function checkAccess(access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'anyone') return;
    const identity = await request.server.identify(request);
    if (identity === null) throw new ApiError('auth.required');
    if (access === 'admin' && identity.role !== 'admin') throw new ApiError('forbidden');
    request.identity = identity;
  };
}

async function checkInput(request: FastifyRequest): Promise<void> {
  const twice = duplicateKey(request.query);
  if (twice !== null) throw new ApiError('request.invalid', { fields: { [twice]: 'given more than once' } });
  for (const part of ['params', 'query', 'body'] as const) {
    const error = errorOfInput(request[part]);
    if (error !== null) throw new ApiError('request.invalid', { fields: { [part]: error } });
  }
}
