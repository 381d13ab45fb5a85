import { Alert } from '@kayal/design-system';
import { isRunning, useImportRun } from '../../data/admin/import-runs.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { productsText } from './history-texts.ts';
import * as css from './ImportHistory.css.ts';

/** The progress of a switch of season, then its success or the reason of its refusal. */
export function SeasonSwitch({ importId }: { readonly importId: string }) {
  const { locale } = useMoneyFormat();
  const { data, error } = useImportRun(importId);
  if (data === undefined) {
    if (error === null) return <p role="status">Switching...</p>;
    return <Alert tone="danger">We could not see how far the switch is. It goes on; load this page again.</Alert>;
  }
  const { season, progress, state, notes } = data;
  if (isRunning(data)) {
    const isMeasured = progress !== null && progress.total > 0;
    const label = state === 'undoing' ? 'Putting the season before on sale again' : `Putting season ${season} on sale`;
    return (
      <div>
        <progress
          className={css.progress}
          aria-label={label}
          {...(isMeasured ? { value: progress.done, max: progress.total } : {})}
        />
        <p role="status" className={css.quiet}>
          {isMeasured ? `${label}: ${progress.done} of ${productsText(progress.total, locale)}` : `${label}…`}
        </p>
      </div>
    );
  }
  if (state === 'applied') return <Alert tone="success">Season {season} is on sale.</Alert>;
  if (state === 'undone') {
    return (
      <Alert tone="success">
        The season before {season} is on sale again; {season} waits beside it. {notes.join(' ')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger">
      Season {season} was not put on sale; shoppers see the catalogue as it was. {notes.join(' ')}
    </Alert>
  );
}
