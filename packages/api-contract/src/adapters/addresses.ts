/** Addresses: wire ↔ domain. */
import type { Address, AddressFields } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';
import type { Listed } from './listed.ts';

type AddressRow = Listed<
  WireOf<'getAddress'>['answer']['data'],
  'id' | 'name' | 'mobile' | 'pincode' | 'locality' | 'address' | 'city' | 'district'
>;

/** One address; Home unless the row says otherwise. */
export function toAddress(row: AddressRow): Address {
  const { ledcode: _owner, ...address } = row;
  return { ...address, id: String(row.id), addressType: row.addressType ?? 'Home', isActive: row.isActive ?? false };
}

/** getAddresses. */
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
