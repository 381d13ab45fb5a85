import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Layout.css.ts';
import type { containerWidths } from './Layout.css.ts';

export type ContainerProps = ComponentProps<'div'> & {
  readonly width?: (typeof containerWidths)[number] | undefined;
};

/** Centres a page's content and keeps it off the edges of the screen. */
export function Container({ width = 'wide', className, ...rest }: ContainerProps) {
  return <div {...rest} className={clsx(css.container[width], className)} />;
}
