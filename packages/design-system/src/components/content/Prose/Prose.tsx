import type { ComponentProps } from 'react';
import { prose } from './Prose.css.ts';

/** Dresses plain headings, paragraphs, lists and tables of a static page. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[prose, className].filter(Boolean).join(' ')} />;
}
