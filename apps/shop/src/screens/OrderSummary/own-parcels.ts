import type { OrderLine, Parcel } from '@kayal/api-contract/client';
import { shopperMessages } from '@kayal/commerce-core';
import type { ShownParcel } from '../../parts/ParcelList/ParcelList.tsx';

/** Whether one parcel contains the whole order: then its contents are those of the list below it. */
const hasAll = ({ exchange, lines }: Parcel, ordered: readonly OrderLine[]): boolean =>
  exchange === null &&
  ordered.every(({ quantity }, index) => lines.some((line) => line.lineNo === index + 1 && line.quantity === quantity));

const itemText = (quantity: number, name: string, size: string): string =>
  `${quantity} × ${name}${size === '' ? '' : `, size ${size}`}`;

function itemsOf({ exchange, lines }: Parcel, ordered: readonly OrderLine[]): string[] {
  if (exchange !== null) {
    const items = exchange.items.map(({ name, colour, size, quantity }) => {
      return `${itemText(quantity, name, size)}, ${colour}`;
    });
    return ['In exchange for your return', ...items];
  }
  return lines.map(({ lineNo, quantity }) => {
    const line = ordered[lineNo - 1];
    return itemText(quantity, line?.itemName ?? shopperMessages['S8.ORD.04'], line?.size ?? '');
  });
}

/** The parcels of an own order, with their contents where the order travels in parts, or where they are in exchange. */
export function ownParcels(parcels: readonly Parcel[], ordered: readonly OrderLine[]): ShownParcel[] {
  return parcels.map((parcel) => ({ ...parcel, items: hasAll(parcel, ordered) ? [] : itemsOf(parcel, ordered) }));
}
