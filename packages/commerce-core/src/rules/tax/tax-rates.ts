import type { Paise } from '@kayal/api-contract/client';
import { basisPoints } from './tax-in-price.ts';

/** A rate of a class from a day on, for pieces up to a price. */
export interface TaxRate {
  /** First day, yyyy-mm-dd. It ends the rates of the class that are older. */
  readonly from: string;
  /** Highest price of one piece before tax, rupees; 0 without a limit. */
  readonly upTo: number;
  /** Percent. */
  readonly rate: number;
}

/** Goods that are taxed alike. */
export interface TaxClass {
  readonly id: string;
  readonly name: string;
  /** Empty for the shop's own. */
  readonly hsn: string;
  /** Unit quantity code of the returns. */
  readonly unit: 'PCS' | 'PRS' | 'NOS';
}

/** A rate with its class. */
export interface ClassRate extends TaxRate {
  /** Id of the class. */
  readonly taxClass: string;
}

/** Which rate a piece has whose price fits neither of two steps by its own test. */
export type GapChoice = 'higher' | 'lower';

/** The steps of a day, the lowest first: those of the newest day that has begun, or the first ones before any has. */
export function stepsOn(rates: readonly TaxRate[], day: string): readonly TaxRate[] {
  const days = rates.map(({ from }) => from).toSorted();
  const begun = days.findLast((from) => from <= day) ?? days[0];
  const limit = ({ upTo }: TaxRate): number => (upTo === 0 ? Infinity : upTo);
  return rates.filter(({ from }) => from === begun).toSorted((a, b) => limit(a) - limit(b));
}

/** Whether the price of one piece before tax is within a limit. Compared in whole numbers, because prices include tax. */
const isWithin = (amount: Paise, quantity: number, { upTo, rate }: TaxRate): boolean =>
  upTo === 0 || amount * 10_000 <= Math.round(upTo * 100) * quantity * (10_000 + basisPoints(rate));

/**
 * The rate of a line. One piece's price before tax, after discount, chooses the step, and the rate decides that price:
 * so between two steps a price may be too high for the lower rate, and too low for the higher one. There the owner
 * chooses.
 * @param amount of all pieces after discount, tax included
 */
export function rateOf(
  steps: readonly TaxRate[],
  amount: Paise,
  quantity: number,
  gap: GapChoice,
): { readonly rate: number; readonly isInGap: boolean } {
  const index = steps.findIndex((step) => isWithin(amount, quantity, step));
  const step = steps[index] ?? steps.at(-1);
  if (step === undefined) return { rate: 0, isInGap: false };
  const below = steps[index - 1];
  // Too high for the step below by its own rate; with this one's rate it is within that limit all the same.
  const isInGap = below !== undefined && isWithin(amount, quantity, { ...below, rate: step.rate });
  return { rate: isInGap && gap === 'lower' ? below.rate : step.rate, isInGap };
}

/** What is wrong with classes and their rates, by path such as `rates.1.from`. */
export function taxClassProblems(
  classes: readonly TaxClass[],
  rates: readonly ClassRate[],
): Readonly<Record<string, string>> {
  const ids = classes.map(({ id }) => id);
  const ofClasses = ids.flatMap((id, index) => {
    const problem = ids.indexOf(id) < index ? `${id} is there twice` : 'has no rate';
    const isRight = ids.indexOf(id) === index && rates.some(({ taxClass }) => taxClass === id);
    return isRight ? [] : [[`classes.${index}.id`, problem]];
  });
  const ofRates = rates.flatMap((rate, index) => {
    const own = rates.filter(({ taxClass, from }) => taxClass === rate.taxClass && from === rate.from);
    const problem = ids.includes(rate.taxClass) ? rateProblem(rate, own) : { field: 'taxClass', text: noSuchClass };
    return problem === null ? [] : [[`rates.${index}.${problem.field}`, problem.text]];
  });
  return Object.fromEntries([...ofClasses, ...ofRates]);
}

/** Said of a class that is not in the list. */
export const noSuchClass = 'no such tax class';

const isDay = (day: string): boolean => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(day);
};

/** @param own the rates of its class and day, itself among them */
function rateProblem(
  rate: ClassRate,
  own: readonly ClassRate[],
): { readonly field: string; readonly text: string } | null {
  if (!isDay(rate.from)) return { field: 'from', text: 'a rate needs the day from which it is valid' };
  if (own.find(({ upTo }) => upTo === rate.upTo) !== rate) {
    return { field: 'upTo', text: 'overlaps with another step of that day' };
  }
  const hasLast = own.some(({ upTo }) => upTo === 0);
  return hasLast ? null : { field: 'upTo', text: `the rates from ${rate.from} need one without a limit: 0` };
}
