import { selectColourRows, selectDirtyCount, type ColourRow } from '@kayal/commerce-core';
import { Alert, Button, ButtonLink, DataTable, StatePanel, Text } from '@kayal/design-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx';
import { LoginAgain } from '../../parts/LoginAgain/LoginAgain.tsx';
import { ResumeNotice } from '../../parts/ResumeNotice/ResumeNotice.tsx';
import { paths } from '../../paths.ts';
import { colourColumns } from './colour-columns.tsx';
import { notSavedText, unsavedText } from './colour-texts.ts';
import * as css from './UpdateColors.css.ts';
import type { ColourTable } from './use-colour-table.ts';
import { useDraftColours } from './use-draft-colours.ts';

interface ColourDeskProps {
  readonly table: ColourTable;
  /** Called before the desk gives way to the colours as they are now. */
  readonly onDrop: () => void;
}

/** The three columns with Cancel and Save. */
export function ColourDesk({ table, onDrop }: ColourDeskProps) {
  const rows = useSelector(table, selectColourRows);
  const focusedKey = useSelector(table, ({ context }) => context.focusedKey);
  const callError = useSelector(table, ({ context }) => context.callError);
  const isRefused = useSelector(table, (state) => state.hasTag('refused'));
  const isChanged = useSelector(table, (state) => state.hasTag('changed'));
  const isMerging = useSelector(table, (state) => state.hasTag('merging'));
  const isUnread = useSelector(table, (state) => state.hasTag('unread'));
  const isBusy = useSelector(table, (state) => state.hasTag('busy'));
  const dirty = useSelector(table, selectDirtyCount);
  const draft = useDraftColours(table);
  const desk = useRef<HTMLDivElement>(null);
  const stateOf = (row: ColourRow) => (row.isMarked ? 'failed' : row.key === focusedKey ? 'active' : 'idle');

  return (
    <div
      ref={desk}
      tabIndex={-1}
      className={css.desk}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) table.send({ type: 'row.focus', key: null });
      }}
    >
      {draft.earlier.length === 0 ? null : (
        <ResumeNotice
          text={`From before: ${unsavedText(draft.earlier.length)}`}
          onResume={() => {
            draft.resume();
            desk.current?.focus();
          }}
          onDiscard={() => {
            draft.discard();
            desk.current?.focus();
          }}
        />
      )}
      {isRefused ? <Alert tone="danger">{notSavedText(callError?.message ?? null)}</Alert> : null}
      {isRefused && callError?.status === 401 ? (
        <LoginAgain onDone={() => table.send({ type: 'colours.save' })} />
      ) : null}
      {isChanged ? (
        <ChangedMeanwhile
          details={callError?.details ?? {}}
          nameOf={String}
          isBusy={isMerging}
          onTake={() => {
            table.send({ type: 'colours.merge' });
            desk.current?.focus();
          }}
          onReload={() => {
            onDrop();
            table.send({ type: 'colours.drop' });
          }}
        />
      ) : null}
      {isUnread ? <Alert tone="danger">We could not load the changes. Try again.</Alert> : null}
      <DataTable
        scroll="page"
        caption="Colours of the season"
        columns={colourColumns(table)}
        rows={rows}
        rowKey={({ key }) => key}
        rowState={stateOf}
        empty={<StatePanel kind="empty" heading="No colours yet" text="They come with the catalogue." />}
      />
      <div className={css.actions}>
        <Text tone="muted" role="status" className={css.standing}>
          {dirty === 0 ? 'Everything is saved.' : unsavedText(dirty)}
        </Text>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Cancel
        </ButtonLink>
        <Button busy={isBusy} busyLabel="Saving the colours" onClick={() => table.send({ type: 'colours.save' })}>
          Save
        </Button>
      </div>
    </div>
  );
}
