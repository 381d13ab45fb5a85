import type { ImportRun } from '@kayal/api-contract/client';
import { Button, ButtonLink, DataTable, StatePanel, StatusPill, TextLink } from '@kayal/design-system';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';
import { countsText, sourceTexts, stateTexts } from './history-texts.ts';
import * as css from './ImportHistory.css.ts';

interface ImportsTableProps {
  readonly rows: readonly ImportRun[];
  /** Called when the undo of a row was pressed. */
  readonly onUndo: (run: ImportRun) => void;
  /** Whether an undo is being sent to the shop. */
  readonly isBusy: boolean;
}

/** Imports, newest first; each links to its own page, and the one that can be undone has a button. */
export function ImportsTable({ rows, onUndo, isBusy }: ImportsTableProps) {
  const timeText = useMomentText();
  const { locale } = useMoneyFormat();
  return (
    <DataTable
      caption="Imports"
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <StatePanel
          kind="empty"
          icon="tag"
          heading="No imports yet"
          text="Your first file appears here."
          actions={<ButtonLink href={paths.catalogueImport}>Import a file</ButtonLink>}
        />
      }
      columns={[
        {
          id: 'file',
          header: 'File',
          names: true,
          cell: ({ id, fileName }) => (
            <TextLink place="standalone" href={`${paths.catalogueImport}?${new URLSearchParams({ run: id })}`}>
              {fileName}
            </TextLink>
          ),
        },
        { id: 'at', header: 'When', cell: ({ at }) => timeText(at) },
        {
          id: 'who',
          header: 'By',
          cell: ({ actorName, source }) => (
            <>
              {actorName ?? 'The shop'} <span className={css.quiet}>{sourceTexts[source]}</span>
            </>
          ),
        },
        {
          id: 'counts',
          header: 'Changes',
          cell: ({ counts }) => countsText(counts, locale),
        },
        {
          id: 'state',
          header: 'Result',
          cell: (run) => (
            <div className={css.result}>
              <StatusPill tone={stateTexts[run.state].tone} label={stateTexts[run.state].label} />
              {run.season === null ? null : (
                <span className={css.quiet}>
                  Season {run.season}
                  {run.appliedAt === null ? '' : `, put on sale ${timeText(run.appliedAt)}`}
                </span>
              )}
              {run.canUndo ? (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Undo the import of ${run.fileName}`}
                  busy={isBusy}
                  onClick={() => onUndo(run)}
                >
                  Undo
                </Button>
              ) : null}
            </div>
          ),
        },
      ]}
    />
  );
}
