import { ConfirmDialog } from '@kayal/design-system';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

interface LeaveQuestionProps {
  /** Whether something would be lost. */
  readonly isUnsaved: boolean;
  readonly itemName: string;
  /** What was chosen shall be dropped. */
  readonly onLeave: () => void;
}

/** Asks before another item or another page drops what was chosen, and before a reload breaks it off. */
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
