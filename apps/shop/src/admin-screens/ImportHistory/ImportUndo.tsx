import type { ImportRun } from '@kayal/api-contract/client';
import { Alert } from '@kayal/design-system';
import { useRef } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { isRunning, useImportRun } from '../../data/admin/import-runs.ts';
import type { FollowedStart } from './followed-start.ts';
import { RunProgress } from './RunProgress.tsx';

interface ImportUndoProps extends FollowedStart {
  /** The list below, with the button that was pressed; undefined until it is read. */
  readonly listed: readonly ImportRun[] | undefined;
}

/** The progress of an undo, then its success or the reason of its refusal. */
export function ImportUndo({ importId, start, listed }: ImportUndoProps) {
  const { data, error } = useImportRun(importId, start);
  const result = useRef<HTMLDivElement>(null);
  // The pressed button is removed with the next list, which may come before the state of the undo or after it.
  useFocusIfLost(data?.state ?? 'unread', () => result.current);
  useFocusIfLost(listed, () => result.current);
  return (
    <div ref={result} tabIndex={-1}>
      {data === undefined ? (
        error === null ? (
          <p role="status">Undoing...</p>
        ) : (
          <Alert tone="danger">We could not see how far the undo is. It goes on; load this page again.</Alert>
        )
      ) : isRunning(data) ? (
        <RunProgress progress={data.progress} label={`Undoing ${data.fileName}`} />
      ) : data.state === 'undone' ? (
        <Alert tone="success">
          {data.fileName} was undone; what it had set is set back. {data.notes.join(' ')}
        </Alert>
      ) : (
        <Alert tone="danger">
          {data.fileName} was not undone; it is in the shop as before. {data.notes.join(' ')}
        </Alert>
      )}
    </div>
  );
}
