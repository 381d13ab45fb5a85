import type { Address, AddressFields } from '@kayal/api-contract/client';

/** What an empty address form holds; the type starts at Home (S3.ENT.12, S2.ADDR.07–08). */
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

/** An address on one line, empty parts left out (S2.CART.02, S2.DASH.13). */
export function addressLine(address: Omit<AddressFields, 'name' | 'mobile' | 'addressType'>): string {
  const place = [address.address, address.locality, address.city, address.district].map((part) => part.trim());
  const line = place.filter(Boolean).join(', ');
  const pincode = address.pincode.trim();
  if (pincode === '') return line;
  return line === '' ? pincode : `${line} - ${pincode}`;
}

/** The one address that orders go to, if any (S4.ADDR.01). */
export function activeAddress(addresses: readonly Address[]): Address | null {
  return addresses.find((address) => address.isActive) ?? null;
}

/** A hint beside a field that looks unusual; it never blocks (S5.ADDR.01, J50). */
export function addressHints(fields: AddressFields): {
  readonly pincode: string | null;
  readonly mobile: string | null;
} {
  const pincode = fields.pincode.trim();
  const mobile = fields.mobile.replaceAll(/[\s-]/g, '').replace(/^(\+91|0)/, '');
  return {
    pincode: pincode === '' || /^[1-9]\d{5}$/.test(pincode) ? null : 'A pincode has six digits.',
    mobile: mobile === '' || /^[6-9]\d{9}$/.test(mobile) ? null : 'A mobile number has ten digits.',
  };
}
