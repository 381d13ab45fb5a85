import { oneOf, pageIn, searchIn } from '../../browser/address-values.ts';
import {
  adminProductSorts,
  adminProductStates,
  type AdminProductFilter,
  type GridFilter,
} from '@kayal/api-contract/client';
import { paths } from '../../paths.ts';

/** The view of the product table, from the address. */
export interface ProductsQuery {
  readonly text: string;
  readonly state: NonNullable<AdminProductFilter['state']> | '';
  readonly sort: NonNullable<AdminProductFilter['sort']>;
  /** Counts from 1. */
  readonly page: number;
  /** The product in the drawer, 'new' for a new product; empty when the drawer is closed. */
  readonly open: string;
  /** Products as a list, or in the grid that edits many at once. */
  readonly view: 'list' | 'grid';
}

const everything: ProductsQuery = { text: '', state: '', sort: 'id', page: 1, open: '', view: 'list' };

/** Reads the address; unknown values count as absent. */
export function readProductsQuery(search: string | URLSearchParams): ProductsQuery {
  const query = new URLSearchParams(search);
  return {
    text: searchIn(query.get('q')),
    state: oneOf(adminProductStates, query.get('state')) ?? '',
    sort: oneOf(adminProductSorts, query.get('sort')) ?? everything.sort,
    page: pageIn(query.get('page')),
    open: /^(new|\d{1,9})$/.exec(query.get('open') ?? '')?.[0] ?? '',
    view: query.get('view') === 'grid' ? 'grid' : 'list',
  };
}

/** The address of a view; it contains only what differs from the default. */
export function productsAddress({ text, state, sort, page, open, view }: ProductsQuery): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (state !== '') query.set('state', state);
  if (sort !== everything.sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (open !== '') query.set('open', open);
  if (view === 'grid') query.set('view', view);
  const written = query.toString();
  return written === '' ? paths.catalogue : `${paths.catalogue}?${written}`;
}

/** The filter in the API's form. */
export function filterOf({ text, state, sort }: ProductsQuery): AdminProductFilter {
  return { sort, ...(text === '' ? {} : { q: text }), ...(state === '' ? {} : { state }) };
}

/** The filter of the grid, which has the order of the ids. */
export function gridFilterOf(query: ProductsQuery): GridFilter {
  const { sort: _, ...filter } = filterOf(query);
  return filter;
}
