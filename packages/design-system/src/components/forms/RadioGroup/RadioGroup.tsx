import * as RadixRadio from '@radix-ui/react-radio-group';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';

export type RadioGroupProps = Omit<ComponentProps<typeof RadixRadio.Root>, 'asChild' | 'aria-labelledby'> & {
  readonly label: string;
  /** Shows the label to screen readers only, when the page already shows it. */
  readonly labelHidden?: boolean | undefined;
  /** The choices are {@link RadioCard}s. */
  readonly cards?: boolean | undefined;
  readonly error?: string | undefined;
};

/** Radio buttons: arrow keys move the choice, Tab leaves the group. */
export function RadioGroup({ label, labelHidden = false, cards = false, error, children, ...root }: RadioGroupProps) {
  const id = useId();
  return (
    <div>
      <div id={id} className={labelHidden ? undefined : css.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <RadixRadio.Root
        {...root}
        className={css.list}
        data-cards={cards ? '' : undefined}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {children}
      </RadixRadio.Root>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** Props of a choice. */
export interface RadioChoiceProps {
  readonly value: string;
  readonly disabled?: boolean | undefined;
  readonly children: ReactNode;
}

/** A choice as a row of text. */
export function Radio({ value, disabled = false, children }: RadioChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={css.row}>
      <RadixRadio.Item id={id} value={value} disabled={disabled} className={css.ring}>
        <RadixRadio.Indicator className={css.dot} />
      </RadixRadio.Item>
      <span>{children}</span>
    </label>
  );
}

/** A choice as a card, such as an address. `label` names it, the content describes it. */
export function RadioCard({ value, disabled = false, label, children }: RadioChoiceProps & { readonly label: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className={css.card}>
      <RadixRadio.Item
        id={id}
        value={value}
        disabled={disabled}
        className={css.ring}
        aria-label={label}
        aria-describedby={`${id}-body`}
      >
        <RadixRadio.Indicator className={css.dot} />
      </RadixRadio.Item>
      <span id={`${id}-body`} className={css.cardBody}>
        {children}
      </span>
    </label>
  );
}
