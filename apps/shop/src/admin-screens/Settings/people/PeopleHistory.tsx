import type { PeopleImport } from '@kayal/api-contract/client';
import { Alert, Button, DataTable, StatePanel, StatusPill } from '@kayal/design-system';
import { useState } from 'react';
import { resultOf } from '../../../data/api/result-of.ts';
import { usePeopleApi } from '../../../data/admin/settings/people-api.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { PeopleProblems } from './OpenImport.tsx';
import { kindText, resultText, stateTexts } from './people-texts.ts';

interface PeopleHistoryProps {
  readonly imports: readonly PeopleImport[];
  readonly onChanged: () => void;
}

/** Imports that have ended: what came, why files were refused, and the way back. */
export function PeopleHistory({ imports, onChanged }: PeopleHistoryProps) {
  const api = usePeopleApi();
  const timeText = useMomentText();
  const [toUndo, setToUndo] = useState<PeopleImport | null>(null);
  const undo = useWrite((id: string) => resultOf(api.takePeopleStep(id, 'undo')), onChanged, { rowOf: (id) => id });
  const remove = useWrite((id: string) => resultOf(api.deletePeopleImport(id)), onChanged, { rowOf: (id) => id });
  return (
    <SettingsGroup title="Files so far">
      <DataTable
        caption="Files of customers and past orders"
        rows={imports}
        rowKey={({ id }) => id}
        empty={<StatePanel kind="empty" heading="No file yet" text="What you bring over is listed here." />}
        columns={[
          { id: 'name', header: 'File', names: true, cell: ({ name }) => name },
          { id: 'kind', header: 'Holds', cell: kindText },
          { id: 'at', header: 'Uploaded', cell: ({ createdAt }) => timeText(createdAt) },
          { id: 'state', header: 'State', cell: ({ state }) => <StatusPill {...stateTexts[state]} /> },
          { id: 'result', header: 'Came', cell: (row) => (row.state === 'done' ? resultText(row) : '–') },
          {
            id: 'acts',
            header: 'Action',
            align: 'end',
            cell: (row) =>
              row.state === 'done' ? (
                <Button variant="quiet" size="small" aria-label={`Undo ${row.name}`} onClick={() => setToUndo(row)}>
                  Undo
                </Button>
              ) : (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Remove ${row.name}`}
                  onClick={() => remove.write(row.id)}
                >
                  Remove
                </Button>
              ),
          },
        ]}
      />
      {imports.map(({ id, name, error, problems }) => (
        <div key={id}>
          {error === null ? null : (
            <Alert tone="danger">
              {name}
              {error.row === 0 ? '' : `, row ${error.row}`}: {error.text}
            </Alert>
          )}
          {problems.length === 0 ? null : (
            <details>
              <summary className={css.fold}>{name}: what was left out or changed</summary>
              <PeopleProblems problems={problems} />
            </details>
          )}
        </div>
      ))}
      <WriteError of={undo} fallback="It could not be undone. Try again." />
      <WriteError of={remove} fallback="It was not removed. Try again." />
      <ConfirmItem
        item={toUndo}
        onClose={() => setToUndo(null)}
        tone="danger"
        title={({ name }) => `Undo ${name}?`}
        description={(run) => `This goes again: ${resultText(run)}. Accounts that were here before stay.`}
        confirmLabel="Undo"
        onConfirm={({ id }) => undo.write(id)}
      />
    </SettingsGroup>
  );
}
