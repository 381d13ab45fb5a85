import type { CSSProperties } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ContrastList.css.ts';

/** A foreground and a background colour. */
export interface ContrastRow {
  readonly id: string;
  /** Name of the pair: `Text on cards`. */
  readonly label: string;
  /** Any CSS colour. */
  readonly foreground: string;
  readonly background: string;
  /** 1 to 21. */
  readonly ratio: number;
  readonly min: number;
}

export interface ContrastListProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly rows: readonly ContrastRow[];
  readonly passLabel?: string | undefined;
  readonly failLabel?: string | undefined;
}

type SampleStyle = CSSProperties & Record<(typeof css.sampleVars)[keyof typeof css.sampleVars], string>;

const sampleStyle = (foreground: string, background: string): SampleStyle => ({
  [css.sampleVars.foreground]: foreground,
  [css.sampleVars.background]: background,
});

/** Contrast of colours: sample, names, ratio, and whether it is enough to read (WCAG 2.2). */
export function ContrastList({ label, rows, passLabel = 'enough', failLabel = 'too little' }: ContrastListProps) {
  return (
    <ul className={css.root} aria-label={label}>
      {rows.map(({ id, label: name, foreground, background, ratio, min }) => {
        const passes = ratio >= min;
        return (
          <li key={id} className={css.item}>
            <span
              className={css.sample}
              style={sampleStyle(foreground, background)}
              aria-hidden="true"
              data-decoration=""
            >
              Aa
            </span>
            <span className={css.names}>{name}</span>
            <span className={css.ratio} data-passes={passes}>
              <Icon name={passes ? 'check' : 'warning'} size={16} />
              {`${ratio.toFixed(1)}:1`}
              <VisuallyHidden>{` ${passes ? passLabel : failLabel}, ${min}:1 is needed`}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
