import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { FieldError } from '../Field/Field.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps {
  readonly label: string;
  /** Shows the label to screen readers only, when the page already shows it. */
  readonly labelHidden?: boolean | undefined;
  /** The choices are {@link RadioCard}s. */
  readonly cards?: boolean | undefined;
  readonly error?: string | undefined;
  /** The field's name in its form. */
  readonly name?: string | undefined;
  /** The choice, when the parent keeps it. */
  readonly value?: string | undefined;
  /** The first choice, when the group keeps it itself. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
  readonly children?: ReactNode;
}

interface Group {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly choose: (value: string) => void;
}

const GroupContext = createContext<Group>({ name: '', chosen: undefined, choose: () => {} });

/** Radio buttons: arrow keys move the choice, Tab leaves the group. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, labelHidden = false, cards = false, error, value, defaultValue, onValueChange, children } = props;
  const id = useId();
  const [kept, setKept] = useState(defaultValue);
  const choose = (next: string) => {
    setKept(next);
    onValueChange?.(next);
  };
  return (
    <div>
      <div id={id} className={labelHidden ? undefined : css.legend}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </div>
      <div
        role="radiogroup"
        className={css.list}
        data-cards={cards ? '' : undefined}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        <GroupContext value={{ name: props.name ?? id, chosen: value ?? kept, choose }}>{children}</GroupContext>
      </div>
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

/** The browser's own radio button in the shop's look. */
function Ring({ value, disabled, ...named }: Pick<RadioChoiceProps, 'value' | 'disabled'> & NamedByOthers) {
  const { name, chosen, choose } = useContext(GroupContext);
  return (
    <input
      {...named}
      type="radio"
      className={css.ring}
      name={name}
      value={value}
      disabled={disabled}
      checked={chosen === value}
      onChange={() => choose(value)}
    />
  );
}

interface NamedByOthers {
  readonly id: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** A choice as a row of text. */
export function Radio({ value, disabled = false, children }: RadioChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={css.row}>
      <Ring id={id} value={value} disabled={disabled} />
      <span>{children}</span>
    </label>
  );
}

/** A choice as a card, such as an address. `label` names it, the content describes it. */
export function RadioCard({ value, disabled = false, label, children }: RadioChoiceProps & { readonly label: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className={css.card}>
      <Ring id={id} value={value} disabled={disabled} aria-label={label} aria-describedby={`${id}-body`} />
      <span id={`${id}-body`} className={css.cardBody}>
        {children}
      </span>
    </label>
  );
}
