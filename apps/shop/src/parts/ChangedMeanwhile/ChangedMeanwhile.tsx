import { Alert, Button, Stack } from '@kayal/design-system';
import * as css from './ChangedMeanwhile.css.ts';

interface ChangedMeanwhileProps {
  /** Details of the refusal; `changes` lists the fields with their new values. */
  readonly details: Readonly<Record<string, unknown>>;
  /** The name of a field for people. */
  readonly nameOf: (field: string) => string;
  /** Whether the changes are being loaded. */
  readonly isBusy: boolean;
  /** Adds the other admin's changes to the typed values. */
  readonly onTake: () => void;
  /** Drops the typed values. */
  readonly onReload: () => void;
}

/** The changes in a refusal's details; empty when they have another form. */
function changesIn(
  { changes }: Readonly<Record<string, unknown>>,
  nameOf: (field: string) => string,
): readonly string[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) => {
    if (typeof change === 'string') return [change];
    if (typeof change !== 'object' || change === null || !('field' in change)) return [];
    const now = 'now' in change ? change.now : 'after' in change ? change.after : '';
    return [`${nameOf(String(change.field))}: ${String(now)}`];
  });
}

/** Shown when somebody else saved first: lists what changed, and keeps the typed values until the admin decides. */
export function ChangedMeanwhile({ details, nameOf, isBusy, onTake, onReload }: ChangedMeanwhileProps) {
  const changes = changesIn(details, nameOf);
  return (
    <Stack gap={12}>
      <Alert tone="danger">Somebody else changed this meanwhile. What you typed is still here and is not saved.</Alert>
      {changes.length === 0 ? null : (
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" busy={isBusy} busyLabel="Loading the changes" onClick={onTake}>
        Add these changes to mine
      </Button>
      <Button variant="quiet" onClick={onReload}>
        Drop mine and load the current version
      </Button>
    </Stack>
  );
}
