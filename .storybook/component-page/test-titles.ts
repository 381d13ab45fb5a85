/** Titles of the tests in the source of a stories file, in their order. */
export const testTitles = (source: string): readonly string[] =>
  [...source.matchAll(/\.test\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title);
