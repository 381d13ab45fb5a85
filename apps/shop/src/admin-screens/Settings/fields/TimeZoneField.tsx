import { Select } from '@kayal/design-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import { timeExample } from '../setting-texts.ts';

/** The zones that this browser knows, and the shop's own, which may be another name of one of them. */
const zonesWith = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', own])].toSorted((a, b) => a.localeCompare(b, 'en'));

/** The time zone in which the shop's days begin and its moments are written. */
export function TimeZoneField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  const locale = textIn(useWatch({ name: 'settings.profile.currency.locale' }));
  const [now] = useState(() => Date.now());
  const timeZone = textIn(value);
  return (
    <Select
      {...shown}
      label={schema.title ?? ''}
      value={timeZone}
      options={zonesWith(timeZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      hint={timeExample(now, { locale, timeZone }) ?? undefined}
      onChange={(event) => set(event.target.value)}
    />
  );
}
