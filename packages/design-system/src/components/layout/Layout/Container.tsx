import type { ComponentProps } from 'react';
import { container, type containerWidths } from './Layout.css.ts';

/** Props of {@link Container}. */
export type ContainerProps = ComponentProps<'div'> & {
  readonly width?: (typeof containerWidths)[number] | undefined;
};

/** Centres a page's content and keeps it off the edges of the screen. */
export function Container({ width = 'wide', className, ...rest }: ContainerProps) {
  return <div {...rest} className={[container[width], className].filter(Boolean).join(' ')} />;
}
