import { apiBase, type Route } from '@kayal/api-contract';
import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';

/** One mocked endpoint of a shop. */
export interface MockRoute extends Pick<Route, 'method' | 'path'> {
  /** @param params the parts of the address that `path` names */
  readonly respond: (request: Request, params: PathParams) => Response | Promise<Response>;
}

/** The named parts of an address; null where it does not have this path. */
function paramsOf(path: string, address: readonly string[]): PathParams | null {
  const parts = path.split('/');
  if (parts.length !== address.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const value = address[at] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}

/**
 * One handler for all endpoints of a shop. MSW calls its handlers one after another for every request of a page, also for
 * scripts and pictures. One handler for each endpoint would take more processor time than the answers.
 * A call without a mock is an error, so that a story cannot pass by accident.
 */
export const handlerOf = (routes: readonly MockRoute[]): HttpHandler =>
  http.all(`*${apiBase}/*`, ({ request }) => {
    const { pathname } = new URL(request.url);
    const address = pathname.slice(pathname.indexOf(apiBase) + apiBase.length).split('/');
    for (const { method, path, respond } of routes) {
      const params = method === request.method ? paramsOf(path, address) : null;
      if (params !== null) return respond(request, params);
    }
    console.error(`[mocks] nobody answers ${request.method} ${request.url}`);
    return HttpResponse.error();
  });
