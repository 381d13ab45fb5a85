import clsx from 'clsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Spinner.css.ts';
import type { spinnerSizes } from './Spinner.css.ts';

export interface SpinnerProps {
  /** Diameter in px. */
  readonly size?: (typeof spinnerSizes)[number] | undefined;
  /** What is loading; without it the ring is decorative, beside a text that says so. */
  readonly label?: string | undefined;
}

/** Shows a wait of unknown length. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : 'status'}>
      <span className={clsx(css.ring, css.ringSize[size])} aria-hidden="true" />
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
