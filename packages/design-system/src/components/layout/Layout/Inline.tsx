import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Layout.css.ts';
import type { Alignment, Gap } from './Layout.css.ts';

export type InlineProps = ComponentProps<'div'> & {
  /** Space between the parts, in px. */
  readonly gap?: Gap | undefined;
  readonly align?: Alignment | undefined;
  readonly justify?: 'start' | 'center' | 'between' | 'end' | undefined;
};

/** Parts side by side that wrap onto the next line. */
export function Inline({ gap = 12, align = 'center', justify = 'start', className, ...rest }: InlineProps) {
  return <div {...rest} className={clsx(css.inline({ gap, align, justify }), className)} />;
}
