import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, fieldIds, type FieldTexts } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';

/** An input's own props and the texts of a field. */
export type TextFieldProps = Omit<ComponentProps<'input'>, 'aria-invalid'> &
  FieldTexts & {
    /** A sign or short text before the value. */
    readonly leading?: ReactNode;
    /** A control or unit after the value. */
    readonly trailing?: ReactNode;
  };

/** One line of text with its name, help and error. */
export function TextField({
  label,
  hint,
  error,
  optionalLabel,
  leading,
  trailing,
  id,
  className,
  ...native
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const { describedBy, invalid } = fieldIds(inputId, { hint, error });
  return (
    <Field id={inputId} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <span className={clsx(fieldCss.box, className)}>
        {leading ? <span className={fieldCss.slot}>{leading}</span> : null}
        <input
          type="text"
          {...native}
          id={inputId}
          className={fieldCss.input}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
        {trailing ? <span className={fieldCss.slot}>{trailing}</span> : null}
      </span>
    </Field>
  );
}
