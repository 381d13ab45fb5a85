import type { SettingsFile } from '@kayal/api-contract/client';
import { Alert, Button, ButtonLink, DataTable, StatePanel, toastStore } from '@kayal/design-system';
import { useId, useState } from 'react';
import { resultOf } from '../../data/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-admin.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useRead } from '../../data/use-read.tsx';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { readSettingsFile } from './settings-file.ts';
import * as css from './Settings.css.ts';
import { SettingsGroup } from './SettingsGroup.tsx';

interface HistorySectionProps {
  /** The version that is saved now. */
  readonly version: number;
  readonly onRestored: () => void;
}

/** Every saved version, each can be restored; and the settings as a file for another shop. */
export function HistorySection({ version, onRestored }: HistorySectionProps) {
  const timeText = useMomentText();
  const api = useSettingsApi();
  const inputId = useId();
  const [toConfirm, setToConfirm] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error, reload } = useRead(['settings history'], () => resultOf(api.settingsHistory()));
  const done = (title: string) => {
    toastStore.push({ tone: 'success', title, detail: undefined, action: undefined });
    onRestored();
  };
  const restore = useWrite(
    (to: number) => resultOf(api.restoreSettings(version, to)),
    () => done('The earlier settings are back'),
  );
  const load = useWrite(
    (file: SettingsFile) => resultOf(api.importSettings(file)),
    () => done('The settings were taken from the file'),
  );
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = readSettingsFile(await file.text());
    setProblem(read === null ? 'This is not a settings file of a shop.' : null);
    if (read !== null) load.write(read);
  };
  return (
    <>
      <SettingsGroup title="Saved versions">
        {data === undefined ? (
          <LoadingOrRetry error={error} heading="We could not load the history" onRetry={reload} />
        ) : (
          <DataTable
            caption="Versions of the settings"
            rows={data.items}
            rowKey={(row) => String(row.version)}
            empty={
              <StatePanel
                kind="empty"
                heading="Nothing was changed yet"
                text="The shop runs with its first settings."
              />
            }
            columns={[
              { id: 'version', header: 'Version', names: true, cell: (row) => row.version },
              { id: 'at', header: 'Saved', cell: ({ savedAt }) => timeText(savedAt) },
              { id: 'who', header: 'By', cell: ({ actorName }) => actorName ?? 'The shop' },
              { id: 'changed', header: 'Changed', cell: ({ changed }) => changed.join(', ') },
              {
                id: 'act',
                header: 'Action',
                align: 'end',
                cell: (row) =>
                  row.version === version ? (
                    'In use'
                  ) : (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Restore version ${row.version}`}
                      onClick={() => setToConfirm(row.version)}
                    >
                      Restore
                    </Button>
                  ),
              },
            ]}
          />
        )}
        <div className={css.acts}>
          <Button variant="quiet" size="small" onClick={() => setToConfirm(0)}>
            Back to the first settings
          </Button>
        </div>
        <WriteError of={restore} fallback="The settings were not changed. Try again." />
      </SettingsGroup>
      <SettingsGroup title="To another shop" text="Settings and look as one file.">
        <div className={css.acts}>
          <ButtonLink variant="secondary" href={api.settingsFileAddress()} download>
            Download the file
          </ButtonLink>
          <label className={css.fileLabel} htmlFor={inputId}>
            Take settings from a file
            <input
              id={inputId}
              className={css.fileInput}
              type="file"
              accept=".json,application/json"
              onChange={(event) => void choose(event.target.files?.[0])}
            />
          </label>
        </div>
        {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
        <WriteError of={load} fallback="The file was not taken. Try again." />
      </SettingsGroup>
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        title={(to) => (to === 0 ? 'Go back to the first settings?' : `Restore version ${to}?`)}
        description={() => 'It is saved as a new version, so this can be undone as well.'}
        confirmLabel="Restore"
        onConfirm={restore.write}
      />
    </>
  );
}
