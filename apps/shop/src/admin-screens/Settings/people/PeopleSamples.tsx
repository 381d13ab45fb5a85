import { toPastOrder, type PeopleImport } from '@kayal/api-contract/client';
import { formatMoney, formatShortDate } from '@kayal/commerce-core';
import { DataTable } from '@kayal/design-system';
import { useDateFormat, useMoneyFormat } from '../../../data/use-shop.ts';

/** The first customers or orders as they will be. */
export function PeopleSamples({ run: { customers, orders } }: { readonly run: PeopleImport }) {
  const money = useMoneyFormat();
  const dates = useDateFormat();
  if (customers.length > 0) {
    return (
      <DataTable
        caption="The first customers as they will be"
        rows={customers}
        rowKey={({ email }) => email}
        empty={null}
        columns={[
          { id: 'name', header: 'Name', names: true, cell: ({ name }) => name },
          { id: 'email', header: 'E-mail', cell: ({ email }) => email },
          { id: 'mobile', header: 'Mobile', cell: ({ mobile }) => mobile || '–' },
          { id: 'addresses', header: 'Addresses', cell: ({ addresses }) => addresses.join('; ') || '–' },
        ]}
      />
    );
  }
  if (orders.length === 0) return null;
  return (
    <DataTable
      caption="The first orders as they will be"
      rows={orders.map(toPastOrder)}
      rowKey={({ number }) => number}
      empty={null}
      columns={[
        { id: 'number', header: 'Order', names: true, cell: ({ number }) => number },
        {
          id: 'on',
          header: 'Ordered',
          cell: ({ orderedOn }) => formatShortDate(Date.parse(`${orderedOn}T12:00:00Z`), dates),
        },
        { id: 'lines', header: 'Products', cell: ({ lines }) => lines.map(({ name }) => name).join('; ') || '–' },
        { id: 'status', header: 'Status', cell: ({ status }) => status || '–' },
        { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total, money) },
      ]}
    />
  );
}
