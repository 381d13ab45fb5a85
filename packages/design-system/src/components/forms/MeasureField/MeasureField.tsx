import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface MeasureFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'id' | 'name'> {
  readonly value: number;
  /** Called only with a number within the range and on a step. */
  readonly onValue: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** Shown after the number: `px`, `ms`, `%`. */
  readonly unit: string;
}

/** Whether a number is a whole number of steps above the first one, despite the rounding of decimals. */
function isOnStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/**
 * A number with its unit and range. A number outside the range, or between two steps, stays in the field with an error
 * and is not reported.
 */
export function MeasureField({ value, onValue, min, max, step = 1, unit, error, ...texts }: MeasureFieldProps) {
  const [draft, setDraft] = useState<string>();
  const change = (typed: string) => {
    const next = Number(typed);
    const isInRange = typed.trim() !== '' && next >= min && next <= max;
    const fits = isInRange && isOnStep(next, min, step);
    setDraft(fits ? undefined : typed);
    if (fits) onValue(next);
  };
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      step={step}
      value={draft ?? String(value)}
      error={draft === undefined ? error : `Use ${min} to ${max} ${unit}.`}
      onChange={(event) => change(event.target.value)}
      trailing={unit}
    />
  );
}
