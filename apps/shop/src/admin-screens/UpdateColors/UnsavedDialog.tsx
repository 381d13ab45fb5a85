import { selectDirtyCount } from '@kayal/commerce-core';
import { ConfirmDialog } from '@kayal/design-system';
import { useSelector } from '@xstate/react';
import { saveDraftText } from '../../browser/drafts/draft-text.ts';
import { unsavedText } from './colour-texts.ts';
import { useUnsavedGuard, type ColourTable } from './use-colour-table.ts';
import { useDraftColoursName } from './use-draft-colours.ts';

interface UnsavedDialogProps {
  readonly table: ColourTable;
}

/** Asks before the page is left with unsaved changes. */
export function UnsavedDialog({ table }: UnsavedDialogProps) {
  const step = useUnsavedGuard(table);
  const name = useDraftColoursName();
  const count = useSelector(table, selectDirtyCount);
  return (
    <ConfirmDialog
      open={step.isHeld}
      onOpenChange={(open) => {
        if (!open) step.stay();
      }}
      tone="danger"
      title="Leave without saving?"
      description={`${unsavedText(count)} Leaving throws them away.`}
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => {
        step.leave();
        saveDraftText(name, '');
      }}
    />
  );
}
