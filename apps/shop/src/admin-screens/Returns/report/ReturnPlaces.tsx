import type { ReturnPlace } from '@kayal/api-contract/client';
import { formatNumber } from '@kayal/commerce-core';
import { DataTable } from '@kayal/design-system';
import { useMoneyFormat } from '../../../data/use-shop.ts';

interface ReturnPlacesProps {
  readonly places: readonly ReturnPlace[];
}

/** Where orders came back: parcels that nobody took, and pieces in returns, as shares of the orders to a pincode. */
export function ReturnPlaces({ places }: ReturnPlacesProps) {
  const { locale } = useMoneyFormat();
  const share = (part: number, orders: number): string =>
    `${formatNumber(part, locale)} (${formatNumber(Math.round((part / orders) * 100), locale)} %)`;
  return (
    <DataTable
      scroll="page"
      caption="Where orders came back"
      rows={places}
      rowKey={({ pincode }) => pincode}
      columns={[
        { id: 'pincode', header: 'Pincode', names: true, cell: ({ pincode }) => pincode },
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
