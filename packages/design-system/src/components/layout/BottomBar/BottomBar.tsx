import type { ReactNode } from 'react';
import * as css from './BottomBar.css.ts';

/** A bar at the foot of a phone's screen. */
export interface BottomBarProps {
  /** Names the bar for screen readers. */
  readonly label: string;
  /** Label of the amount: `Total Amount`. */
  readonly valueLabel: string;
  /** The formatted amount. */
  readonly value: string;
  /** The screen's primary button. */
  readonly action: ReactNode;
}

/**
 * The total and the next step at the bottom of the screen, at or below 768 px only. Where the window is too low for it
 * (`media.bottomBar`) the screen shows the button itself.
 */
export function BottomBar({ label, valueLabel, value, action }: BottomBarProps) {
  return (
    <section className={css.root} aria-label={label}>
      <p className={css.words}>
        <span className={css.label}>{valueLabel}</span> <span className={css.value}>{value}</span>
      </p>
      <div className={css.action}>{action}</div>
    </section>
  );
}
