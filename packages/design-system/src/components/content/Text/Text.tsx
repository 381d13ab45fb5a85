import clsx from 'clsx';
import type { HTMLAttributes } from 'react';
import * as css from './Text.css.ts';
import type { TextSize, TextTone, TextWeight } from './Text.css.ts';

export type TextProps = HTMLAttributes<HTMLElement> & {
  /** The element; a paragraph by default. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | undefined;
  /** In px at the reader's normal size. */
  readonly size?: TextSize | undefined;
  readonly tone?: TextTone | undefined;
  readonly weight?: TextWeight | undefined;
  /** Digits of one width, for prices and tables. */
  readonly tabular?: boolean | undefined;
  /** A short wide capital line above a headline. */
  readonly eyebrow?: boolean | undefined;
};

/** Running text in one of the scale's sizes and tones. */
export function Text({
  as: Tag = 'p',
  size = 16,
  tone = 'inherit',
  weight,
  tabular,
  eyebrow,
  className,
  ...rest
}: TextProps) {
  const look = css.textRecipe({ size, tone, weight, tabular, eyebrow });
  return <Tag {...rest} className={clsx(look, className)} />;
}
