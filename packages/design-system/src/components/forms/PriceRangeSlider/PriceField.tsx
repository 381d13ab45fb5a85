import { useState, type KeyboardEvent } from 'react';
import * as css from './PriceRangeSlider.css.ts';
import type { PriceBounds } from './price-range.ts';

/** One end of a price range as a typed number. */
export interface PriceFieldProps {
  readonly label: string;
  /** In whole units of the currency. */
  readonly value: number;
  readonly bounds: PriceBounds;
  /** The currency's sign before the number. */
  readonly sign: string;
  /** Called with the typed number on blur or Enter. */
  readonly onCommit: (amount: number) => void;
}

/** Keeps a draft until Enter or blur, so that a partly typed number does not move the thumb. */
export function PriceField({ label, value, bounds, sign, onCommit }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const commit = () => {
    if (draft !== undefined && draft.trim() !== '' && Number.isFinite(Number(draft))) onCommit(Number(draft));
    setDraft(undefined);
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  return (
    <label className={css.field}>
      {label}
      <span className={css.box}>
        <span aria-hidden="true">{sign}</span>
        <input
          className={css.input}
          type="number"
          inputMode="numeric"
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={commitOnEnter}
        />
      </span>
    </label>
  );
}
