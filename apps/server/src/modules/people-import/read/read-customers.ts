import { hash } from 'node:crypto';
import type { AddressFields } from '@kayal/api-contract';
import type { ExportColumns } from '../../catalogue-import/exports/columns.ts';
import type { ImportRow } from '../../catalogue-import/read/read-rows.ts';
import { addressKey, cellText, joinedText, maxName, readAddress, readEmail, readMobile } from './cells.logic.ts';
import type { OpenPeople } from './open-people.ts';
import type { Problems } from './problems.ts';
import type { CustomerProfile } from './people-profile.ts';

/** A customer of a file, or further addresses of one who stood above. */
export interface ReadCustomer {
  readonly row: number;
  readonly email: string;
  readonly name: string;
  /** Ten digits; empty for none. */
  readonly mobile: string;
  /** Without those that stood above. */
  readonly addresses: readonly AddressFields[];
  /** Whether the file names her for the first time. */
  readonly isFirst: boolean;
}

const yes = /^(yes|true|1|y|subscribed)$/i;

/** 52 bits of a hash: two of a million texts have the same with a chance of one in ten thousand. */
const numberOf = (text: string): number => Number.parseInt(hash('sha256', text, 'hex').slice(0, 13), 16);

/** Reads the customers of a file. It remembers which e-mail and postal addresses stood above. */
class CustomerReader {
  readonly #profile: CustomerProfile;
  readonly #columns: ExportColumns;
  readonly #problems: Problems;
  readonly #emails = new Set<string>();
  /** Of e-mail and postal address together, as numbers: a large file has a hundred thousand of them. */
  readonly #addresses = new Set<number>();
  /** The customer above, where rows without an e-mail address are hers. */
  #above: Pick<ReadCustomer, 'email' | 'name' | 'mobile'> | null = null;

  constructor(profile: CustomerProfile, columns: ExportColumns, problems: Problems) {
    this.#profile = profile;
    this.#columns = columns;
    this.#problems = problems;
  }

  /** The customer of a row; null for a row that is left out. */
  read(row: ImportRow): ReadCustomer | null {
    const person = this.#personOf(row);
    this.#above = person;
    if (person === null) return null;
    const isFirst = !this.#emails.has(person.email);
    this.#emails.add(person.email);
    const addresses = this.#newAddresses(row, person);
    if (!isFirst && addresses.length === 0) {
      this.#problems.add('twice', row.row);
      return null;
    }
    return { row: row.row, ...person, addresses, isFirst };
  }

  #personOf(row: ImportRow): Pick<ReadCustomer, 'email' | 'name' | 'mobile'> | null {
    const { email: emailColumns, names, mobile: mobileColumns, consent, isFilledDown } = this.#profile;
    const text = (columns: readonly string[]): string => cellText(this.#columns, row, columns);
    const typed = text(emailColumns);
    if (row.surplus > 0) return this.#leaveOut('surplus', row);
    if (typed === '' && isFilledDown && this.#above !== null) return this.#above;
    const email = readEmail(typed);
    if (email === null) return this.#leaveOut('email', row);
    const name = joinedText(this.#columns, row, names) || (email.split('@')[0] ?? '');
    if (name.length > maxName) return this.#leaveOut('long', row);
    if (typed !== email) this.#problems.add('capitals', row.row);
    const phone = text(mobileColumns);
    const mobile = readMobile(phone);
    if (phone !== '' && mobile === '') this.#problems.add('mobile', row.row);
    const isYes = this.#columns.of(consent).some((column) => yes.test(row.cells[column] ?? ''));
    if (isYes) this.#problems.add('consent', row.row);
    return { email, name, mobile };
  }

  #leaveOut(kind: 'surplus' | 'email' | 'long', { row }: ImportRow): null {
    this.#problems.add(kind, row);
    return null;
  }

  #newAddresses(row: ImportRow, person: Pick<ReadCustomer, 'email' | 'name' | 'mobile'>): readonly AddressFields[] {
    return this.#profile.addresses.flatMap((set) => {
      const address = readAddress(this.#columns, row, set, person);
      if (address === 'unusable') this.#problems.add('address', row.row);
      if (typeof address === 'string') return [];
      const key = numberOf(`${person.email} ${addressKey(address)}`);
      if (this.#addresses.has(key)) return [];
      this.#addresses.add(key);
      return [address];
    });
  }
}

/** The customers of a file, in its order. @throws PeopleFileRefusal */
export async function* readCustomers(
  { columns, rows }: OpenPeople,
  profile: CustomerProfile,
  problems: Problems,
): AsyncGenerator<ReadCustomer> {
  const reader = new CustomerReader(profile, columns, problems);
  for await (const row of rows) {
    const customer = reader.read(row);
    if (customer !== null) yield customer;
  }
}
