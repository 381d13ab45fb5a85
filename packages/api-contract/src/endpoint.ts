import type { Static, TObject, TSchema } from 'typebox';
import { errorCatalogue, type ErrorCode, type ErrorStatusOf } from './error-codes.ts';
import { errorBodySchema } from './error-body.ts';
import { routes, type RouteName } from './routes.ts';

/** Refusals that every endpoint can answer besides its own. */
const commonRefusals = [
  'request.invalid',
  'auth.required',
  'forbidden',
  'not_found',
  'method.not_allowed',
  'request.too_large',
  'request.media_type',
  'rate.limited',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/**
 * The declaration of an endpoint. Query, params and headers are objects of strings: the server parses numbers itself.
 */
export interface EndpointSpec {
  /** One line for the API description. */
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  /** Names in lower case, as in Node. */
  readonly headers?: TObject;
  /** Unknown fields are ignored, so objects stay open; absent where the call has no JSON body. */
  readonly body?: TSchema;
  /** The body of a 200. */
  readonly answer: TSchema;
  /** Refusals of this endpoint besides the common ones. */
  readonly refusals?: readonly ErrorCode[];
  /** Limits that are not part of a schema. */
  readonly limits?: {
    /** Max body in bytes; 64 KiB when absent. */
    readonly bodyBytes?: number;
    /** Max items of one list in the body; 200 where absent. */
    readonly listItems?: number;
  };
}

/** Refusals of a declaration; none when it lists none. */
type RefusalsOf<Spec extends EndpointSpec> = Spec extends { readonly refusals: readonly (infer Code)[] }
  ? Extract<Code, ErrorCode>
  : never;

/** Schema by status: 200 and each status the endpoint can refuse with. */
export type ResponsesOf<Spec extends EndpointSpec> = { readonly 200: Spec['answer'] } & {
  readonly [Status in ErrorStatusOf<(typeof commonRefusals)[number] | RefusalsOf<Spec>>]: typeof errorBodySchema;
};

/** A declared endpoint: route, parameters and answers. */
export type Endpoint<Name extends RouteName = RouteName, Spec extends EndpointSpec = EndpointSpec> = Spec & {
  readonly name: Name;
  readonly route: (typeof routes)[Name];
  readonly responses: ResponsesOf<Spec>;
};

/**
 * Declares the endpoint of a route.
 *
 * @param name the route's name in `routes`
 * @param spec schemas, refusals and limits; the responses by status are derived from them
 */
export function endpoint<const Name extends RouteName, const Spec extends EndpointSpec>(
  name: Name,
  spec: Spec,
): Endpoint<Name, Spec> {
  const codes: readonly ErrorCode[] = [...commonRefusals, ...(spec.refusals ?? [])];
  const refusals = Object.fromEntries(codes.map((code) => [errorCatalogue[code].status, errorBodySchema]));
  // TypeScript cannot infer the keys of a record that is built from a list of codes.
  return { ...spec, name, route: routes[name], responses: { 200: spec.answer, ...refusals } as ResponsesOf<Spec> };
}

/** The TypeScript type of one part of an endpoint; `undefined` where it has no such part. */
type PartOf<E, Part extends string> = E extends { readonly [K in Part]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;

/** The wire types of an endpoint. */
export interface WireTypes<E> {
  readonly params: PartOf<E, 'params'>;
  readonly query: PartOf<E, 'query'>;
  readonly headers: PartOf<E, 'headers'>;
  readonly body: PartOf<E, 'body'>;
  readonly answer: PartOf<E, 'answer'>;
}
