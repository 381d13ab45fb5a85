import type { SettingsFile, SettingsVersion } from '@kayal/api-contract/client';
import { Alert, Button, ButtonLink, DataTable, StatePanel, toastStore } from '@kayal/design-system';
import { useState } from 'react';
import { resultOf } from '../../data/api/result-of.ts';
import { useSettingsApi } from '../../data/admin/settings-api.ts';
import { useReloadShop } from './use-reload-shop.ts';
import { useMomentText } from '../../data/use-moment-text.ts';
import { reloadReads, useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { ConfirmItem } from '../../parts/ConfirmItem/ConfirmItem.tsx';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import { WriteError } from '../../parts/WriteError/WriteError.tsx';
import { readSettingsFile } from './settings-file.ts';
import * as css from './Settings.css.ts';
import { settingName } from './setting-names.ts';
import { ChosenFileField } from './fields/ChosenFileField.tsx';
import { SettingsGroup } from './fields/SettingsGroup.tsx';

interface HistorySectionProps {
  /** The version that is saved now. */
  readonly version: number;
  readonly onRestored: () => void;
}

/** Every saved version, each can be restored; and the settings as a file for another shop. */
export function HistorySection({ version, onRestored }: HistorySectionProps) {
  const reloadShop = useReloadShop();
  const restored = () => {
    onRestored();
    reloadReads('settings history');
    void reloadShop();
  };
  return (
    <>
      <VersionsGroup version={version} onRestored={restored} />
      <FileGroup onRestored={restored} />
    </>
  );
}

function notify(title: string): void {
  toastStore.push({ tone: 'success', title, detail: undefined, action: undefined });
}

function VersionsGroup({ version, onRestored }: HistorySectionProps) {
  const api = useSettingsApi();
  const [toConfirm, setToConfirm] = useState<number | null>(null);
  const { data, error, reload } = useRead(['settings history'], () => resultOf(api.settingsHistory()));
  const restore = useWrite(
    (to: number) => resultOf(api.restoreSettings(version, to)),
    () => {
      notify('The earlier settings are back');
      onRestored();
    },
  );
  return (
    <SettingsGroup title="Saved versions">
      {data === undefined ? (
        <LoadingOrRetry error={error} heading="We could not load the history" onRetry={reload} />
      ) : (
        <VersionsTable rows={data.items} current={version} onRestore={setToConfirm} />
      )}
      <div className={css.acts}>
        <Button variant="quiet" size="small" onClick={() => setToConfirm(0)}>
          Back to the first settings
        </Button>
      </div>
      <WriteError of={restore} fallback="The settings were not changed. Try again." />
      <ConfirmItem
        item={toConfirm}
        onClose={() => setToConfirm(null)}
        title={(to) => (to === 0 ? 'Go back to the first settings?' : `Restore version ${to}?`)}
        description={() => 'It is saved as a new version, so this can be undone as well.'}
        confirmLabel="Restore"
        onConfirm={restore.write}
      />
    </SettingsGroup>
  );
}

interface VersionsTableProps {
  readonly rows: readonly SettingsVersion[];
  readonly current: number;
  readonly onRestore: (version: number) => void;
}

function VersionsTable({ rows, current, onRestore }: VersionsTableProps) {
  const timeText = useMomentText();
  return (
    <DataTable
      caption="Versions of the settings"
      rows={rows}
      rowKey={(row) => String(row.version)}
      empty={
        <StatePanel kind="empty" heading="Nothing was changed yet" text="The shop runs with its first settings." />
      }
      columns={[
        { id: 'version', header: 'Version', names: true, cell: (row) => row.version },
        { id: 'at', header: 'Saved', cell: ({ savedAt }) => timeText(savedAt) },
        { id: 'who', header: 'By', cell: ({ actorName }) => actorName ?? 'The shop' },
        { id: 'changed', header: 'Changed', cell: ({ changed }) => changed.map(settingName).join(', ') },
        {
          id: 'act',
          header: 'Action',
          align: 'end',
          cell: (row) =>
            row.version === current ? (
              'In use'
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Restore version ${row.version}`}
                onClick={() => onRestore(row.version)}
              >
                Restore
              </Button>
            ),
        },
      ]}
    />
  );
}

function FileGroup({ onRestored }: Pick<HistorySectionProps, 'onRestored'>) {
  const api = useSettingsApi();
  const [problem, setProblem] = useState<string | null>(null);
  const load = useWrite(
    (file: SettingsFile) => resultOf(api.importSettings(file)),
    () => {
      notify('The settings were taken from the file');
      onRestored();
    },
  );
  const choose = (text: string): void => {
    const read = readSettingsFile(text);
    setProblem(read === null ? 'This is not a settings file of a shop.' : null);
    if (read !== null) load.write(read);
  };
  return (
    <SettingsGroup title="To another shop" text="Settings and look as one file.">
      <div className={css.acts}>
        <ButtonLink variant="secondary" href={api.settingsFileAddress()} download>
          Download the file
        </ButtonLink>
        <ChosenFileField
          label="Take settings from a file"
          accept=".json,application/json"
          onFile={(file) => void file.text().then(choose)}
        />
      </div>
      {problem === null ? null : <Alert tone="danger">{problem}</Alert>}
      <WriteError of={load} fallback="The file was not taken. Try again." />
    </SettingsGroup>
  );
}
