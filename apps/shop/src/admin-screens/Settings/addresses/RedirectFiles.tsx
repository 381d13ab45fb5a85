import type { RedirectFile } from '@kayal/api-contract/client';
import { Alert, Button, DataTable, StatePanel, StatusPill } from '@kayal/design-system';
import { useState } from 'react';
import { useRedirectsApi } from '../../../data/admin/redirects-api.ts';
import { resultOf } from '../../../data/api/result-of.ts';
import { useMomentText } from '../../../data/use-moment-text.ts';
import { useWrite } from '../../../data/use-write.ts';
import { ConfirmItem } from '../../../parts/ConfirmItem/ConfirmItem.tsx';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';
import { ChosenFileField } from '../fields/ChosenFileField.tsx';
import { SettingsGroup } from '../fields/SettingsGroup.tsx';
import * as css from '../Settings.css.ts';
import { countText, fileTexts, problemText } from './redirect-texts.ts';

interface RedirectFilesProps {
  readonly files: readonly RedirectFile[];
  readonly onChanged: () => void;
}

/** Redirects by file: upload, what was taken, and why rows were left out. */
export function RedirectFiles({ files, onChanged }: RedirectFilesProps) {
  const api = useRedirectsApi();
  const timeText = useMomentText();
  const [toConfirm, setToConfirm] = useState<RedirectFile | null>(null);
  const upload = useWrite((file: File) => resultOf(api.addRedirectFile(file)), onChanged);
  const remove = useWrite((id: string) => resultOf(api.deleteRedirectFile(id)), onChanged, { rowOf: (id) => id });
  return (
    <SettingsGroup
      title="Redirects by file"
      text="The redirects of the shop before this one: the export of Shopify, or a table of two columns, the old address and where it leads."
    >
      <div className={css.acts}>
        <ChosenFileField
          label={upload.isBusy ? 'Uploading…' : 'Upload a file'}
          accept=".csv,.tsv,.txt,.xlsx"
          onFile={upload.write}
        />
      </div>
      <WriteError of={upload} fallback="The file was not uploaded. Try again." />
      <DataTable
        caption="Files of redirects"
        rows={files}
        rowKey={({ id }) => id}
        empty={<StatePanel kind="empty" heading="No file yet" text="Old addresses lead on by rules only." />}
        columns={[
          { id: 'name', header: 'File', names: true, cell: ({ name }) => name },
          { id: 'at', header: 'Uploaded', cell: ({ createdAt }) => timeText(createdAt) },
          { id: 'state', header: 'State', cell: ({ state }) => <StatusPill {...fileTexts[state]} /> },
          { id: 'rows', header: 'Addresses', align: 'end', cell: ({ rows }) => rows },
          {
            id: 'acts',
            header: 'Action',
            align: 'end',
            cell: (row) => (
              <Button variant="quiet" size="small" aria-label={`Remove ${row.name}`} onClick={() => setToConfirm(row)}>
                Remove
              </Button>
            ),
          },
        ]}
      />
      {files
        .filter(({ error, counts }) => error !== null || counts.length > 0)
        .map((file) => (
          <FileProblems key={file.id} file={file} />
        ))}
      <WriteError of={remove} fallback="The redirects were not removed. Try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        tone="danger"
        title={({ name }) => `Remove ${name}?`}
        description={() => 'Its old addresses lead nowhere from now on.'}
        confirmLabel="Remove"
        onConfirm={({ id }) => remove.write(id)}
      />
    </SettingsGroup>
  );
}

function FileProblems({ file: { name, error, counts, problems } }: { readonly file: RedirectFile }) {
  return (
    <>
      {error === null ? null : (
        <Alert tone="danger">
          {name}: {error}
        </Alert>
      )}
      {counts.length === 0 ? null : (
        <details>
          <summary className={css.fold}>
            {name}: {counts.map(countText).join(' ')}
          </summary>
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={`${problem.kind} ${problem.row} ${problem.from}`}>{problemText(problem)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
