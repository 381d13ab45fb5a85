import clsx from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './Prose.css.ts';

/** Styles plain headings, paragraphs, lists and tables of a static page. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(css.prose, className)} />;
}
