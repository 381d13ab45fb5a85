import { describe, expect, it } from 'vitest';
import { addressTexts, readAddress } from './address-fields.ts';
import { districtOf } from './pincode-districts.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

describe('address form', () => {
  it('S2.ADDR.07 has seven text fields', () => {
    expect(addressTexts.map(({ name }) => name)).toEqual([
      'name',
      'mobile',
      'pincode',
      'locality',
      'address',
      'city',
      'district',
    ]);
  });

  it('S2.ADDR.07 S2.ADDR.08 reads every field and the type', () => {
    const typed = {
      name: ' Asha ',
      mobile: '9000000001',
      pincode: '688001',
      locality: 'Beach',
      address: '14 Boat Jetty Road',
      city: 'Alappuzha',
      district: 'Alappuzha',
    };
    expect(readAddress(formOf({ ...typed, addressType: 'Office' }))).toEqual({
      ...typed,
      name: 'Asha',
      addressType: 'Office',
    });
  });

  it('S3.ENT.12 takes a missing or unknown type for Home', () => {
    expect(readAddress(formOf({})).addressType).toBe('Home');
    expect(readAddress(formOf({ addressType: 'Castle' })).addressType).toBe('Home');
  });

  it('S5.ADDR.01 accepts anything at all', () => {
    expect(readAddress(formOf({ pincode: 'none', mobile: '?' }))).toMatchObject({ pincode: 'none', mobile: '?' });
  });

  it('J50 knows districts by whole pincodes only', () => {
    expect(districtOf('688001')).toBe('Alappuzha');
    expect(districtOf('6880')).toBeNull();
    expect(districtOf('999999')).toBeNull();
    expect(districtOf('constructor')).toBeNull();
  });
});
