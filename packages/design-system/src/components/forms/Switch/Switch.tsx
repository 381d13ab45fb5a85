import { useId } from 'react';
import * as css from './Switch.css.ts';

export interface SwitchProps {
  readonly label: string;
  /** Effect of switching it on. */
  readonly description?: string | undefined;
  readonly checked: boolean;
  /** Called with the new state; not while there is an `unavailableReason`. */
  readonly onChange: (checked: boolean) => void;
  /** Why it cannot be switched now. It stays in the tab order, and the reason replaces the description. */
  readonly unavailableReason?: string | undefined;
  /** Words beside the track. */
  readonly stateLabels?: { readonly on: string; readonly off: string } | undefined;
}

const defaultLabels = { on: 'On', off: 'Off' } as const;

/** Turns something on or off at once; where a form is saved later, use a checkbox. */
export function Switch(props: SwitchProps) {
  const { label, description, checked, onChange, unavailableReason, stateLabels = defaultLabels } = props;
  const id = useId();
  const note = unavailableReason ?? description;
  return (
    <label className={css.row}>
      <span className={css.words}>
        <span id={`${id}-label`} className={css.label}>
          {label}
        </span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className={css.description}>
            {note}
          </span>
        )}
      </span>
      <span className={css.state} aria-hidden="true">
        {checked ? stateLabels.on : stateLabels.off}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        aria-disabled={unavailableReason === undefined ? undefined : true}
        onChange={(event) => {
          if (unavailableReason === undefined) onChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
