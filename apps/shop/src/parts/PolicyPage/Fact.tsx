import { policyFacts } from './policy-facts.ts';
import * as css from './PolicyPage.css.ts';

interface FactProps {
  readonly of: keyof typeof policyFacts;
}

/** A number of the policies, which no line breaks apart (S9.POL). */
export function Fact({ of }: FactProps) {
  return <span className={css.fact}>{policyFacts[of]}</span>;
}
