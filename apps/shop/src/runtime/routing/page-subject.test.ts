import { expect, it } from 'vitest';
import { subjectOf } from './page-subject.ts';

const isSame = (path: string, before: string, after: string) => subjectOf(path, before) === subjectOf(path, after);

it('S2.ROUTE.30 another list or product is another page, a filter or more of a list is not', () => {
  expect(isSame('/subcategoryproducts', '?c=627', '?c=628')).toBe(false);
  expect(isSame('/subcategoryproducts', '?c=627', '?c=627&page=2')).toBe(true);
});

it.each(['/dashboard', '/catalogue', '/catalogue/history'])(
  'S2.ROUTE.30 the next page of rows of %s is another page, a drawer or a filter is not',
  (path) => {
    expect(isSame(path, '', '?page=2')).toBe(false);
    expect(isSame(path, '?page=2', '?page=2&open=7')).toBe(true);
    expect(isSame(path, '', '?status=delivered')).toBe(true);
  },
);
