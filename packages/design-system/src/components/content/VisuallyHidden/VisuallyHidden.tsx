import type { ComponentProps } from 'react';
import * as css from './VisuallyHidden.css.ts';

/** Text for screen readers only. Use it where a picture or the layout already shows it. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.visuallyHidden} />;
}
