import type { ReactNode, Ref } from 'react';
import * as css from './PageHeading.css.ts';

/** The head of a page. */
export interface PageHeadingProps {
  readonly title: string;
  /** A line below the title: a count, a greeting, a date. */
  readonly text?: ReactNode;
  /** Buttons or links at the end of the line. */
  readonly actions?: ReactNode;
  readonly id?: string;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The page's h1. A script can focus it, so that a new page is announced. */
export function PageHeading({ title, text, actions, id, ref }: PageHeadingProps) {
  return (
    <div className={css.root}>
      <div className={css.words}>
        <h1 className={css.title} tabIndex={-1} id={id} ref={ref}>
          {title}
        </h1>
        {text !== undefined && <p className={css.line}>{text}</p>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
