import { apiBase } from '@kayal/api-contract';
import { getResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { handlerOf, type MockRoute } from './mock-route.ts';

const route = (method: MockRoute['method'], path: MockRoute['path']): MockRoute => ({
  method,
  path,
  respond: (_request, params) => Response.json({ path, ...params }),
});

const handler = handlerOf([
  route('GET', '/orders/:company/open'),
  route('GET', '/orders/:company/:entryNo'),
  route('DELETE', '/orders/:company/:entryNo'),
]);

const ask = (method: string, path: string) =>
  getResponse([handler], new Request(`http://shop.test${apiBase}${path}`, { method }));

describe('handler of all routes', () => {
  it.each([
    ['GET', '/orders/kayal/open?page=2', { path: '/orders/:company/open', company: 'kayal' }],
    ['GET', '/orders/kayal/A%2F7', { path: '/orders/:company/:entryNo', company: 'kayal', entryNo: 'A/7' }],
    ['DELETE', '/orders/kayal/open', { path: '/orders/:company/:entryNo', company: 'kayal', entryNo: 'open' }],
  ])('%s %s is answered by the first route that has its method and path', async (method, path, answer) => {
    expect(await (await ask(method, path))?.json()).toEqual(answer);
  });

  it.each([
    ['PUT', '/orders/kayal/7'],
    ['GET', '/orders/kayal'],
    ['GET', '/orders/kayal/'],
    ['GET', '/orders/kayal/7/lines'],
  ])('%s %s without a route is an error', async (method, path) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect((await ask(method, path))?.type).toBe('error');
    expect(log).toHaveBeenCalledExactlyOnceWith(`[mocks] nobody answers ${method} http://shop.test${apiBase}${path}`);
    log.mockRestore();
  });
});
