import { Text } from '@kayal/design-system';
import * as css from './ProductFacts.css.ts';

/** A fact with its name. */
export interface Fact {
  readonly term: string;
  readonly text: string;
}

/** Facts as a description list. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={css.fact}>
          <Text as="dt" size={14} tone="muted">
            {term}
          </Text>
          <Text as="dd" size={14} className={css.text}>
            {text}
          </Text>
        </div>
      ))}
    </dl>
  );
}
