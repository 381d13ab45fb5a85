import { Alert } from '@kayal/design-system';
import { isRunning, useImportRun } from '../../data/admin/import-runs.ts';
import type { FollowedStart } from './followed-start.ts';
import { RunProgress } from './RunProgress.tsx';
import { useSeasonOnSale } from './use-season-on-sale.ts';

/** The progress of a switch of season, then its success or the reason of its refusal. */
export function SeasonSwitch({ importId, start }: FollowedStart) {
  const { data, error } = useImportRun(importId, start);
  // With the text of success: whoever leaves the page at once does not take the old season along.
  useSeasonOnSale(data?.state === 'applied' ? data.season : null);
  if (data === undefined) {
    if (error === null) return <p role="status">Switching...</p>;
    return <Alert tone="danger">We could not see how far the switch is. It goes on; load this page again.</Alert>;
  }
  const { season, progress, state, notes } = data;
  if (isRunning(data)) {
    const label = state === 'undoing' ? 'Putting the season before on sale again' : `Putting season ${season} on sale`;
    return <RunProgress progress={progress} label={label} />;
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
