import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Field, fieldIds, type FieldTexts } from '../Field/Field.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './Select.css.ts';

/** One choice of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> &
  FieldTexts & {
    readonly options: readonly SelectOption[];
    /** Shows the label to screen readers only, when the page already shows it. */
    readonly labelHidden?: boolean | undefined;
    /** First row, without a value. */
    readonly placeholder?: string | undefined;
  };

/** A native select: a phone shows its own picker, and it works before any script runs. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  optionalLabel,
  options,
  placeholder,
  id,
  className,
  ...native
}: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  const { describedBy, invalid } = fieldIds(selectId, { hint, error });
  return (
    <Field
      id={selectId}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
    >
      <span className={clsx(fieldCss.box, css.frame, className)}>
        <select
          {...native}
          id={selectId}
          className={clsx(fieldCss.input, css.control)}
          aria-invalid={invalid}
          aria-describedby={describedBy}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={20} className={css.sign} />
      </span>
    </Field>
  );
}
