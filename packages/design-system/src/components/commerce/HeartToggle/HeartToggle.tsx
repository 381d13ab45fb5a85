import type { MouseEvent } from 'react';
import * as css from './HeartToggle.css.ts';

/** Whether the last toggle is still being saved. */
export const heartToggleStates = ['idle', 'busy'] as const;
export type HeartToggleState = (typeof heartToggleStates)[number];

/** A wishlist heart. */
export interface HeartToggleProps {
  /** Names the thing and the list, the same in both positions: `Coast Polo in wishlist`. */
  readonly label: string;
  readonly pressed: boolean;
  /** Called with the new state; not called while busy. */
  readonly onToggle: (next: boolean) => void;
  readonly state?: HeartToggleState;
}

/** A heart that shows whether a product is on the wishlist; its click does not activate the card below it. */
export function HeartToggle({ label, pressed, onToggle, state = 'idle' }: HeartToggleProps) {
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (state === 'idle') onToggle(!pressed);
  };
  return (
    <button
      type="button"
      className={css.root}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={state === 'busy'}
      onClick={toggle}
    >
      <span className={css.disc}>
        <svg className={css.heart} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.5C7 16.4 3.2 13.3 3.2 9.2A4.7 4.7 0 0 1 12 6.9a4.7 4.7 0 0 1 8.8 2.3c0 4.1-3.8 7.2-8.8 11.3Z" />
        </svg>
      </span>
    </button>
  );
}
