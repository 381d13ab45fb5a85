import type { SavedSettings } from '@kayal/api-contract/client';
import { TextField } from '@kayal/design-system';
import { createContext, useContext } from 'react';
import { textIn, type SettingFieldProps } from '../form/field-schema.ts';
import { useSetting } from '../form/use-setting.ts';

/** Why the company code cannot be changed; null while it can. */
const FixedByContext = createContext<SavedSettings['companyCodeFixedBy']>(null);

/** Provides the reason why the company code cannot be changed. */
export const CompanyCodeFixedByProvider = FixedByContext.Provider;

const hints = {
  open: 'Part of the addresses that your other systems call: letters, digits, - and _. It stays after the first order.',
  environment: 'COMPANY_CODE in the settings of your server sets it, so it cannot be changed here.',
  orders: 'It stays as it is since the first order: your other systems have it in their addresses.',
} as const;

/** The company code; read-only where it cannot be changed, with the reason. */
export function CompanyCodeField({ path, schema }: SettingFieldProps) {
  const { value, set, shown } = useSetting(path);
  const fixedBy = useContext(FixedByContext);
  return (
    <TextField
      {...shown}
      label={schema.title ?? ''}
      value={textIn(value)}
      maxLength={64}
      readOnly={fixedBy !== null}
      autoCapitalize="none"
      spellCheck={false}
      hint={hints[fixedBy ?? 'open']}
      onChange={(event) => set(event.target.value.trim())}
    />
  );
}
