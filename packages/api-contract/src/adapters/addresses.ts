/** Addresses: wire ↔ domain (J10). */
import type { Address, AddressFields } from '../domain/shopper.ts';
import type { WireOf } from '../endpoints.ts';

/** One address (S3.ENT.11). */
export function toAddress(row: WireOf<'getAddress'>['answer']['data']): Address {
  const { ledcode: _owner, ...address } = row;
  return address;
}

/** getAddresses. */
export function toAddresses(answer: WireOf<'getAddresses'>['answer']): Address[] {
  return answer.data.map(toAddress);
}

/** A pasted line break or tab would be refused as a control character; it becomes a space. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}

/** addAddress, updateAddress (S7.ADDR.03, S7.ADDR.04). */
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
