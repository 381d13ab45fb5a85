import { describe, expect, it } from 'vitest';
import { filterOf, gridFilterOf, productsAddress, readProductsQuery } from './products-query.ts';

describe('the address of the table of products', () => {
  it('comes back as it was written', () => {
    const query = { text: 'polo', state: 'soldOut', sort: 'name', page: 3, open: '1001', view: 'list' } as const;
    expect(productsAddress(query)).toBe('/catalogue?q=polo&state=soldOut&sort=name&page=3&open=1001');
    expect(readProductsQuery('q=polo&state=soldOut&sort=name&page=3&open=1001')).toEqual(query);
  });

  it('keeps the grid, which has no sort order', () => {
    const query = readProductsQuery('q=polo&sort=name&view=grid');
    expect(productsAddress(query)).toBe('/catalogue?q=polo&sort=name&view=grid');
    expect(gridFilterOf(query)).toEqual({ q: 'polo' });
  });

  it('drops what it does not know', () => {
    expect(readProductsQuery('state=gone&sort=odd&page=-1&open=../x')).toEqual({
      text: '',
      state: '',
      sort: 'id',
      page: 1,
      open: '',
      view: 'list',
    });
  });

  it('asks the API only for what is set', () => {
    expect(filterOf(readProductsQuery(''))).toEqual({ sort: 'id' });
    expect(filterOf(readProductsQuery('q=7&state=hidden'))).toEqual({ sort: 'id', q: '7', state: 'hidden' });
  });
});
