import { ConfirmDialog } from '@kayal/design-system';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

interface LeaveQuestionProps {
  /** Whether unsaved work would be lost. */
  readonly isUnsaved: boolean;
  readonly itemName: string;
  /** Called when the admin agrees to discard the chosen pictures. */
  readonly onLeave: () => void;
}

/** Asks before another item, another page or a reload discards the chosen pictures. */
export function LeaveQuestion({ isUnsaved, itemName, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(isUnsaved);
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave without saving?"
      description={`What you chose for ${itemName} is not saved and will be dropped.`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
