import type { Readable } from 'node:stream';
import {
  apiBase,
  type Endpoint,
  type EndpointSpec,
  type RouteName,
  type TokenScope,
  type WireTypes,
} from '@kayal/api-contract';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HookHandlerDoneFunction,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import { ApiError } from './api-error.ts';
import type { FeedCaller, Identity } from './identity.ts';
import { costOfEndpoint } from './admission/costs.ts';
import { duplicateKey, errorOfInput, shownInput } from './limits/input-guard.ts';

type AnyEndpoint = Endpoint<RouteName, EndpointSpec>;
type Access = AnyEndpoint['route']['access'];
/** An endpoint that certain callers may call. */
type EndpointFor<Allowed extends Access> = AnyEndpoint & { readonly route: { readonly access: Allowed } };

interface SchemaOf<E extends AnyEndpoint> extends FastifySchema {
  readonly params: E['params'];
  readonly querystring: E['query'];
  readonly headers: E['headers'];
  readonly body: E['body'];
}

type RequestOf<E extends AnyEndpoint> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  SchemaOf<E>,
  TypeBoxTypeProvider
>;

/** A checked call: every part has the shape the contract declares. */
export interface Call<E extends AnyEndpoint, Caller = Identity | null> {
  readonly params: RequestOf<E>['params'];
  readonly query: RequestOf<E>['query'];
  readonly headers: RequestOf<E>['headers'];
  readonly body: RequestOf<E>['body'];
  readonly identity: Caller;
  readonly request: FastifyRequest;
  /** For headers and cookies; the status is 200 and the body is what the handler returns. */
  readonly reply: FastifyReply;
}

/** The body of the 200: a value, or bytes as a buffer or a stream. */
type AnswerOf<E extends AnyEndpoint> = WireTypes<E>['answer'] | Buffer | Readable;

/** Every address an endpoint answers at; `/:company` is an alias of the company-less ones (J11). */
export function pathsOf({ route }: Pick<AnyEndpoint, 'route'>): readonly string[] {
  const path = `${apiBase}${route.path}`;
  const alias = path.includes(':company') ? [] : [`${path}/:company`];
  const root = 'atRoot' in route ? [route.path] : [];
  return [path, ...alias, ...root];
}

/**
 * Serves an endpoint that only signed-in callers may call, at all its addresses. Before the handler runs, in this
 * order: the company is the shop's (404), the call comes from the shop's own pages (403, `cross-site.ts`), the caller
 * may call it (401, 403), and params, query, headers and body have the declared shape (400). Answers hold only what the
 * schema names.
 * @param handler returns the body of the 200; it throws an `ApiError` to refuse.
 */
export function registerEndpoint<E extends EndpointFor<'self' | 'admin'>, const Answer extends AnswerOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E, Identity>) => Promise<Answer>,
): void {
  register(app, endpoint, async ({ identity, ...call }) => {
    if (identity === null) throw new ApiError('auth.required');
    return handler({ ...call, identity });
  });
}

/** Serves an endpoint that anyone may call; otherwise as `registerEndpoint`. */
export function registerPublicEndpoint<E extends EndpointFor<'anyone'>, const Answer extends AnswerOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E, null>) => Promise<Answer>,
): void {
  register(app, endpoint, (call) => handler({ ...call, identity: null }));
}

/**
 * Serves an endpoint that another program calls with an API token; otherwise as `registerEndpoint`.
 * @param scope the scope that the token must have; null where the handler decides
 */
export function registerFeedEndpoint<E extends EndpointFor<'token'>, const Answer extends AnswerOf<E>>(
  app: FastifyInstance,
  endpoint: E,
  scope: TokenScope | null,
  handler: (call: Call<E, FeedCaller>) => Promise<Answer>,
): void {
  register(app, endpoint, async (call) => {
    const { feedCaller } = call.request;
    if (feedCaller === null) throw new ApiError('token.invalid');
    if (scope !== null && !feedCaller.scopes.includes(scope)) throw new ApiError('token.scope');
    return handler({ ...call, identity: feedCaller });
  });
}

