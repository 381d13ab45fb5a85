import { shopProfile } from '../shop-profile.ts';

const zone = shopProfile.timeZone;
const numeric = new Intl.DateTimeFormat('en-GB', { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayMs = 86_400_000;
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Kolkata is at +05:30 all year. */
const kolkataOffsetMs = 19_800_000;

/** A moment as a day in the shop's zone, dd/mm/yyyy: admin table and customer orders (S9.DATE.01, S9.DATE.03). */
export function formatShortDate(at: number): string {
  return numeric.format(at);
}

/** The date of an order submission, yyyy-mm-dd in the shop's zone (S3.ENT.14, S9.DATE.02, J71). */
export function formatOrderDate(at: number): string {
  const [day = '', month = '', year = ''] = numeric.format(at).split('/');
  return `${year}-${month}-${day}`;
}

/** A date in the form of the admin greeting: 'Saturday 21 November 2026'. */
export function formatLongDate(at: number): string {
  return long.format(at).replace(',', '');
}

/**
 * The start of the day some business days later, Monday to Saturday, in the shop's zone.
 * @param at Order moment, ms since 1970.
 * @param days Business days to add; 0 gives the day of the order.
 * @returns A moment whose UTC calendar fields are those of the day in the shop's zone.
 */
export function addBusinessDays(at: number, days: number): Date {
  let day = Math.floor((at + kolkataOffsetMs) / dayMs);
  let left = days;
  while (left > 0) {
    day += 1;
    if (new Date(day * dayMs).getUTCDay() !== 0) left -= 1;
  }
  return new Date(day * dayMs);
}

/** Max business days from the order to its delivery. */
const defaultDays = shopProfile.policies.processingBusinessDays.max + shopProfile.policies.deliveryBusinessDays.max;

/**
 * 'Delivery by EEE MMM dd': two days of processing and seven of delivery after the order (S2.CART.10, J42).
 * @param at Order moment, ms since 1970.
 * @param days max business days from the order to its delivery
 */
export function deliveryNote(at: number, days: number = defaultDays): string {
  const day = addBusinessDays(at, days);
  const date = String(day.getUTCDate()).padStart(2, '0');
  return `Delivery by ${weekdays[day.getUTCDay()]} ${months[day.getUTCMonth()]} ${date}`;
}
