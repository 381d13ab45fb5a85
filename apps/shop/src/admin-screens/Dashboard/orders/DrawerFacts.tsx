import type { ReactNode } from 'react';
import * as css from './OrderDrawer.css.ts';

interface DrawerFactsProps {
  /** Terms, each once, with their values. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** What is known of the order, return or payment that a drawer shows. */
export function DrawerFacts({ facts }: DrawerFactsProps) {
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className={css.quiet}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
