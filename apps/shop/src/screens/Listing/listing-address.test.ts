import { noFilters } from '@kayal/commerce-core';
import { describe, expect, it } from 'vitest';
import {
  askedFilters,
  askedList,
  askedPages,
  isSameList,
  listedId,
  maxPages,
  searchOfFilters,
  searchOfPages,
  settledSearch,
  type ListPlace,
} from './listing-address.ts';

const asked = (place: ListPlace, search: string) => askedList(place, new URLSearchParams(search));

describe('the list of an address', () => {
  it('S2.LIST.03 S2.LIST.04 an id is a category on one page and a sub-category on the other', () => {
    expect(asked('category', 'c=301&n=Bottles')).toEqual({
      source: { kind: 'category', id: 301 },
      fallbackName: 'Bottles',
    });
    expect(asked('sub-category', 'c=301&n=Gear')).toEqual({
      source: { kind: 'sub-category', id: 301 },
      fallbackName: 'Gear',
    });
  });

  it('S2.LIST.05 S9.ID.04 S9.ID.05 S9.ID.06 J15 promotional lists come by name and by their fixed ids', () => {
    expect(asked('category', 'list=NewArrivals')?.source).toEqual({ kind: 'promotion', list: 'NewArrivals' });
    expect(asked('sub-category', 'c=160')?.source).toEqual({ kind: 'promotion', list: 'LimitedSale' });
    expect(asked('sub-category', 'c=161')?.source).toEqual({ kind: 'promotion', list: 'BestSeller' });
    expect(asked('sub-category', 'c=163')?.source).toEqual({ kind: 'promotion', list: 'NewArrivals' });
    expect(asked('category', 'c=160')?.source).toEqual({ kind: 'category', id: 160 });
  });

  it('J07 an address that names no possible list is not found', () => {
    for (const search of ['c=abc', 'c=-1', 'c=1234567890', 'c=1.5', 'list=Nope'])
      expect(asked('category', search)).toBeNull();
  });

  it('S2.SRCH.02 a search without text lists all products', () => {
    for (const search of ['', 'q=', 'q=%20%20']) expect(asked('search', search)?.source).toEqual({ kind: 'all' });
    expect(asked('search', 'q=%20vembnad%20tee')?.source).toEqual({ kind: 'search', text: 'vembnad tee' });
  });

  it('J07 text of an address is bounded as the server bounds it', () => {
    expect(asked('search', `q=${'x'.repeat(400)}`)?.fallbackName).toHaveLength(100);
    expect(asked('search', 'q=a%00b')?.fallbackName).toBe('a b');
    const many = Array.from({ length: 60 }, (_, index) => `COLOUR ${index}`).join(',');
    const { colours, sizes } = askedFilters(new URLSearchParams({ color: many, size: 'M,\u0001', combine: '1' }));
    expect(colours.join(',').length).toBeLessThanOrEqual(200);
    expect(colours.length).toBeGreaterThan(10);
    expect(sizes).toEqual(['M']);
  });

  it('S9.ID.08 S9.ID.09 S9.ID.10 J15 the mobile menu’s ids are other names of the desktop’s', () => {
    expect([157, 158, 159, 708].map(listedId)).toEqual([627, 628, 629, 708]);
  });
});

describe('the pages of an address', () => {
  it('J72 a page is a small positive number', () => {
    const pages = (search: string) => askedPages(new URLSearchParams(search));
    expect(['', 'page=3', 'page=0', 'page=-2', 'page=x', 'page=9999'].map(pages)).toEqual([1, 3, 1, 1, 1, maxPages]);
    expect(searchOfPages('?c=4&page=2', 3)).toBe('?c=4&page=3');
  });

  it('J60 more of a list is the same list, and another filter is not', () => {
    expect(isSameList('?c=4&sort=name', '?sort=name&c=4&page=2')).toBe(true);
    expect(isSameList('?c=4', '?c=4&color=RED')).toBe(false);
  });
});

describe('filters in an address', () => {
  it('J07 filters change nothing of the list, and begin at its first page', () => {
    const filters = { ...noFilters, sizes: ['XXL'], price: { min: 7000, max: null } };
    expect(searchOfFilters('?c=627&n=Men&color=RED&page=4', filters)).toBe('?c=627&n=Men&size=XXL&min=70');
    expect(searchOfFilters('?color=RED', noFilters)).toBe('');
  });
});

describe('an entry’s address', () => {
  const settle = (place: ListPlace, state: unknown, search: string, combines = false) =>
    settledSearch({ place, state, search, combines });

  it('S2.LIST.01 J07 navigation state wins and is copied into the address', () => {
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '')).toBe('?c=4&n=T-Shirts');
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '?c=5&n=Jackets&sort=name&page=2')).toBe(
      '?sort=name&c=4&n=T-Shirts',
    );
    expect(settle('category', { categoryId: 4, categoryName: 'T-Shirts' }, '?c=4&n=T-Shirts')).toBeNull();
  });

  it('S2.LIST.05 a page name in state leads to its promotional list', () => {
    expect(settle('category', { categoryName: 'BEST SELLER' }, '')).toBe('?list=BestSeller&n=BEST+SELLER');
    expect(settle('category', { categoryId: 160, categoryName: 'LIMITED SALE' }, '')).toBe(
      '?list=LimitedSale&n=LIMITED+SALE',
    );
    expect(settle('sub-category', { categoryId: 160, categoryName: 'LIMITED SALE' }, '')).toBe('?c=160&n=LIMITED+SALE');
  });

  it('S2.SRCH.01 the filter text of state is the search', () => {
    expect(settle('search', { filter: 'bottle' }, '?q=polo')).toBe('?q=bottle');
    expect(settle('search', { filter: '' }, '')).toBeNull();
  });

  it('J07 state that is stale or foreign changes nothing', () => {
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

  it('J08 a remembered mode is taken up where no choice would change its meaning', () => {
    expect(settle('category', null, '?c=4', true)).toBe('?c=4&combine=1');
    for (const search of ['?c=4&combine=1', '?c=4&color=RED', '?c=4&size=M'])
      expect(settle('category', null, search, true)).toBeNull();
  });
});
