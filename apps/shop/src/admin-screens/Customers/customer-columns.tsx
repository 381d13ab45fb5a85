import type { ListedCustomer } from '@kayal/api-contract/client';
import { formatMoney, formatNumber, formatShortDate, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';
import { StatusPill, TextLink, type DataColumn } from '@kayal/design-system';
import { cell } from '../Returns/Returns.css.ts';
import * as css from './Customers.css.ts';
import { customerLinkId } from './customers-query.ts';

interface CustomerColumnsOptions {
  readonly money: MoneyFormat;
  readonly dates: DateFormat;
  /** Address of the drawer with all of a customer. */
  readonly hrefOf: (id: string) => string;
}

/** The columns of the list. */
export function customerColumns({ money, dates, hrefOf }: CustomerColumnsOptions): DataColumn<ListedCustomer>[] {
  return [
    {
      id: 'customer',
      header: 'Customer',
      names: true,
      cell: ({ id, name, email, phone, isConfirmed }) => (
        <span className={cell}>
          <TextLink id={customerLinkId(id)} href={hrefOf(id)} place="standalone">
            {name}
          </TextLink>
          <span className={css.quiet}>{email}</span>
          {phone === '' ? null : <span className={css.quiet}>{phone}</span>}
          {isConfirmed ? null : <StatusPill tone="neutral" label="E-mail not confirmed" />}
        </span>
      ),
    },
    { id: 'since', header: 'Since', cell: ({ createdAt }) => formatShortDate(createdAt, dates) },
    { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatNumber(orders, money.locale) },
    { id: 'spent', header: 'Spent', align: 'end', cell: ({ spent }) => formatMoney(spent, money) },
    {
      id: 'last',
      header: 'Last order',
      cell: ({ lastOrderAt }) => (lastOrderAt === null ? 'None' : formatShortDate(lastOrderAt, dates)),
    },
  ];
}
