import { customerSorts, type CustomerSort } from '@kayal/api-contract/client';
import { oneOf, pageIn, searchIn } from '../../browser/address-values.ts';
import { paths } from '../../paths.ts';

/** What the screen shows, as its address describes it. */
export interface CustomersQuery {
  readonly text: string;
  readonly sort: CustomerSort;
  /** From 1. */
  readonly page: number;
  /** Id of the customer in the drawer; empty for none. */
  readonly customer: string;
}

/** Reads the address; unknown values count as absent. */
export function readCustomersQuery(params: URLSearchParams): CustomersQuery {
  const customer = params.get('customer') ?? '';
  return {
    text: searchIn(params.get('q')),
    sort: oneOf(customerSorts, params.get('sort')) ?? 'newest',
    page: pageIn(params.get('page')),
    customer: /^[\w-]{1,64}$/.test(customer) ? customer : '',
  };
}

/** The address of a view; it contains only what differs from the default. */
export function customersAddress({ text = '', sort = 'newest', page = 1, customer = '' }: Partial<CustomersQuery>) {
  const search = new URLSearchParams();
  if (text !== '') search.set('q', text);
  if (sort !== 'newest') search.set('sort', sort);
  if (page !== 1) search.set('page', String(page));
  if (customer !== '') search.set('customer', customer);
  return search.size === 0 ? paths.customers : `${paths.customers}?${search}`;
}

/** Id of the link in a customer's row. */
export const customerLinkId = (id: string): string => `customer-${id}`;
