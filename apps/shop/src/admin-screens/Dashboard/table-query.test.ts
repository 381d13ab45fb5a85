import { describe, expect, it } from 'vitest';
import {
  filterOf,
  isNarrowed,
  readTableQuery,
  shownColumns,
  tableAddress,
  withColumns,
  withFormOf,
  withoutFilter,
} from './table-query.ts';

const read = (search: string) => readTableQuery(new URLSearchParams(search));

describe('what the address says of the orders', () => {
  it('S2.DASH.01 nothing is everything, newest first', () => {
    expect(tableAddress(read(''))).toBe('/dashboard');
    expect(filterOf(read(''))).toEqual({});
    expect(isNarrowed(read('sort=oldest&page=3'))).toBe(false);
  });

  it('S2.DASH.01 an address and its query say the same', () => {
    const address = '/dashboard?q=asha+nair&status=in-process&from=2026-11-01&to=2026-11-21&sort=highest&page=4';
    const query = read(address.slice('/dashboard?'.length));
    expect(tableAddress(query)).toBe(address);
    expect(filterOf(query)).toEqual({
      text: 'asha nair',
      status: 'in-process',
      from: '2026-11-01',
      to: '2026-11-21',
      sort: 'highest',
    });
    expect(tableAddress({ ...query, panel: 'changes', panelPage: 2 })).toBe(`${address}&panel=changes&at=2`);
    expect(tableAddress({ ...query, order: 'KY1' })).toBe(`${address}&order=KY1`);
    expect(tableAddress(withoutFilter(query))).toBe('/dashboard?sort=highest');
  });

  it('S2.DASH.16 hidden columns stay in the address, also when filters are removed', () => {
    const query = withColumns(read('sort=highest'), ['product', 'status']);
    expect(tableAddress(query)).toBe('/dashboard?sort=highest&hide=address.order');
    expect(read('hide=address.order')).toEqual({ ...query, sort: 'newest' });
    expect(shownColumns(query)).toEqual(['product', 'status']);
    expect(tableAddress(withoutFilter({ ...query, text: 'asha' }))).toBe('/dashboard?sort=highest&hide=address.order');
    expect(tableAddress(withColumns(query, ['product', 'address', 'order', 'status']))).toBe('/dashboard?sort=highest');
  });

  it('S2.DASH.16 new filters keep the hidden columns, and begin on page 1', () => {
    const form = new URLSearchParams('q=asha&status=all&sort=newest&from=&to=');
    expect(tableAddress(withFormOf(read('hide=address.order&page=4&order=KY1'), form))).toBe(
      '/dashboard?q=asha&hide=address.order',
    );
  });

  it.each([
    'status=gone',
    'from=2026-02-30',
    'to=yesterday',
    'sort=drop',
    'page=0',
    'page=1e9',
    'panel=x',
    'at=-1',
    'hide=customer.x',
  ])('S2.DASH.01 %s counts as not said', (search) => {
    expect(tableAddress(read(search))).toBe('/dashboard');
  });

  it('S2.DASH.01 a last day before the first one is its beginning', () => {
    expect(filterOf(read('from=2026-11-24&to=2026-11-20'))).toEqual({ from: '2026-11-20', to: '2026-11-24' });
    expect(filterOf(read('from=2026-11-24'))).toEqual({ from: '2026-11-24' });
  });

  it('S2.DASH.01 a search has no control characters and at most 100 letters', () => {
    expect(read(`q=%00a%0Ab%09${'c'.repeat(200)}`).text).toBe(`a b ${'c'.repeat(96)}`);
  });
});
