/** How a locale writes amounts of one currency, and whole numbers. */
export interface AmountPattern {
  readonly before: string;
  readonly after: string;
  /** Between groups of digits. */
  readonly group: string;
  readonly decimal: string;
  /** Digits of the last group, and of each group before it: 3 and 2 in India. */
  readonly lastGroup: number;
  readonly otherGroups: number;
}

/** The amount of a sample, in hundredths: long enough to show groups, and with hundredths. */
export const sampleAmount = 12_345_678_950;

/**
 * Reads a pattern from a written `sampleAmount`, such as '₹12,34,56,789.50'.
 * @returns null for a text that is written otherwise, such as with digits of another script
 */
export function patternOf(sample: string): AmountPattern | null {
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d.*\d)(\D*)$/s.exec(sample) ?? [];
  const groups = digits.split(/\D+/);
  const signs = digits.split(/\d+/).slice(1, -1);
  const [last = '', other = ''] = groups.slice(0, -1).toReversed();
  if (groups.join('') !== String(sampleAmount) || groups.at(-1)?.length !== 2 || other === '') return null;
  return {
    before,
    after,
    group: signs[0] ?? '',
    decimal: signs.at(-1) ?? '',
    lastGroup: last.length,
    otherGroups: other.length,
  };
}

/** A whole number that is not negative, in groups. */
export function writeNumber(value: number, { group, lastGroup, otherGroups }: AmountPattern): string {
  const written: string[] = [];
  let rest = String(value);
  for (let size = lastGroup; rest.length > size; size = otherGroups) {
    written.unshift(rest.slice(-size));
    rest = rest.slice(0, -size);
  }
  return [rest, ...written].join(group);
}

/** An amount that is not negative, with decimals only when there are hundredths. @param amount hundredths */
export function writeAmount(amount: number, pattern: AmountPattern): string {
  const hundredths = amount % 100;
  const decimals = hundredths === 0 ? '' : `${pattern.decimal}${String(hundredths).padStart(2, '0')}`;
  return `${pattern.before}${writeNumber((amount - hundredths) / 100, pattern)}${decimals}${pattern.after}`;
}
