import { apiBase, routes, type ApiErrorBody, type RouteName, type WireOf } from '@kayal/api-contract';
import type { FastifyInstance } from 'fastify';

/** Parts of a call. */
export interface CallOptions {
  /** Path parameters; `company` is `kayal` where not given. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Anything, so that tests can send what clients must not. */
  readonly body?: unknown;
  /** `undefined` leaves out a header that is otherwise sent. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An answered call. */
export interface Reply<Name extends RouteName> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as text. */
  readonly text: string;
  /** The body of a 200. @throws Error with the body when the status is another. */
  answer(): WireOf<Name>['answer'];
  /** The body of a refusal. @throws Error with the body when the call succeeded. */
  refusal(): ApiErrorBody;
}

/** A caller of the API with the headers of the shop's own pages: same origin, with her cookie. */
export interface Caller {
  /** Customer id; empty for a visitor. */
  readonly id: string;
  call<Name extends RouteName>(name: Name, options?: CallOptions): Promise<Reply<Name>>;
}

/** The URL of a call, with its parameters filled in. */
export function urlOf(name: RouteName, { params = {}, query = {} }: CallOptions = {}): string {
  const values: Readonly<Record<string, string | number>> = { company: 'kayal', ...params };
  const path = routes[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? key));
  const search = new URLSearchParams(query).toString();
  return `${apiBase}${path}${search === '' ? '' : `?${search}`}`;
}

/** Makes a caller of an app. @param cookie the session's cookie; absent for a visitor. */
export function createCaller(app: FastifyInstance, id: string, cookie?: string): Caller {
  return {
    id,
    async call<Name extends RouteName>(name: Name, options: CallOptions = {}): Promise<Reply<Name>> {
      const headers: Record<string, string | undefined> = {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        cookie,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      };
      const response = await app.inject({
        method: routes[name].method,
        url: urlOf(name, options),
        headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
        ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
      });
      const description = `${routes[name].method} ${urlOf(name, options)}: ${response.statusCode} ${response.body}`;
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        answer: () => {
          if (response.statusCode !== 200) throw new Error(description);
          return response.json();
        },
        refusal: () => {
          if (response.statusCode < 400) throw new Error(description);
          return response.json();
        },
      };
    },
  };
}
