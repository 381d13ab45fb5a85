import { toAddresses } from '../../adapters/addresses.ts';
import type { OrderRow } from '../../adapters/orders.ts';
import type { ApiClient, CallResult } from '../transport/call-types.ts';

/**
 * Reads once for each key, even when many rows need the same one. A failed read gives null: its row
 * stays incomplete, and the next list reads again.
 */
function once<Answer, Found>(
  read: (key: string) => Promise<CallResult<Answer>>,
  find: (answer: Answer) => Found | null | undefined,
): (key: string) => Promise<Found | null> {
  const found = new Map<string, Promise<Found | null>>();
  async function tryRead(key: string): Promise<Found | null> {
    const result = await read(key).catch(() => null);
    if (result?.ok) return find(result.data) ?? null;
    found.delete(key);
    return null;
  }
  return (key) => {
    const reading = found.get(key) ?? tryRead(key);
    found.set(key, reading);
    return reading;
  };
}

const oneLine = (...parts: readonly string[]): string => parts.filter((part) => part.trim() !== '').join(', ');

/** Completes a row of an order from the specified calls. A field that is null stays null: the server does not know it. */
export function orderCompleter({ call }: ApiClient): (row: OrderRow) => Promise<OrderRow> {
  const productOf = once(
    (uniqueCode) => call('getProductByUniqueCode', { query: { uniqueCode } }),
    ([product]) => product,
  );
  const nameOf = once(
    (customer) => call('getCustomerById', { params: { customer } }),
    ({ data }) => data.full_name,
  );
  const addressesOf = once((customer) => call('getAddresses', { params: { customer } }), toAddresses);

  /**
   * The row's phone number is that of the address that was active when the order was placed. Where no address has it
   * any more, the one that is active now.
   */
  async function addressTextOf({ LedCode, PhoneNo }: OrderRow): Promise<string | null> {
    const all = (await addressesOf(LedCode)) ?? [];
    const ofPhone = all.filter(({ mobile }) => mobile === PhoneNo);
    const candidates = ofPhone.length === 0 ? all : ofPhone;
    const found = candidates.find(({ isActive }) => isActive) ?? candidates[0];
    if (found === undefined) return null;
    return oneLine(found.name, found.address, found.locality, found.city, `${found.district} - ${found.pincode}`);
  }

  return async (row) => {
    const product = row.itemName === undefined || row.Size === undefined ? await productOf(row.UniqueCode) : null;
    return {
      ...row,
      itemName: row.itemName ?? (product?.ItemName || null),
      Size: row.Size ?? (product?.Size || null),
      Color: row.Color ?? (product?.Color.trim() || null),
      displayFirst: row.displayFirst ?? product?.displayFirst ?? null,
      PictureAt: row.PictureAt ?? product?.PictureAt,
      customerName: row.customerName === undefined ? await nameOf(row.LedCode) : row.customerName,
      addressText: row.addressText === undefined ? await addressTextOf(row) : row.addressText,
    };
  };
}
