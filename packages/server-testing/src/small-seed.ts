import { inTransaction } from '@kayal/server/src/db/in-transaction.ts';
import type { Db } from '@kayal/server/src/db/open-database.ts';
import type { AddressTable, CustomerTable } from '@kayal/server/src/db/tables/accounts.ts';
import { hashOnce } from './hash-once.ts';

/** Time of the small shop's data: before the start of the tests' clock; ms since 1970. */
const stockedAt = Date.UTC(2026, 9, 1);

/** Password of everyone in the small shop. */
export const smallPassword = 'made-to-move';

/** The products of the small shop, each for one kind of test. Money in paise. */
export const items = {
  /** Two colours and two sizes, an offer. */
  tee: { id: 101, name: 'Aero Training T-shirt', mrp: 49_900, offer: 39_900 },
  /** No offer. */
  jacket: { id: 102, name: 'Trail Wind Jacket', mrp: 249_900, offer: null },
  /** A price with paise. */
  shorts: { id: 103, name: 'Court Shorts', mrp: 79_950, offer: null },
  /** Not on sale. */
  hidden: { id: 104, name: 'Sample Vest', mrp: 29_900, offer: null },
} as const;

/** The variants of the small shop. */
export const variants = {
  blackM: { code: 'AERO-BLK-M', productId: 101, colour: 'Jet Black', size: 'M', stock: 60 },
  blackL: { code: 'AERO-BLK-L', productId: 101, colour: 'Jet Black', size: 'L', stock: 5 },
  redL: { code: 'AERO-RED-L', productId: 101, colour: 'Brick Red', size: 'L', stock: 5 },
  soldOut: { code: 'AERO-RED-M', productId: 101, colour: 'Brick Red', size: 'M', stock: 0 },
  lastOne: { code: 'TRAIL-NVY-M', productId: 102, colour: 'Navy', size: 'M', stock: 1 },
  jacketL: { code: 'TRAIL-NVY-L', productId: 102, colour: 'Navy', size: 'L', stock: 10_000 },
  shortsS: { code: 'COURT-WHT-S', productId: 103, colour: 'White', size: 'S', stock: 10_000 },
  hidden: { code: 'VEST-GRY-M', productId: 104, colour: 'Grey', size: 'M', stock: 10 },
} as const;

/** The accounts of the small shop, with the demo's e-mail addresses. */
export const people = {
  asha: { id: 'cust-asha', name: 'Asha Nair', email: 'asha@kayal.example', role: 'shopper' },
  rahul: { id: 'cust-rahul', name: 'Rahul Menon', email: 'rahul@kayal.example', role: 'shopper' },
  admin: { id: 'cust-admin', name: 'Meera Iyer', email: 'admin@kayal.example', role: 'admin' },
} as const;

/** A row of a confirmed customer. */
export function customerRow(
  person: { readonly id: string; readonly name: string; readonly email: string },
  passwordHash: string | null,
  role: CustomerTable['role'] = 'shopper',
) {
  return {
    id: person.id,
    email: person.email,
    full_name: person.name,
    mobile: '9876543210',
    password_hash: passwordHash,
    role,
    verified: 1 as const,
    google_sub: null,
    created_at: stockedAt,
  };
}

/** The active address of a customer. */
export function addressRow(customerId: string, name: string): AddressTable {
  return {
    id: `addr-${customerId}`,
    customer_id: customerId,
    name,
    mobile: '9876500011',
    pincode: '682020',
    locality: 'Kadavanthra',
    address: '14/2 Lagoon View',
    city: 'Kochi',
    district: 'Ernakulam',
    address_type: 'Home',
    is_active: 1,
    created_at: stockedAt,
  };
}

/** Fills an empty database with the small shop: known products and stock, two shoppers with an address, an admin. */
export async function seedSmall(db: Db, season: string): Promise<void> {
  const passwordHash = await hashOnce(smallPassword);
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('category')
      .values({ id: 4, kind: 'category', name: 'T-Shirts', same_as: 4, position: 1 })
      .execute();
    await trx
      .insertInto('product')
      .values(
        Object.values(items).map((item, index) => ({
          id: item.id,
          name: item.name,
          mrp: item.mrp,
          category_id: 4,
          display_colour: Object.values(variants).find(({ productId }) => productId === item.id)?.colour ?? '',
          cut: 'tee',
          department: 'men' as const,
          rank: 100 - index,
          created_at: stockedAt,
          visible: item === items.hidden ? (0 as const) : (1 as const),
        })),
      )
      .execute();
    await trx
      .insertInto('variant')
      .values(
        Object.values(variants).map((variant, position) => ({
          unique_code: variant.code,
          product_id: variant.productId,
          colour: variant.colour,
          size: variant.size,
          qty: variant.stock,
          position,
        })),
      )
      .execute();
    await trx
      .insertInto('stock_movement')
      .values(
        Object.values(variants).map(({ code, stock }) => ({
          id: `initial-${code}`,
          unique_code: code,
          delta: stock,
          reason: 'initial' as const,
          entry_no: null,
          created_at: stockedAt,
        })),
      )
      .execute();
    await trx
      .insertInto('offer')
      .values({ product_id: items.tee.id, price: items.tee.offer, updated_at: stockedAt })
      .execute();
    await trx
      .insertInto('colour')
      .values({ season, db_color: 'Jet Black', md_color: 'MIDNIGHT', hex: '#0b0d12' })
      .execute();
    await trx
      .insertInto('customer')
      .values(Object.values(people).map((person) => customerRow(person, passwordHash, person.role)))
      .execute();
    await trx
      .insertInto('address')
      .values([people.asha, people.rahul].map((person) => addressRow(person.id, person.name)))
      .execute();
  });
}
