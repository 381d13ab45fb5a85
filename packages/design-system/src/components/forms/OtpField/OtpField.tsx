import { useId, useState, type Ref } from 'react';
import { Field, fieldIds } from '../Field/Field.tsx';
import * as css from './OtpField.css.ts';

/** How many digits a one-time code has. */
export const otpLength = 6;

export interface OtpFieldProps {
  readonly label: string;
  /** The typed digits. */
  readonly value: string;
  /** Called with digits only, max {@link otpLength}. */
  readonly onValueChange: (value: string) => void;
  /** Called once when the last digit arrives by typing, pasting or autofill. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly name?: string | undefined;
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const positions = Array.from({ length: otpLength }, (_, index) => index);

/**
 * Six boxes drawn over one input: typing moves forward, backspace moves back, and a
 * pasted or autofilled code is complete, which is not reliable with six inputs.
 */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onValueChange, onComplete, hint, error, name, ref } = props;
  const id = useId();
  const [caret, setCaret] = useState(value.length);
  const { describedBy, invalid } = fieldIds(id, { hint, error });
  const active = Math.min(caret, otpLength - 1);
  const change = (typed: string, position: number) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, otpLength);
    setCaret(Math.min(position, digits.length));
    onValueChange(digits);
    if (digits.length === otpLength && digits !== value) onComplete?.(digits);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={css.row} dir="ltr" data-invalid={invalid ? '' : undefined}>
        <input
          ref={ref}
          id={id}
          name={name}
          className={css.realInput}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => change(event.target.value, event.target.selectionStart ?? event.target.value.length)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
        />
        {positions.map((index) => (
          <span
            key={index}
            className={css.cell}
            aria-hidden="true"
            data-active={index === active ? '' : undefined}
            data-filled={value[index] ? '' : undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </Field>
  );
}
