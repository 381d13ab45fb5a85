import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { matchedRoutes, type PageRoute } from './page-routes.ts';

/** Paths of the shop's routes; they are read from the source, because the routes themselves import styles. */
const known = [
  ...readFileSync(new URL('../../routes.tsx', import.meta.url), 'utf8').matchAll(/(?:oute\(\s*|path: )'([^']+)'/g),
].map(([, path = '']) => path);

const addresses = known.filter((path) => path !== '*');

const screen = { Component: () => null };
const pages = known.map((path): PageRoute => ({ id: path, path, screen }));
const routes: PageRoute[] = [
  {
    id: 'app',
    screen,
    children: [
      { id: 'shop', screen, children: pages.slice(0, 20) },
      { id: 'others', screen, children: pages.slice(20) },
    ],
  },
];

/** The same routes in React Router's form. */
const theirRoutes = [
  {
    id: 'app',
    children: ['shop', 'others'].map((id, index) => ({
      id,
      children: known
        .map((path) => ({ id: path, path }))
        .slice(20 * index, 20 * index + (index === 0 ? 20 : known.length)),
    })),
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
      const theirs = matchRoutes(theirRoutes, path)?.map(({ route }) => route.id);
      expect(matchedRoutes(routes, path).map(({ id }) => id)).toEqual(theirs);
    },
  );

  it('are none where no page is for unknown addresses', () => {
    expect(matchedRoutes([{ id: 'cart', path: '/cart', screen }], '/nowhere')).toEqual([]);
  });
});
