import { Select, type SelectProps } from '@kayal/design-system';
import { useState } from 'react';
import { timeExample } from '../setting-texts.ts';

interface TimeZoneFieldProps extends Pick<SelectProps, 'id' | 'error'> {
  readonly value: string;
  /** The locale of the shop's dates. */
  readonly locale: string;
  readonly onValue: (timeZone: string) => void;
}

/** The zones that this browser knows, and the shop's own, which may be another name of one of them. */
const zonesWith = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted((a, b) => a.localeCompare(b, 'en'));

/** The time zone in which the shop's days begin and its moments are written. */
export function TimeZoneField({ value, locale, onValue, ...shown }: TimeZoneFieldProps) {
  const [now] = useState(() => Date.now());
  return (
    <Select
      {...shown}
      label="Time zone"
      value={value}
      options={zonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      hint={timeExample(now, { locale, timeZone: value }) ?? undefined}
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
