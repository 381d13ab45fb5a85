import type { ImportRun } from '@kayal/api-contract/client';
import { ButtonLink, DataTable, StatePanel, StatusPill, TextLink } from '@kayal/design-system';
import { useMomentText } from '../../data/use-moment-text.ts';
import { useMoneyFormat } from '../../data/use-shop.ts';
import { paths } from '../../paths.ts';
import { countsText, sourceTexts, stateTexts } from './history-texts.ts';
import * as css from './ImportHistory.css.ts';

/** Imports, newest first; each links to its own page. */
export function ImportsTable({ rows }: { readonly rows: readonly ImportRun[] }) {
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
          cell: ({ state, canUndo, season, appliedAt }) => (
            <>
              <StatusPill tone={stateTexts[state].tone} label={stateTexts[state].label} />
              {season === null ? null : (
                <span className={css.quiet}>
                  {' '}
                  Season {season}
                  {appliedAt === null ? '' : `, put on sale ${timeText(appliedAt)}`}
                  {canUndo ? ',' : ''}
                </span>
              )}
              {canUndo ? <span className={css.quiet}> can be undone</span> : null}
            </>
          ),
        },
      ]}
    />
  );
}
