import { Alert, Button } from '@kayal/design-system';
import * as css from '../CartScreen.css.ts';
import type { BagTerms } from './use-bag-terms.ts';

/** Why the bag cannot be ordered to the active address, said before the order. */
export function TermsAlert({ problem, retry }: BagTerms) {
  if (problem === null) return null;
  return (
    <Alert tone="danger">
      {problem}
      {retry === null ? null : (
        <div className={css.alertActions}>
          <Button variant="secondary" size="small" icon="refresh" onClick={retry}>
            Retry
          </Button>
        </div>
      )}
    </Alert>
  );
}
