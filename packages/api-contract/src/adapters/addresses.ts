/** Addresses: wire ↔ domain. */
import type { Address, AddressFields } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import { isTrue, textIn, type Listed } from './listed.ts';

type AddressRow = Listed<
  WireOf<'getAddress'>['answer']['data'],
  'id' | 'name' | 'mobile' | 'pincode' | 'locality' | 'address' | 'city' | 'district'
>;

/** One address; Home unless the row says otherwise. */
export function toAddress(row: AddressRow): Address {
  return {
    id: String(row.id),
    name: textIn(row.name),
    mobile: textIn(row.mobile),
    pincode: textIn(row.pincode),
    locality: textIn(row.locality),
    address: textIn(row.address),
    city: textIn(row.city),
    district: textIn(row.district),
    addressType: row.addressType ?? 'Home',
    isActive: isTrue(row.isActive),
  };
}

/** From the answer of `getAddresses`. */
export function toAddresses(answer: WireOf<'getAddresses'>['answer']): Address[] {
  return answer.data.map(toAddress);
}

/** Replaces a pasted line break or tab by a space, because the server refuses control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/** addAddress, updateAddress. */
export function fromAddress(customerId: string, fields: AddressFields): WireOf<'addAddress'>['body'] {
  return {
    name: oneLine(fields.name),
    mobile: oneLine(fields.mobile),
    pincode: oneLine(fields.pincode),
    locality: oneLine(fields.locality),
    address: oneLine(fields.address),
    city: oneLine(fields.city),
    district: oneLine(fields.district),
    addressType: fields.addressType,
    ledcode: customerId,
  };
}
