import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Field, fieldIds, type FieldTexts } from '../Field/Field.tsx';
import * as css from './TextArea.css.ts';

/** A textarea's own props and the texts of a field. */
export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'aria-invalid'> & FieldTexts;

/** Several lines of text with their name, help and error. */
export function TextArea({ label, hint, error, optionalLabel, id, className, rows = 6, ...native }: TextAreaProps) {
  const ownId = useId();
  const areaId = id ?? ownId;
  const { describedBy, invalid } = fieldIds(areaId, { hint, error });
  return (
    <Field id={areaId} label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <span className={clsx(css.frame, className)}>
        <textarea
          {...native}
          id={areaId}
          rows={rows}
          className={css.lines}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        />
      </span>
    </Field>
  );
}
