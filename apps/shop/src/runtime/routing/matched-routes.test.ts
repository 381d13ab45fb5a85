import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { matchedRoutes } from './matched-routes.ts';

/** Paths of the shop's routes; they are read from the source, because the routes themselves import styles. */
const known = [
  ...readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8').matchAll(/(?:oute\(\s*|path: )'([^']+)'/g),
].map(([, path = '']) => path);

const addresses = known.filter((path) => path !== '*');

const pages = known.map((path): RouteObject => ({ id: path, path }));
const routes: RouteObject[] = [
  {
    id: 'app',
    children: [
      { id: 'shop', children: pages.slice(0, 20) },
      { id: 'others', children: pages.slice(20) },
    ],
  },
];

const odd = [
  '/nowhere',
  '/products/4',
  '/product',
  '//products',
  '/catalogue//import',
  '//',
  '/a/b/c',
  '/cart%2F',
  '/%63art',
  '/%E0%A4%A',
  '/ünknown',
  '/Cart///',
];

describe('the routes of an address', () => {
  it('knows the shop’s paths', () => {
    expect(known.length).toBeGreaterThan(35);
    expect(known).toEqual(expect.arrayContaining(['/', '/fullimage', '*', '/login', '/settings']));
  });

  it.each([...addresses, ...addresses.map((path) => `${path.toUpperCase()}/`), ...odd])(
    'S2.ROUTE.29 are those that React Router matches: %s',
    (path) => {
      const theirs = matchRoutes(routes, path)?.map(({ route }) => route.id);
      expect(matchedRoutes(routes, path).map(({ id }) => id)).toEqual(theirs);
    },
  );

  it('are none where no page is for unknown addresses', () => {
    expect(matchedRoutes([{ id: 'cart', path: '/cart' }], '/nowhere')).toEqual([]);
  });
});
