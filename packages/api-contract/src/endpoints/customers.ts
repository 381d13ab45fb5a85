import { Type } from 'typebox';
import { customerSorts } from '../domain/back-office.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, customerParams, limitText, nullable, offsetText, text } from '../schemas.ts';
import { addressRow } from './addresses.ts';
import { consentRow } from './privacy.ts';

/** Part of a name, e-mail address, phone number, city or pincode. */
const search = { q: Type.Optional(text(100)) };

/** A shopper's account with what she bought; cancelled orders do not count. Times are ms since 1970. */
const customerRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Of the account, else of the address that her orders go to; empty for none. */
  phone: Type.String(),
  /** Whether she has proven that the e-mail address is hers. */
  isConfirmed: Type.Boolean(),
  createdAt: Type.Integer(),
  orders: Type.Integer(),
  /** The lines of her orders as in the report of sales: without charges for delivery, returns not taken off. Rupees. */
  spent: Type.Number(),
  lastOrderAt: nullable(Type.Integer()),
});

/** The back office's customers: accounts of shoppers that were not deleted. */
export const customerEndpoints = {
  getCustomers: endpoint('getCustomers', {
    summary: 'Customers, by default the newest first; X-Total-Count counts them.',
    params: companyParams,
    query: Type.Object({
      ...search,
      sort: Type.Optional(Type.Enum(customerSorts)),
      limit: Type.Optional(limitText),
      offset: Type.Optional(offsetText),
    }),
    answer: Type.Object({ success: Type.Literal(true), customers: Type.Array(customerRow) }),
  }),
  getCustomer: endpoint('getCustomer', {
    summary: 'One customer with her addresses, consents and the number of her returns.',
    params: customerParams,
    answer: Type.Object({
      success: Type.Literal(true),
      customer: customerRow,
      addresses: Type.Array(addressRow),
      consents: Type.Array(consentRow),
      returns: Type.Integer(),
    }),
    refusals: ['user.not_found'],
  }),
  exportCustomers: endpoint('exportCustomers', {
    summary:
      'The matching customers as CSV, newest first; the search is in the body, because it may contain a name or phone.',
    params: companyParams,
    body: Type.Object(search),
    answer: Type.Unsafe<string>({ type: 'string', contentMediaType: 'text/csv' }),
  }),
};
