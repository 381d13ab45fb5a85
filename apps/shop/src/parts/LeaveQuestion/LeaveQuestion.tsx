import { ConfirmDialog } from '@kayal/design-system';
import type { Location } from 'react-router-dom';
import { useLeaveGuard } from '../../runtime/pages/use-leave-guard.ts';

interface LeaveQuestionProps {
  /** Whether unsaved work would be lost. */
  readonly isUnsaved: boolean;
  /** Whether the way to another address drops the work; without it each way does. */
  readonly isLeaving?: (from: Location, to: Location) => boolean;
  /** What will be dropped. */
  readonly description: string;
  /** Called when the admin agrees. */
  readonly onLeave?: () => void;
}

const always = () => true;

/** Asks before another view, another page or a reload drops what is not saved. */
export function LeaveQuestion({ isUnsaved, isLeaving = always, description, onLeave }: LeaveQuestionProps) {
  const step = useLeaveGuard(() => isUnsaved, isLeaving);
  return (
    <ConfirmDialog
      open={step.isHeld}
      onOpenChange={(open) => {
        if (!open) step.stay();
      }}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      onConfirm={() => {
        onLeave?.();
        step.leave();
      }}
    />
  );
}
