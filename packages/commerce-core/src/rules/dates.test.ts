import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  deliveryNote,
  formatDay,
  formatDayMonth,
  formatLongDate,
  formatMoment,
  formatOrderDate,
  formatShortDate,
} from './dates.ts';

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) });
const at = (iso: string): number => Date.parse(iso);
const timeZone = 'Asia/Kolkata';
const india = { locale: 'en-IN', timeZone };
const germany = { locale: 'de-DE', timeZone };

describe('delivery note', () => {
  it('S2.CART.10 J42 an order of 18 December 2024 has the specified text', () => {
    expect(deliveryNote(at('2024-12-18T10:00:00+05:30'), india, 9)).toBe('Delivery by Sat Dec 28');
  });

  it('J42 the day is that of Kolkata, which is tomorrow late in London', () => {
    expect(deliveryNote(at('2024-12-17T18:29:59Z'), india, 9)).toBe('Delivery by Fri Dec 27');
    expect(deliveryNote(at('2024-12-17T18:30:00Z'), india, 9)).toBe('Delivery by Sat Dec 28');
    expect(deliveryNote(at('2026-12-26T10:00:00+05:30'), india, 9)).toBe('Delivery by Wed Jan 06');
  });

  it('J42 nine business days are ten or eleven days and never end on a Sunday', () => {
    fc.assert(
      fc.property(moment, (order) => {
        const days =
          (addBusinessDays(order, 9, timeZone).getTime() - addBusinessDays(order, 0, timeZone).getTime()) / 86_400_000;
        expect([10, 11]).toContain(days);
        expect(addBusinessDays(order, 9, timeZone).getUTCDay()).not.toBe(0);
        expect(deliveryNote(order, india, 9)).toMatch(/^Delivery by (Mon|Tue|Wed|Thu|Fri|Sat) [A-Z][a-z]{2} \d{2}$/);
      }),
    );
  });
});

describe('dates', () => {
  it('S9.DATE.01 S9.DATE.03 S2.ORD.04 days read dd/mm/yyyy in the shop’s zone', () => {
    expect(formatShortDate(at('2024-12-28T00:00:00+05:30'), india)).toBe('28/12/2024');
    expect(formatShortDate(at('2024-12-28T23:59:59+05:30'), india)).toBe('28/12/2024');
  });

  it('S9.DATE.02 S3.ENT.14 J71 an order is dated yyyy-mm-dd in the shop’s zone', () => {
    expect(formatOrderDate(at('2026-01-02T20:00:00Z'), timeZone)).toBe('2026-01-03');
    fc.assert(
      fc.property(moment, (order) => {
        expect(formatOrderDate(order, timeZone)).toBe(addBusinessDays(order, 0, timeZone).toISOString().slice(0, 10));
      }),
    );
  });

  it('S2.DASH.08 today is written in words', () => {
    expect(formatLongDate(at('2026-11-21T12:00:00+05:30'), india)).toBe('Saturday 21 November 2026');
  });

  it('other locales than the default write days and moments in their own form', () => {
    const noon = at('2026-11-21T12:00:00+05:30');
    expect([formatShortDate(noon, germany), formatDay('2026-11-21', 'de-DE')]).toEqual(['21.11.2026', '21.11.2026']);
    expect([formatShortDate(noon, { locale: 'en-US', timeZone }), formatDay('2026-11-21', 'en-IN')]).toEqual([
      '11/21/2026',
      '21/11/2026',
    ]);
    expect(['en-IN', 'de-DE'].map((locale) => formatDayMonth('2026-11-21', locale))).toEqual(['21/11', '21.11.']);
    expect(formatLongDate(noon, germany)).toBe('Samstag, 21. November 2026');
    expect([india, germany].map((format) => formatMoment(noon, format))).toEqual([
      '21/11/2026, 12:00 pm',
      '21.11.2026, 12:00',
    ]);
    expect(deliveryNote(noon, germany, 9)).toBe('Delivery by Mi., 02. Dez.');
  });

  it('J71 days and moments are those of the shop’s own zone, with its summer time', () => {
    const london = { locale: 'en-IN', timeZone: 'Europe/London' };
    const newYork = { locale: 'en-IN', timeZone: 'America/New_York' };
    const late = at('2026-07-01T02:30:00Z');
    expect([london, newYork].map((format) => formatMoment(late, format))).toEqual([
      '01/07/2026, 3:30 am',
      '30/06/2026, 10:30 pm',
    ]);
    expect([london, newYork].map((format) => formatShortDate(late, format))).toEqual(['01/07/2026', '30/06/2026']);
    expect(formatOrderDate(late, 'America/New_York')).toBe('2026-06-30');
    expect(formatLongDate(late, newYork)).toBe('Tuesday 30 June 2026');
    expect(deliveryNote(late, newYork, 1)).toBe('Delivery by Wed Jul 01');
  });
});
