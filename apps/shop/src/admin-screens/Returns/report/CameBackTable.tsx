import type { CameBackCounts } from '@kayal/api-contract/client';
import { formatNumber } from '@kayal/commerce-core';
import { DataTable } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';

interface CameBackTableProps {
  readonly caption: string;
  /** What the names of the rows are, such as a pincode. */
  readonly kind: string;
  readonly rows: readonly (CameBackCounts & { readonly name: string })[];
}

/** Which orders came back: parcels that nobody took, and pieces in returns, as shares of the orders of a row. */
export function CameBackTable({ caption, kind, rows }: CameBackTableProps) {
  const { locale } = useMoneyFormat();
  const share = (part: number, orders: number): string =>
    `${formatNumber(part, locale)} (${formatNumber(Math.round((part / orders) * 100), locale)} %)`;
  return (
    <DataTable
      scroll="page"
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: kind, names: true, cell: ({ name }) => name },
        { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => formatNumber(orders, locale) },
        {
          id: 'cameBack',
          header: 'Parcel came back',
          align: 'end',
          cell: ({ cameBack, orders }) => share(cameBack, orders),
        },
        {
          id: 'returned',
          header: 'With returns',
          align: 'end',
          cell: ({ returned, orders }) => share(returned, orders),
        },
      ]}
    />
  );
}
