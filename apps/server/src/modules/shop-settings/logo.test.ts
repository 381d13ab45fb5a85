import { expect, it } from 'vitest';
import { readLogo } from './logo.ts';

const logoOf = (svg: string) => readLogo(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);

it('a logo with much white space in a style is read as quickly as any other: it would keep all visitors waiting', () => {
  const fill = `url(${' '.repeat(40_000)}#sky)`;
  const startedAt = performance.now();
  expect(logoOf(`<svg viewBox="0 0 120 40"><path style="fill:${fill}"/></svg>`)).toMatchObject({
    width: 120,
    height: 40,
  });
  expect(performance.now() - startedAt).toBeLessThan(3000);
});

it.each(['url(a.svg)', "url( 'a.svg')", 'url(\t"https://a.example/b")', 'URL(" a.svg")', "url(' data:text/html,a')"])(
  'a style with %s is refused',
  (fill) => {
    expect(() => logoOf(`<svg viewBox="0 0 1 1"><style>path{fill:${fill}}</style></svg>`)).toThrow(
      /links to other files/,
    );
  },
);

it.each(['url(#sky)', "url( '#sky')", 'url(" #sky")', 'url(data:image/png;base64,AA)'])(
  'a style with %s is taken',
  (fill) => {
    expect(logoOf(`<svg viewBox="0 0 1 1"><style>path{fill:${fill}}</style></svg>`)).toMatchObject({ width: 1 });
  },
);
