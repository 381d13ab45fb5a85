import type { OrderLine, Parcel } from '@kayal/api-contract/client';
import { shopperMessages } from '@kayal/commerce-core';
import type { ShownParcel } from '../../parts/ParcelList/ParcelList.tsx';

/** Whether one parcel contains the whole order: then its contents are those of the list below it. */
const hasAll = ({ lines }: Parcel, ordered: readonly OrderLine[]): boolean =>
  ordered.every(({ quantity }, index) => lines.some((line) => line.lineNo === index + 1 && line.quantity === quantity));

/** The parcels of an own order, with their contents where the order travels in parts. */
export function ownParcels(parcels: readonly Parcel[], ordered: readonly OrderLine[]): ShownParcel[] {
  return parcels.map((parcel) => ({
    ...parcel,
    items: hasAll(parcel, ordered)
      ? []
      : parcel.lines.map(({ lineNo, quantity }) => {
          const line = ordered[lineNo - 1];
          const name = line?.itemName ?? shopperMessages['S8.ORD.04'];
          return `${quantity} × ${name}${line?.size == null ? '' : `, size ${line.size}`}`;
        }),
  }));
}
