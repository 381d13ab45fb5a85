import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readLogo } from './logo.ts';

const logoOf = (svg: string) => readLogo(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);

/** Reads a logo with 200,000 spaces in a style: an hour of work where white space is matched in more than one way. */
const readSpacedLogo = `
  const { readLogo } = await import(process.argv[1]);
  const svg = '<svg viewBox="0 0 120 40"><path style="fill:url(' + ' '.repeat(200_000) + '#sky)"/></svg>';
  console.log(readLogo('data:image/svg+xml;base64,' + Buffer.from(svg).toString('base64')).width);
`;

it('a logo with much white space in a style keeps no visitor waiting', async ({ signal }) => {
  // In a process of its own, which the end of the test's time can end.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', readSpacedLogo, new URL('logo.ts', import.meta.url).href],
    { signal },
  );
  expect(stdout.trim()).toBe('120');
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

it.each([
  ['escapes', '<style>path{fill:\\75 rl(//a.example/b)}</style>'],
  ['escapes in an attribute', '<path style="fill:u\\72l(//a.example/b)"/>'],
  ['an image set', '<style>path{fill:image-set("//a.example/b" 1x)}</style>'],
  ['an image set of a prefix', '<path fill="-webkit-image-set(&quot;//a.example/b&quot; 1x)"/>'],
  ['pieces', '<style>path{fill:u<![CDATA[rl(//a.example/b)}]]></style>'],
  ['pieces beside a comment', '<style>@im<!-- -->port "//a.example/b";</style>'],
  ['a srcset', '<image srcset="//a.example/b 1x"/>'],
  ['an import of layers', '<style>@layer a; @import "//a.example/b" layer(a);</style>'],
  ['a prefix of its own', '<s:style xmlns:s="http://www.w3.org/2000/svg">path{fill:url(//a.example/b)}</s:style>'],
])('a link to another file in %s is refused', (_what, content) => {
  expect(() => logoOf(`<svg viewBox="0 0 1 1">${content}</svg>`)).toThrow(/links to other files/);
});

it.each([
  '<path transform="translate(1 2) scale(.5)" style="fill:rgb(1,2,3);filter:url(#f)"/>',
  '<style>@media (prefers-color-scheme: dark) { path:not(.a) { fill: hsl(1 2% 3%) } }</style>',
  '<g xmlns:i="urn:i" i:label="Ebene (1)" i:file="C:\\Logo.svg"><title>Kayal (2020)</title></g>',
  '<text>A (very) small @shop</text>',
])('an ordinary logo is taken: %s', (content) => {
  expect(logoOf(`<svg viewBox="0 0 1 1">${content}</svg>`)).toMatchObject({ width: 1 });
});
