import { Children, type ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './FilterChip.css.ts';

/** One filter that is applied. */
export interface FilterChipProps {
  /** The filter's value: `Black`, `₹100 – ₹600`. */
  readonly label: string;
  readonly onRemove: () => void;
  /** Spoken before the label, to say what a press does. */
  readonly removeLabel?: string;
}

/** An applied filter; a press removes it. */
export function FilterChip({ label, onRemove, removeLabel = 'Remove filter' }: FilterChipProps) {
  return (
    <button type="button" className={css.chip} aria-label={`${removeLabel}: ${label}`} onClick={onRemove}>
      <span className={css.words}>{label}</span>
      <Icon name="close" size={16} />
    </button>
  );
}

/** The applied filters in a row. @param props.label names the list for screen readers */
export function FilterChipRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={css.row} aria-label={label}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </ul>
  );
}
