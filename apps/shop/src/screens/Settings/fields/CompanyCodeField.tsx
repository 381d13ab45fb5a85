import type { SavedSettings } from '@kayal/api-contract/client';
import { TextField, type TextFieldProps } from '@kayal/design-system';

/** Why the company code cannot be changed; null while it can. */
export type CompanyCodeFixer = SavedSettings['companyCodeFixedBy'];

interface CompanyCodeFieldProps extends Pick<TextFieldProps, 'id' | 'error'> {
  readonly value: string;
  readonly fixedBy: CompanyCodeFixer;
  readonly onValue: (code: string) => void;
}

const hints = {
  open: 'Part of the addresses that your other systems call: letters, digits, - and _. It stays after the first order.',
  environment: 'COMPANY_CODE in the settings of your server sets it, so it cannot be changed here.',
  orders: 'It stays as it is since the first order: your other systems have it in their addresses.',
} as const;

/** The company code; read-only where it cannot be changed, with the reason. */
export function CompanyCodeField({ value, fixedBy, onValue, ...shown }: CompanyCodeFieldProps) {
  return (
    <TextField
      {...shown}
      label="Company code"
      value={value}
      maxLength={64}
      readOnly={fixedBy !== null}
      autoCapitalize="none"
      spellCheck={false}
      hint={hints[fixedBy ?? 'open']}
      onChange={(event) => onValue(event.target.value.trim())}
    />
  );
}
