import { shopProfile } from '../shop/shop-profile.ts';
import { cachedByLocale } from './format-cache.ts';

const dayMs = 86_400_000;

/** How a shop writes days and moments: the BCP 47 locale of its numbers and dates, and its IANA time zone. */
export interface DateFormat {
  readonly locale: string;
  readonly timeZone: string;
}

const dateFormat = cachedByLocale(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** The dates of a shop with the default locale are specified: dd/mm/yyyy, as in en-GB. */
const dateLocale = (locale: string): string => (locale === shopProfile.currency.locale ? 'en-GB' : locale);

const shortDate = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A moment as a day in the shop's zone: '21/11/2026' in a shop of India. @param at ms since 1970 */
export function formatShortDate(at: number, { locale, timeZone }: DateFormat): string {
  return dateFormat(dateLocale(locale), { ...shortDate, timeZone }).format(at);
}

/** A day as the locale writes it: '21/11/2026' in a shop of India. @param day yyyy-mm-dd */
export function formatDay(day: string, locale: string): string {
  return dateFormat(dateLocale(locale), { ...shortDate, timeZone: 'UTC' }).format(Date.parse(day));
}

/** Day and month, for the axis of a chart: '21/11' in a shop of India. @param day yyyy-mm-dd */
export function formatDayMonth(day: string, locale: string): string {
  const options = { day: '2-digit', month: '2-digit', timeZone: 'UTC' } as const;
  return dateFormat(dateLocale(locale), options).format(Date.parse(day));
}

/** A moment in the shop's zone: '21/11/2026, 12:00 pm' in a shop of India. @param at ms since 1970 */
export function formatMoment(at: number, { locale, timeZone }: DateFormat): string {
  return dateFormat(locale, { ...shortDate, hour: 'numeric', minute: '2-digit', timeZone }).format(at);
}

/** The date of an order submission, yyyy-mm-dd in the shop's zone. */
export function formatOrderDate(at: number, timeZone: string): string {
  const [day = '', month = '', year = ''] = dateFormat('en-GB', { ...shortDate, timeZone })
    .format(at)
    .split('/');
  return `${year}-${month}-${day}`;
}

/** A date in the form of the admin greeting: 'Saturday 21 November 2026'. */
export function formatLongDate(at: number, { locale, timeZone }: DateFormat): string {
  const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const text = dateFormat(dateLocale(locale), { ...long, timeZone }).format(at);
  return locale === shopProfile.currency.locale ? text.replace(',', '') : text;
}

/**
 * The start of the day some business days later, Monday to Saturday, in the shop's zone.
 * @param at order moment, ms since 1970
 * @param days business days to add; 0 gives the day of the order
 * @returns A moment whose UTC calendar fields are those of the day in the shop's zone.
 */
export function addBusinessDays(at: number, days: number, timeZone: string): Date {
  let day = Date.parse(formatOrderDate(at, timeZone)) / dayMs;
  let left = days;
  while (left > 0) {
    day += 1;
    if (new Date(day * dayMs).getUTCDay() !== 0) left -= 1;
  }
  return new Date(day * dayMs);
}

/**
 * 'Delivery by EEE MMM dd', or the day as another locale writes it, some business days after the order.
 * @param at order moment, ms since 1970
 * @param days max business days from the order to its delivery
 */
export function deliveryNote(at: number, { locale, timeZone }: DateFormat, days: number): string {
  const isDefault = locale === shopProfile.currency.locale;
  const parts = { weekday: 'short', month: 'short', day: '2-digit', timeZone: 'UTC' } as const;
  const day = dateFormat(isDefault ? 'en-US' : locale, parts).format(addBusinessDays(at, days, timeZone));
  return `Delivery by ${isDefault ? day.replace(',', '') : day}`;
}