function register<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<unknown>,
): void {
  const { method, access } = endpoint.route;
  const { bodyBytes, listItems } = endpoint.limits ?? {};
  const cost = costOfEndpoint(endpoint.name);
  for (const [index, url] of pathsOf(endpoint).entries()) {
    app.withTypeProvider<TypeBoxTypeProvider>().route<RouteGenericInterface, ContextConfigDefault, SchemaOf<E>>({
      method,
      url,
      ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes }),
      config: { access, endpoint: endpoint.name, ...(cost === undefined ? {} : { cost }) },
      schema: schemaOf(endpoint, index > 0),
      onRequest: [
        keepPrivate(endpoint),
        checkCompany,
        ...(access === 'anyone' ? [] : [checkAccess(access, 'confirmed' in endpoint.route)]),
      ],
      preValidation: checkInput(listItems),
      handler: async (request, reply) => {
        const { params, query, headers, body, identity } = request;
        reply.type('application/json; charset=utf-8');
        return handler({ params, query, headers, body, identity, request, reply });
      },
    });
  }
}

/**
 * Reads a part with its own type; a plain property read of a generic endpoint has only the type common to all
 * endpoints.
 */
function partOf<E, Part extends keyof E>(endpoint: E, part: Part): E[Part] {
  return endpoint[part];
}

const schemaParts = ['params', 'querystring', 'headers', 'body'] as const;

function schemaOf<E extends AnyEndpoint>(endpoint: E, hide: boolean): SchemaOf<E> {
  const schema: SchemaOf<E> = {
    summary: endpoint.summary,
    hide,
    tags: [endpoint.route.path.split('/')[1] ?? 'shop'],
    params: partOf(endpoint, 'params'),
    querystring: partOf(endpoint, 'query'),
    headers: partOf(endpoint, 'headers'),
    body: partOf(endpoint, 'body'),
    response: endpoint.responses,
  };
  // Fastify prints a warning for a part that is present but undefined.
  for (const part of schemaParts) if (schema[part] === undefined) Reflect.deleteProperty(schema, part);
  return schema;
}

/** Answers are personal unless a handler sets another header; the addresses of account calls go into no Referer. */
function keepPrivate({ route }: AnyEndpoint) {
  const isOfAccount = route.path.startsWith('/user/');
  return (_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    reply.header('cache-control', 'private, no-store');
    if (isOfAccount) reply.header('referrer-policy', 'no-referrer');
    done();
  };
}

async function checkCompany({ params, server }: FastifyRequest): Promise<void> {
  const names = typeof params === 'object' && params !== null && 'company' in params;
  if (names && !(await server.isCompanyCode(String(params.company)))) throw new ApiError('company.unknown');
}

/** @param isGrave whether a session left open on a desk is not enough */
function checkAccess(access: Exclude<Access, 'anyone'>, isGrave: boolean) {
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'token') {
      request.feedCaller = await request.server.identifyToken(request);
      if (request.feedCaller === null) throw new ApiError('token.invalid');
      return;
    }
    const identity = await request.server.identify(request);
    if (identity === null) throw new ApiError('auth.required');
    if (access === 'admin' && identity.role !== 'admin') {
      throw new ApiError(identity.lacksSecondFactor ? 'SECOND_FACTOR_MISSING' : 'forbidden');
    }
    if (isGrave && !identity.isConfirmed) throw new ApiError('auth.confirm');
    request.identity = identity;
  };
}

const inputParts = ['params', 'query', 'body'] as const;

/** @param listItems max items of one list, where the endpoint has a limit of its own */
function checkInput(listItems: number | undefined) {
  return (request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const twice = duplicateKey(request.query);
    if (twice !== null) return done(new ApiError('request.invalid', { fields: { [twice]: 'given more than once' } }));
    for (const part of inputParts) {
      const error = errorOfInput(request[part], listItems);
      if (error !== null) return done(new ApiError('request.invalid', { fields: { [part]: error } }));
      request[part] = shownInput(request[part]);
    }
    done();
  };
}
