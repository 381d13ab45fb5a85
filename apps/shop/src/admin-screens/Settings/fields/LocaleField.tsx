import type { ShopSettings } from '@kayal/api-contract/client';
import { TextField } from '@kayal/design-system';
import { useWatch } from 'react-hook-form';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';
import { writingExample } from '../setting-texts.ts';

/** How numbers and dates are written, with an example. */
export function LocaleField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  const currency: ShopSettings['profile']['currency'] = useWatch({ name: 'settings.profile.currency' });
  return (
    <TextField
      {...shown}
      label={schema.title ?? ''}
      value={textIn(value)}
      hint={['A language and region, such as en-IN.', writingExample(currency)].filter(Boolean).join(' ')}
      onChange={(event) => set(event.target.value)}
    />
  );
}
