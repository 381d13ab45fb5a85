import {
  apiBase,
  endpoints,
  errorBody,
  errorCatalogue,
  routes,
  type EndpointSpec,
  type RouteName,
  type WireOf,
} from '@kayal/api-contract';
import { delay, http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { Check, Errors } from 'typebox/value';
import { refuse, type Answer, type MockReply, type NoAnswer, type Refusal, type Waiting } from './mock-reply.ts';
import type { MockRoute } from './mock-route.ts';

/** The result of a call, in the contract's types; it has been checked against them. */
export type MockCall<Name extends RouteName> = Pick<WireOf<Name>, 'params' | 'query' | 'headers' | 'body'> & {
  /** A multipart body; null where there is none. */
  readonly form: FormData | null;
};

/** Answers a call of a mocked endpoint. */
export type MockResolver<Name extends RouteName> = (call: MockCall<Name>) => MockReply<Name>;

/** A call before it is checked against the contract. */
interface UncheckedCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly form: FormData | null;
}

type UncheckedReply = Answer<unknown> | Refusal | NoAnswer | Waiting;

const parts = ['params', 'query', 'headers', 'body'] as const;
const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Fixed request id in place of the server's random one. */
const requestId = 'mock';

async function callIn(request: Request, params: PathParams): Promise<UncheckedCall> {
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
  const form = isForm ? await request.formData() : null;
  const text = request.method === 'GET' || isForm ? '' : await request.text();
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: Object.fromEntries(request.headers),
    body: text === '' ? null : JSON.parse(text),
    form,
  };
}

/** Errors of the first invalid part of a call, by field, in the server's words; null when the call is valid. */
function errorsOf(spec: EndpointSpec, call: UncheckedCall): Readonly<Record<string, string>> | null {
  for (const part of parts) {
    const schema = spec[part];
    if (schema === undefined || Check(schema, call[part])) continue;
    const errors = Errors(schema, call[part]).flatMap(({ instancePath, message, params }) => {
      const path = instancePath.split('/').filter(Boolean);
      const missing = 'requiredProperties' in params ? params.requiredProperties : [];
      const fields = missing.length === 0 ? [path] : missing.map((each) => [...path, each]);
      return fields.map((field) => [field.join('.') || part, message] as const);
    });
    return Object.fromEntries(errors);
  }
  return null;
}

function answered(spec: EndpointSpec, { body, total, age, fileName }: Answer<unknown>): Response {
  const headers = new Headers();
  if (total !== undefined) headers.set('x-total-count', String(total));
  if (age !== undefined) headers.set('age', String(age));
  if (fileName !== undefined) headers.set('content-disposition', `attachment; filename="${fileName}"`);
  if (!('contentMediaType' in spec.answer)) return Response.json(body, { headers });
  headers.set('content-type', `${String(spec.answer.contentMediaType)}; charset=utf-8`);
  return new Response(String(body), { headers });
}

async function replyTo(name: RouteName, spec: EndpointSpec, reply: UncheckedReply): Promise<Response> {
  switch (reply.kind) {
    case 'answer': {
      if (!Check(spec.answer, reply.body)) throw new Error(`The mock of ${name} answers outside the contract.`);
      return answered(spec, reply);
    }
    case 'refusal': {
      const { status } = errorCatalogue[reply.code];
      return Response.json(errorBody(reply.code, requestId, reply.details), { status });
    }
    case 'no-answer':
      return HttpResponse.error();
    case 'waiting':
      await delay('infinite');
      return HttpResponse.error();
  }
}

/**
 * Mocks one endpoint: method and path come from the contract's routes, a call outside the contract is refused with
 * `request.invalid` as the server would, and an answer outside it throws, which MSW shows as a 500.
 *
 * @param resolver gets the checked call; the contract types its reply
 * @param door checks access before the call is validated; null allows the call
 */
export function mockRoute<Name extends RouteName>(
  name: Name,
  resolver: MockResolver<Name>,
  door: (params: PathParams) => MockReply<Name> | null,
): MockRoute;
export function mockRoute(
  name: RouteName,
  resolver: (call: UncheckedCall) => UncheckedReply,
  door: (params: PathParams) => UncheckedReply | null,
): MockRoute {
  const spec: EndpointSpec = endpoints[name];
  const { method, path } = routes[name];
  const respond = async (request: Request, params: PathParams): Promise<Response> => {
    const stopped = door(params);
    if (stopped !== null) return replyTo(name, spec, stopped);
    const call = await callIn(request, params);
    const fields = errorsOf(spec, call);
    return replyTo(name, spec, fields === null ? resolver(call) : refuse('request.invalid', { fields }));
  };
  return { method, path, respond };
}

/**
 * Mocks one endpoint by itself, before those of a shop, as `mockRoute` does.
 *
 * @param resolver gets the checked call; the contract types its reply
 * @param door checks access before the call is validated; null allows the call
 */
export function mockEndpoint<Name extends RouteName>(
  name: Name,
  resolver: MockResolver<Name>,
  door: (params: PathParams) => MockReply<Name> | null,
): HttpHandler {
  const { method, path, respond } = mockRoute(name, resolver, door);
  return methods[method](`*${apiBase}${path}`, ({ request, params }) => respond(request, params));
}
