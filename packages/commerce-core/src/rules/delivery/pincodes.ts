/** What a shop promises for a pincode. */
export interface PincodeTerms {
  readonly isServed: boolean;
  /** Whether cash on delivery is taken there. */
  readonly takesCash: boolean;
  /** Max business days from the order to its delivery; null where the shop's own days count. */
  readonly days: number | null;
  /** Name of a zone of the settings; empty for none. */
  readonly zone: string;
  /** Paise on top of the delivery charge, also where that is free. */
  readonly fee: number;
}

/** Pincodes from `first` to `last` with the same terms. */
export interface PincodeRange extends PincodeTerms {
  readonly first: number;
  readonly last: number;
}

/** Whether a text is a pincode of India. */
export const isPincode = (text: string): boolean => /^[1-9]\d{5}$/.test(text);

/**
 * The pincodes that a cell names: `682020`, `682000-682099`, or a beginning such as `682`, `682*` or `682xxx`.
 * @returns null for anything else, and for a range that ends before it begins
 */
export function pincodesIn(cell: string): { readonly first: number; readonly last: number } | null {
  const text = cell.replaceAll(/\s/g, '');
  const range = /^([1-9]\d{5})[-–]([1-9]\d{5})$/.exec(text);
  if (range !== null) {
    const [first, last] = [Number(range[1]), Number(range[2])];
    return first <= last ? { first, last } : null;
  }
  const digits = /^([1-9]\d{0,5})[*xX]*$/.exec(text)?.[1];
  if (digits === undefined || text.length > 6) return null;
  return { first: Number(digits.padEnd(6, '0')), last: Number(digits.padEnd(6, '9')) };
}

const isSameTerms = (a: PincodeTerms, b: PincodeTerms): boolean =>
  a.isServed === b.isServed && a.takesCash === b.takesCash && a.days === b.days && a.zone === b.zone && a.fee === b.fee;

/**
 * Cuts ranges into ones that do not overlap, ascending; neighbours with the same terms become one. Where ranges overlap the
 * narrowest counts, among equally narrow ones the first.
 */
export function separatePincodes(ranges: readonly PincodeRange[]): readonly PincodeRange[] {
  if (ranges.length === 0) return [];
  const lowest = ranges.reduce((least, { first }) => Math.min(least, first), Infinity);
  const highest = ranges.reduce((most, { last }) => Math.max(most, last), 0);
  const owner = new Int32Array(highest - lowest + 1).fill(-1);
  // The next code from here on that has no range yet, followed as a chain; so each code is written once.
  const next = Int32Array.from({ length: owner.length + 1 }, (_, index) => index);
  const freeFrom = (start: number): number => {
    let at = start;
    while (next[at] !== at) {
      next[at] = next[next[at] ?? at] ?? at;
      at = next[at] ?? at;
    }
    return at;
  };
  const narrowFirst = ranges
    .map((range, index) => ({ range, index }))
    .toSorted((a, b) => a.range.last - a.range.first - (b.range.last - b.range.first) || a.index - b.index);
  for (const { range, index } of narrowFirst) {
    for (let at = freeFrom(range.first - lowest); at <= range.last - lowest; at = freeFrom(at)) {
      owner[at] = index;
      next[at] = at + 1;
    }
  }
  const separate: PincodeRange[] = [];
  for (let at = 0; at < owner.length;) {
    const index = owner[at] ?? -1;
    let end = at;
    while (owner[end + 1] === index) end += 1;
    const range = ranges[index];
    const before = separate.at(-1);
    if (range !== undefined) {
      const [first, last] = [at + lowest, end + lowest];
      if (before?.last === first - 1 && isSameTerms(before, range)) separate[separate.length - 1] = { ...before, last };
      else separate.push({ ...range, first, last });
    }
    at = end + 1;
  }
  return separate;
}

/** As a cell of a file names a range: a code, a beginning, or first and last code. */
export function pincodeCell(first: number, last: number): string {
  if (first === last) return String(first);
  for (let length = 1; length < 6; length += 1) {
    const part = String(first).slice(0, length);
    if (part.padEnd(6, '0') === String(first) && part.padEnd(6, '9') === String(last)) return part;
  }
  return `${first}-${last}`;
}
