import { noFilters } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import {
  filtersOfAddress,
  listOfAddress,
  pagesOfAddress,
  isSameList,
  desktopId,
  maxPages,
  searchOfFilters,
  searchOfPages,
  completeSearch,
  type ListPlace,
} from './listing-address.ts';

const listOf = (place: ListPlace, search: string) => listOfAddress(place, new URLSearchParams(search));

describe('the list of an address', () => {
  it('S2.LIST.03 S2.LIST.04 an id names a category on one page and a sub-category on the other', () => {
    expect(listOf('category', 'c=301&n=Bottles')).toEqual({
      source: { kind: 'category', id: 301 },
      fallbackName: 'Bottles',
    });
    expect(listOf('sub-category', 'c=301&n=Gear')).toEqual({
      source: { kind: 'sub-category', id: 301 },
      fallbackName: 'Gear',
    });
  });

  it('S2.LIST.05 S9.ID.04 S9.ID.05 S9.ID.06 J15 promotional lists are found by name and by their fixed ids', () => {
    expect(listOf('category', 'list=NewArrivals')?.source).toEqual({ kind: 'promotion', list: 'NewArrivals' });
    expect(listOf('sub-category', 'c=160')?.source).toEqual({ kind: 'promotion', list: 'LimitedSale' });
    expect(listOf('sub-category', 'c=161')?.source).toEqual({ kind: 'promotion', list: 'BestSeller' });
    expect(listOf('sub-category', 'c=163')?.source).toEqual({ kind: 'promotion', list: 'NewArrivals' });
    expect(listOf('category', 'c=160')?.source).toEqual({ kind: 'category', id: 160 });
  });

  it('J07 an address that names no possible list is not found', () => {
    for (const search of ['c=abc', 'c=-1', 'c=1234567890', 'c=1.5', 'list=Nope'])
      expect(listOf('category', search)).toBeNull();
  });

  it('S2.SRCH.02 a search without text lists all products', () => {
    for (const search of ['', 'q=', 'q=%20%20']) expect(listOf('search', search)?.source).toEqual({ kind: 'all' });
    expect(listOf('search', 'q=%20vembnad%20tee')?.source).toEqual({ kind: 'search', text: 'vembnad tee' });
  });

  it('J07 text of an address keeps the server’s limits', () => {
    expect(listOf('search', `q=${'x'.repeat(400)}`)?.fallbackName).toHaveLength(100);
    expect(listOf('search', 'q=a%00b')?.fallbackName).toBe('a b');
    const many = Array.from({ length: 60 }, (_, index) => `COLOUR ${index}`).join(',');
    const { colours, sizes } = filtersOfAddress(new URLSearchParams({ color: many, size: 'M,\u0001', combine: '1' }));
    expect(colours.join(',').length).toBeLessThanOrEqual(200);
    expect(colours.length).toBeGreaterThan(10);
    expect(sizes).toEqual(['M']);
  });

  it('S9.ID.08 S9.ID.09 S9.ID.10 J15 the mobile menu’s ids are aliases of the desktop’s', () => {
    expect([157, 158, 159, 708].map(desktopId)).toEqual([627, 628, 629, 708]);
  });
});

describe('the pages of an address', () => {
  it('J72 a page is a small positive number', () => {
    const pages = (search: string) => pagesOfAddress(new URLSearchParams(search));
    expect(['', 'page=3', 'page=0', 'page=-2', 'page=x', 'page=9999'].map(pages)).toEqual([1, 3, 1, 1, 1, maxPages]);
    expect(searchOfPages('?c=4&page=2', 3)).toBe('?c=4&page=3');
  });

  it('J60 more pages are the same list, other filters are not', () => {
    expect(isSameList('?c=4&sort=name', '?sort=name&c=4&page=2')).toBe(true);
    expect(isSameList('?c=4', '?c=4&color=RED')).toBe(false);
  });
});

describe('filters in an address', () => {
  it('J07 filters keep the list and start at its first page', () => {
    const filters = { ...noFilters, sizes: ['XXL'], price: { min: 7000, max: null } };
    expect(searchOfFilters('?c=627&n=Men&color=RED&page=4', filters)).toBe('?c=627&n=Men&size=XXL&min=70');
    expect(searchOfFilters('?color=RED', noFilters)).toBe('');
  });
});

describe('an entry’s address', () => {
  const settle = (place: ListPlace, state: unknown, search: string, combines = false) =>
    completeSearch({ place, state, search, combines });

  it('S2.LIST.01 J07 navigation state wins and is copied into the address', () => {
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '')).toBe('?c=4&n=T-Shirts');
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '?c=5&n=Jackets&sort=name&page=2')).toBe(
      '?sort=name&c=4&n=T-Shirts',
    );
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '?c=4&n=T-Shirts')).toBeNull();
  });

  it('S2.LIST.05 a page name in the state names its promotional list', () => {
    expect(settle('category', { categoryName: 'BEST SELLER' }, '')).toBe('?list=BestSeller&n=BEST+SELLER');
    expect(settle('category', { categoryId: 160, categoryName: 'LIMITED SALE' }, '')).toBe(
      '?list=LimitedSale&n=LIMITED+SALE',
    );
    expect(settle('sub-category', { categoryId: 160, categoryName: 'LIMITED SALE' }, '')).toBe('?c=160&n=LIMITED+SALE');
  });

  it('S2.SRCH.01 the filter text of the state is the search text', () => {
    expect(settle('search', { filter: 'bottle' }, '?q=polo')).toBe('?q=bottle');
    expect(settle('search', { filter: '' }, '')).toBeNull();
  });

  it('J07 invalid state changes nothing', () => {
    const strange = [
      null,
      7,
      'x',
      {},
      { categoryId: 'x' },
      { categoryId: -1 },
      { categoryId: {} },
      { filter: 3 },
      { categoryName: 'Men' },
    ];
    for (const state of strange) expect(settle('category', state, '?c=4')).toBeNull();
    for (const state of strange) expect(settle('search', state, '?q=tee')).toBeNull();
  });

  it('J08 a remembered mode is added unless it changes what a choice means', () => {
    expect(settle('category', null, '?c=4', true)).toBe('?c=4&combine=1');
    for (const search of ['?c=4&combine=1', '?c=4&color=RED', '?c=4&size=M'])
      expect(settle('category', null, search, true)).toBeNull();
  });
});
