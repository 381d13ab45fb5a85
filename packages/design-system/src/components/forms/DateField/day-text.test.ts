import { describe, expect, it } from 'vitest';
import { dayPattern, dayTyped, dayWritten } from './day-text.ts';

describe('a day as a locale writes it', () => {
  it.each([
    ['en-IN', 'dd/mm/yyyy'],
    ['en-US', 'mm/dd/yyyy'],
    ['de-DE', 'dd.mm.yyyy'],
    ['sv-SE', 'yyyy-mm-dd'],
  ])('%s has the pattern %s', (locale, pattern) => {
    expect(dayPattern(locale)).toBe(pattern);
  });

  it.each(['en-IN', 'en-US', 'de-DE', 'sv-SE'])('%s reads what it writes', (locale) => {
    expect(dayTyped(dayWritten('2026-11-03', locale), locale)).toBe('2026-11-03');
  });

  it.each(['3/11/2026', '03-11-2026', ' 3. 11. 2026 ', '3 11 26', '2026-11-03'])('%s is 3 November 2026', (text) => {
    expect(dayTyped(text, 'en-IN')).toBe('2026-11-03');
  });

  it.each([
    ['03112026', 'en-IN'],
    ['031126', 'en-IN'],
    ['11032026', 'en-US'],
    ['20261103', 'sv-SE'],
  ])('%s of a keypad without signs is 3 November 2026 in %s', (text, locale) => {
    expect(dayTyped(text, locale)).toBe('2026-11-03');
  });

  it.each(['', '31022026', '3112026', '31/02/2026', '13/13/2026', 'tomorrow', '3/11', '3/11/202', '1/2/3/4'])(
    '%s is no day',
    (text) => {
      expect(dayTyped(text, 'en-IN')).toBeNull();
    },
  );
});
