import { toCustomer } from '../../adapters/customers.ts';
import type { CustomerSort } from '../../domain/back-office.ts';
import type { ApiClient } from '../transport/call-types.ts';
import { fileRequest } from '../transport/file-request.ts';
import { outcome, pageQuery, totalOf } from '../transport/outcome.ts';
import type { Page } from './admin-api.ts';

/** Search, sort and page of the back office's customers. */
export interface CustomersQuery extends Page {
  /** Part of a name, e-mail address, phone number, city or pincode. */
  readonly text?: string;
  /** `newest` where absent. */
  readonly sort?: CustomerSort;
}

const searchOf = (text = '') => (text === '' ? {} : { q: text });

/** The back office's customers. */
export function createCustomersApi({ call, address }: ApiClient) {
  return {
    /** A page of customers. */
    async customers({ text, sort, ...page }: CustomersQuery) {
      const query = { ...searchOf(text), ...(sort === undefined ? {} : { sort }), ...pageQuery(page) };
      return outcome(await call('getCustomers', { query }), ({ customers }, headers) => ({
        items: customers.map(toCustomer),
        total: totalOf(headers, customers),
      }));
    },

    /** One customer (`user.not_found`). */
    async customer(id: string) {
      const result = await call('getCustomer', { params: { customer: id } });
      return outcome(result, ({ customer, addresses, consents, returns }) => ({
        customer: toCustomer(customer),
        addresses,
        consents,
        returns,
      }));
    },

    /** Request of a CSV file of the matching customers. */
    customersFileRequest(text: string) {
      return fileRequest(address('exportCustomers'), searchOf(text));
    },
  };
}

/** The calls of the back office's customers. */
export type CustomersApi = ReturnType<typeof createCustomersApi>;
