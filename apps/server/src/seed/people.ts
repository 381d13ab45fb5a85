import { createHash } from 'node:crypto';
import type { Address } from '@kayal/api-contract';
import type { AddressTable, CustomerTable } from '../db/tables/accounts.ts';

/** The password of all three demo accounts. */
export const demoPassword = 'made-to-move';

/** A demo account before it is a row. */
export interface DemoPerson {
  readonly key: 'asha' | 'rahul' | 'admin';
  readonly fullName: string;
  readonly mobile: string;
  readonly role: CustomerTable['role'];
  readonly addresses: readonly DemoAddress[];
}

/** A demo address before it is a row. */
export type DemoAddress = Pick<AddressTable, 'pincode' | 'locality' | 'address' | 'city' | 'district' | 'address_type'>;

/** Two shoppers and the admin, as the README names them. */
export const people: readonly DemoPerson[] = [
  {
    key: 'asha',
    fullName: 'Asha Nair',
    mobile: '9876500011',
    role: 'shopper',
    addresses: [
      {
        pincode: '682020',
        locality: 'Kadavanthra',
        address: '14/2 Lagoon View, K.P. Vallon Road',
        city: 'Kochi',
        district: 'Ernakulam',
        address_type: 'Home',
      },
      {
        pincode: '682042',
        locality: 'Kakkanad',
        address: '6th Floor, Tidal Block, Infopark Road',
        city: 'Kochi',
        district: 'Ernakulam',
        address_type: 'Office',
      },
    ],
  },
  {
    key: 'rahul',
    fullName: 'Rahul Menon',
    mobile: '9876500022',
    role: 'shopper',
    addresses: [
      {
        pincode: '673004',
        locality: 'Puthiyara',
        address: 'Rosewood House, Mavoor Road',
        city: 'Kozhikode',
        district: 'Kozhikode',
        address_type: 'Home',
      },
    ],
  },
  { key: 'admin', fullName: 'Kayal Admin', mobile: '9876500033', role: 'admin', addresses: [] },
];

/**
 * An id that looks random but is the same at every seeding: 22 letters, digits, `-` or `_`.
 * @param name what the id is made from
 */
export function demoId(name: string): string {
  return createHash('sha256').update(`kayal demo ${name}`).digest('base64url').slice(0, 22);
}

/**
 * An account as its row.
 * @param passwordHash Argon2id hash of `demoPassword`
 * @param createdAt ms since 1970
 */
export function customerRow(
  person: DemoPerson,
  passwordHash: string,
  createdAt: number,
): Omit<CustomerTable, 'cart_version'> {
  return {
    id: demoId(person.key),
    email: `${person.key}@kayal.example`,
    full_name: person.fullName,
    mobile: person.mobile,
    password_hash: passwordHash,
    role: person.role,
    verified: 1,
    google_sub: null,
    created_at: createdAt,
  };
}

/** One of a person's addresses; the first is her active one. Undefined when she has fewer. */
export function addressOf(person: DemoPerson, index: number): Address | undefined {
  const place = person.addresses[index];
  if (place === undefined) return undefined;
  const { address_type: addressType, ...rest } = place;
  return {
    ...rest,
    addressType,
    id: demoId(`${person.key} address ${index}`),
    name: person.fullName,
    mobile: person.mobile,
    isActive: index === 0,
  };
}

/**
 * The addresses of an account as rows.
 * @param createdAt ms since 1970
 */
export function addressRows(person: DemoPerson, createdAt: number): readonly AddressTable[] {
  return person.addresses.map((address, index) => ({
    ...address,
    id: demoId(`${person.key} address ${index}`),
    customer_id: demoId(person.key),
    name: person.fullName,
    mobile: person.mobile,
    is_active: index === 0 ? 1 : 0,
    created_at: createdAt + index,
  }));
}
