import { useId, type ReactNode } from 'react';
import * as css from './FilterPanel.css.ts';

/** Filters beside a list. */
export interface FilterPanelProps {
  readonly title: string;
  /** The refresh control at the end of the head. */
  readonly action?: ReactNode;
  /** Filter sections. */
  readonly children: ReactNode;
}

/** The head and the hairlines of a filter panel; its sections are `FilterSection`s. */
export function FilterPanel({ title, action, children }: FilterPanelProps) {
  const titleId = useId();
  return (
    <section className={css.root} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
