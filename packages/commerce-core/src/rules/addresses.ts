import type { Address, AddressFields } from '@kayal/api-contract/client';

/** The values of an empty address form; its type is Home. */
export const emptyAddress: AddressFields = {
  name: '',
  mobile: '',
  pincode: '',
  locality: '',
  address: '',
  city: '',
  district: '',
  addressType: 'Home',
};

/** An address on one line, empty parts left out. */
export function addressLine(address: Omit<AddressFields, 'name' | 'mobile' | 'addressType'>): string {
  const parts = [address.address, address.locality, address.city, address.district].map((part) => part.trim());
  const line = parts.filter(Boolean).join(', ');
  const pincode = address.pincode.trim();
  if (pincode === '') return line;
  return line === '' ? pincode : `${line} - ${pincode}`;
}

/** The active address, to which orders are delivered, if any. */
export function activeAddress(addresses: readonly Address[]): Address | null {
  return addresses.find((address) => address.isActive) ?? null;
}

/** Hints for fields with an unusual value; they never prevent saving. */
export function addressHints(fields: AddressFields): {
  readonly pincode: string | null;
  readonly mobile: string | null;
} {
  const pincode = fields.pincode.replaceAll(/\s/g, '');
  const mobile = fields.mobile.replaceAll(/[\s().-]/g, '').replace(/^(?:(?:\+|00)?91|0)(?=\d{10}$)/, '');
  return {
    pincode: pincode === '' || /^[1-9]\d{5}$/.test(pincode) ? null : 'A pincode has six digits.',
    mobile: mobile === '' || /^[6-9]\d{9}$/.test(mobile) ? null : 'A mobile number has ten digits.',
  };
}
