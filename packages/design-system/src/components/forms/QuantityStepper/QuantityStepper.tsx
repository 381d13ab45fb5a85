import { useId } from 'react';
import * as css from './QuantityStepper.css.ts';

/** Whether the last change is still being saved. */
export const quantityStepperStates = ['idle', 'busy'] as const;
export type QuantityStepperState = (typeof quantityStepperStates)[number];

/** The end of the range that a step would pass. */
export type QuantityLimit = 'min' | 'max';

/** A count with a step down and a step up. */
export interface QuantityStepperProps {
  /** Names the group: `Quantity of Coast Polo`. */
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  /** The highest count; absent when there is no limit. */
  readonly max?: number | undefined;
  /** Called with the new count, always within the range. */
  readonly onChange: (next: number) => void;
  /** Called instead of `onChange` when a step would leave the range. */
  readonly onLimit?: (limit: QuantityLimit) => void;
  readonly state?: QuantityStepperState;
  /** Says why the step down is unavailable. */
  readonly minReason?: string;
  /** Says why the step up is unavailable; shown when the count is at `max`. */
  readonly maxReason?: string;
  readonly decreaseLabel?: string;
  readonly increaseLabel?: string;
}

/** −, value, +; at a limit it explains why a step has no effect. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  onChange,
  onLimit,
  state = 'idle',
  minReason = 'This is the smallest number',
  maxReason = 'This is the largest number',
  decreaseLabel = 'Decrease',
  increaseLabel = 'Increase',
}: QuantityStepperProps) {
  const reasonId = useId();
  const atMin = value <= min;
  const atMax = max !== undefined && value >= max;
  const stepTo = (next: number, limit: QuantityLimit, blocked: boolean) => {
    if (state === 'busy') return;
    if (blocked) onLimit?.(limit);
    else onChange(next);
  };
  return (
    <div className={css.root} role="group" aria-label={label} data-state={state}>
      <div className={css.control}>
        <button
          type="button"
          className={css.step}
          aria-label={decreaseLabel}
          aria-disabled={atMin || state === 'busy'}
          aria-describedby={atMin ? `${reasonId}-min` : undefined}
          onClick={() => stepTo(value - 1, 'min', atMin)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output className={css.value} aria-busy={state === 'busy'}>
          {value}
        </output>
        <button
          type="button"
          className={css.step}
          aria-label={increaseLabel}
          aria-disabled={atMax || state === 'busy'}
          aria-describedby={atMax ? reasonId : undefined}
          onClick={() => stepTo(value + 1, 'max', atMax)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {atMin && (
        // Describes the button, and is not read with the line.
        <span hidden id={`${reasonId}-min`}>
          {minReason}
        </span>
      )}
      {atMax && (
        <p className={css.reason} id={reasonId}>
          {maxReason}
        </p>
      )}
    </div>
  );
}
