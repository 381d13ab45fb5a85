import { useState } from 'react';
import { isHex } from '../../../tokens/color.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './ColourField.css.ts';

export interface ColourFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'id' | 'name'> {
  /** `#` with six digits. */
  readonly value: string;
  /** Called only with a complete colour. */
  readonly onValue: (hex: string) => void;
  /** Shown while the typed text is not a colour. */
  readonly invalidText?: string | undefined;
  readonly pickerLabel?: string | undefined;
}

const sixDigits = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex).toLowerCase();

/**
 * A colour by the browser's picker or by its hex code. A text that is not a colour stays in the field and is not
 * reported.
 */
export function ColourField({ value, onValue, invalidText, pickerLabel, error, ...texts }: ColourFieldProps) {
  const [draft, setDraft] = useState<string>();
  const typed = draft ?? value;
  const { label } = texts;
  const change = (next: string) => {
    const code = next.trim().startsWith('#') ? next.trim() : `#${next.trim()}`;
    setDraft(isHex(code) ? undefined : next);
    if (isHex(code)) onValue(sixDigits(code));
  };
  const draftError = draft === undefined ? undefined : (invalidText ?? 'Use # and six digits, such as #0b5f5a.');
  return (
    <TextField
      {...texts}
      value={typed}
      error={draftError ?? error}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => change(event.target.value)}
      trailing={
        <input
          type="color"
          className={css.picker}
          aria-label={pickerLabel ?? `Pick: ${label}`}
          value={sixDigits(value)}
          onChange={(event) => change(event.target.value)}
        />
      }
    />
  );
}
