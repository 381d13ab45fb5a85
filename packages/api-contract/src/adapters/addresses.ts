/** Addresses: wire ↔ domain. */
import type { Address, AddressFields } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';

/** One address, without its owner. */
export function toAddress(row: WireOf<'getAddress'>['answer']['data']): Address {
  const { ledcode: _ledcode, ...address } = row;
  return address;
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
