import { formatDay, formatMoney, formatMoment, type DateFormat, type MoneyFormat } from '@kayal/commerce-core';

/** The lines of a text field while it is typed; empty lines at the end stay, so that Enter works. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** A list with one entry replaced. */
export const withEntry = <Entry>(list: readonly Entry[], at: number, change: Partial<Entry>): Entry[] =>
  list.map((entry, index) => (index === at ? { ...entry, ...change } : entry));

/** A list without one entry. */
export const withoutEntry = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_, index) => index !== at);

/** A list with one entry moved to another index. */
export const withEntryMoved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const others = withoutEntry(list, from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};

/** How prices and dates look with a currency and locale; null while one of them is typed and unknown. */
export function writingExample(money: MoneyFormat): string | null {
  try {
    return `Prices look like ${formatMoney(12_345_050, money)}, dates like ${formatDay('2026-12-31', money.locale)}.`;
  } catch {
    return null;
  }
}

/** The time in a zone; null for an unknown one. @param at ms since 1970 */
export function timeExample(at: number, dates: DateFormat): string | null {
  try {
    return `There it is ${formatMoment(at, dates)} now.`;
  } catch {
    return null;
  }
}

/** The upper ends of price steps in a text such as '299, 499, 699'; NaN for a part that is no whole number. */
export const stepsTyped = (text: string): number[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));

/** Whether price steps can be saved: whole numbers from 1, each above the one before, 12 at most. */
export const areSteps = (steps: readonly number[]): boolean =>
  steps.length > 0 &&
  steps.length <= 12 &&
  steps.every((step, index) => step > (index === 0 ? 0 : (steps[index - 1] ?? 0)));
