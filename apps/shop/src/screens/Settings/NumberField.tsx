import { TextField } from '@kayal/design-system';
import { useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly step?: string;
  /** Parses the typed text. */
  readonly read: (text: string) => number;
  readonly onValue: (value: number) => void;
}

/** A number that may be empty while it is typed. */
export function NumberField({ label, value, step = '1', read, onValue }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min="0"
      step={step}
      value={read(text) === value ? text : String(value)}
      onChange={(event) => {
        setText(event.target.value);
        onValue(read(event.target.value));
      }}
    />
  );
}
