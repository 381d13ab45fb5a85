import type { ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './Field.css.ts';

/** Texts of a field. */
export interface FieldTexts {
  /** Name of the field, always shown. */
  readonly label: string;
  /** How to fill in the field. */
  readonly hint?: string | undefined;
  /** The error and how to correct it; its presence marks the field as invalid. */
  readonly error?: string | undefined;
  /** Shown after the label of an optional field. */
  readonly optionalLabel?: string | undefined;
}

/** Ids that connect a control with its texts. */
export const fieldIds = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) => {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { describedBy: described === '' ? undefined : described, invalid: error ? true : undefined };
};

/**
 * Label above, control, hint and error below. The error's element is a live region from the start, so that a text
 * that appears later is read aloud.
 *
 * @param props.id id of the control, also the root of the text ids
 * @param props.labelHidden the label is read aloud, and its place on the page shows it already
 */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  optionalLabel,
  children,
}: FieldTexts & { readonly id: string; readonly labelHidden?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={labelHidden ? css.spoken : css.label}>
        {label}
        {optionalLabel ? <span className={css.optional}>{` ${optionalLabel}`}</span> : null}
      </label>
      {children}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The error line of a field or of a group of controls. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return (
    <span id={id} aria-live="polite" className={error ? css.error : css.spoken}>
      {error ? <Icon name="warning" size={20} /> : null}
      {error}
    </span>
  );
}
