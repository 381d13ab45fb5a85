import { addressLine } from '@kayal/commerce-core';
import type { ExportColumns } from '../../catalogue-import/exports/columns.ts';
import type { ImportRow } from '../../catalogue-import/read/read-rows.ts';
import type { PastLine } from '../../orders/past/past-orders.repository.ts';
import { addressParts, cellText, readDay, readEmail, readPaise } from './cells.logic.ts';
import type { OpenPeople } from './open-people.ts';
import { PeopleFileRefusal, type Problems } from './problems.ts';
import type { OrderProfile } from './people-profile.ts';

/** An order of a file. Amounts in paise. */
export interface ReadOrder {
  readonly row: number;
  readonly number: string;
  readonly email: string;
  /** yyyy-mm-dd */
  readonly orderedOn: string;
  readonly status: string;
  readonly total: number;
  readonly delivery: number | null;
  readonly discount: number | null;
  readonly address: string;
  readonly lines: readonly PastLine[];
}

/** Max rows of an order, and max characters of a name, of a number or code, and of an address. */
const [maxRows, maxText, maxCode, maxAddress] = [200, 200, 64, 600];

/** A status in words: `wc-on-hold` is `On hold`. */
function words(status: string): string {
  const text = status.replace(/^wc-/, '').replaceAll(/[_-]+/g, ' ').trim().slice(0, maxCode);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** The values of `name:Tee|sku:T1|quantity:2`, by their names. */
const packedValues = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('|').flatMap((part) => {
      const at = part.indexOf(':');
      return at < 1 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );

/** The amount of one unit; null where neither it nor that of all is known. */
function unitPrice(price: string, lineTotal: string, quantity: number): number | null {
  const total = readPaise(lineTotal);
  return readPaise(price) ?? (total === null ? null : Math.round(total / quantity));
}

/** How files write rupees, beside their code. */
const rupeeSigns = ['₹', 'RS', 'RS.'];

/** Whether an amount is in a currency: without a word in its file it is in that of the shop. */
const isIn = (currency: string, written: string): boolean =>
  ['', currency, ...(currency === 'INR' ? rupeeSigns : [])].includes(written.toUpperCase());

/** Reads one order from its rows. */
class OrderReader {
  readonly #profile: OrderProfile;
  readonly #columns: ExportColumns;
  readonly #currency: string;
  readonly #problems: Problems;

  constructor(profile: OrderProfile, columns: ExportColumns, currency: string, problems: Problems) {
    this.#profile = profile;
    this.#columns = columns;
    this.#currency = currency;
    this.#problems = problems;
  }

  /** The order; null for one that is left out. */
  read(number: string, rows: readonly ImportRow[]): ReadOrder | null {
    const [head] = rows;
    if (head === undefined) return null;
    const { profile, row } = { profile: this.#profile, row: head.row };
    const leaveOut = (kind: Parameters<Problems['add']>[0], at = row): null => {
      this.#problems.add(kind, at);
      return null;
    };
    const shifted = rows.find(({ surplus }) => surplus > 0);
    if (shifted !== undefined) return leaveOut('surplus', shifted.row);
    const first = (names: readonly string[]): string =>
      rows.map((each) => cellText(this.#columns, each, names)).find(Boolean) ?? '';
    const email = readEmail(first(profile.email));
    if (number.length > maxCode) return leaveOut('long');
    if (email === null) return leaveOut('email');
    if (!isIn(this.#currency, first(profile.currency))) return leaveOut('currency');
    const orderedOn = readDay(first(profile.date), profile.isDayFirst);
    if (orderedOn === null) return leaveOut('date');
    const lines = rows.flatMap((each) => this.#linesOf(each));
    const [delivery, discount] = [readPaise(first(profile.delivery)), readPaise(first(profile.discount))];
    const sum = lines.reduce((all, { price, quantity }) => all + (price ?? NaN) * quantity, 0);
    const total = readPaise(first(profile.total)) ?? sum + (delivery ?? 0) - (discount ?? 0);
    if (Number.isNaN(total) || total < 0 || (lines.length === 0 && first(profile.total) === '')) {
      return leaveOut('amount');
    }
    const parts = addressParts(this.#columns, head, profile.address, { name: '', mobile: '' });
    const status = profile.status.map((names) => words(first(names))).filter(Boolean);
    return {
      row,
      number,
      email,
      orderedOn,
      status: first(profile.cancelled) === '' ? status.join(', ') : 'Cancelled',
      total,
      delivery: delivery || null,
      discount: discount || null,
      address: [parts.name, addressLine(parts)].filter(Boolean).join(', ').slice(0, maxAddress),
      lines,
    };
  }

  #linesOf(row: ImportRow): readonly PastLine[] {
    const { line, packed } = this.#profile;
    const text = (names: readonly string[]): string => cellText(this.#columns, row, names);
    const own = { name: text(line.name), code: text(line.code), quantity: text(line.quantity) };
    const isEmpty = own.name === '' && own.code === '' && own.quantity === '';
    const lines = isEmpty ? [] : [{ ...own, price: text(line.price), lineTotal: text(line.lineTotal) }];
    const listed = packed === null ? [] : this.#packedTexts(row, packed);
    return [...lines, ...listed.map(packedLine)].flatMap((each) => this.#lineOf(row, each));
  }

  #packedTexts(row: ImportRow, { numbered, listed }: NonNullable<OrderProfile['packed']>): readonly string[] {
    const columns = [...this.#columns.numbered(numbered), ...this.#columns.of(listed)];
    return columns.flatMap((column) => (row.cells[column] ?? '').split(/;(?=\s*(?:id|name):)/)).filter(Boolean);
  }

  #lineOf({ row }: ImportRow, line: ReturnType<typeof packedLine>): readonly PastLine[] {
    const quantity = line.quantity === '' ? 1 : Number(line.quantity);
    if (line.name === '' || !Number.isInteger(quantity) || quantity < 1 || quantity > 100_000) {
      this.#problems.add('line', row);
      return [];
    }
    const price = unitPrice(line.price, line.lineTotal, quantity);
    return [{ name: line.name.slice(0, maxText), code: line.code.slice(0, maxCode), quantity, price }];
  }
}

function packedLine(text: string) {
  const values = packedValues(text);
  const of = (name: string): string => values.get(name) ?? '';
  return { name: of('name'), code: of('sku'), quantity: of('quantity'), price: '', lineTotal: of('total') };
}

/**
 * The orders of a file, in its order. Rows of an order stand together.
 * @param currency the shop's, such as `INR`: orders in another one are left out
 * @throws PeopleFileRefusal, also where an order begins for the second time: two exports were put together
 */
export async function* readOrders(
  { columns, rows }: OpenPeople,
  profile: OrderProfile,
  currency: string,
  problems: Problems,
): AsyncGenerator<ReadOrder> {
  const reader = new OrderReader(profile, columns, currency, problems);
  const seen = new Set<string>();
  let current: { readonly number: string; readonly rows: ImportRow[] } | null = null;
  for await (const row of rows) {
    const number = cellText(columns, row, profile.number);
    if (current !== null && (number === '' || number === current.number)) {
      if (current.rows.length < maxRows) current.rows.push(row);
      else problems.add('line', row.row);
      continue;
    }
    if (number === '') {
      problems.add('number', row.row);
      continue;
    }
    if (seen.has(number)) {
      throw new PeopleFileRefusal(
        'mixed',
        `Order ${number} begins here again: two exports were put together, or the rows are not sorted by order.`,
        row.row,
      );
    }
    seen.add(number);
    const order = current === null ? null : reader.read(current.number, current.rows);
    current = { number, rows: [row] };
    if (order !== null) yield order;
  }
  const order = current === null ? null : reader.read(current.number, current.rows);
  if (order !== null) yield order;
}
