import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Layout.css.ts';
import type { Alignment, Gap } from './Layout.css.ts';

export type StackProps = ComponentProps<'div'> & {
  /** Space between the parts, in px. */
  readonly gap?: Gap | undefined;
  readonly align?: Alignment | undefined;
};

/** Parts one below another with equal gaps. */
export function Stack({ gap = 16, align = 'stretch', className, ...rest }: StackProps) {
  return <div {...rest} className={clsx(css.stack({ gap, align }), className)} />;
}
