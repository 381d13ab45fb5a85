import { Button, Dialog, Stack } from '@kayal/design-system';
import { useId, type ReactNode, type RefObject } from 'react';
import { textsOf } from '../../../browser/field-text.ts';
import type { Write } from '../../../data/use-write.ts';
import { StepError } from './StepError.tsx';

/** What all questions about a step share. */
export interface QuestionProps<Answer> {
  readonly write: Pick<Write<never>, 'isBusy' | 'error' | 'repeat'>;
  readonly onTake: (answer: Answer) => void;
  readonly onClose: () => void;
}

interface QuestionDialogProps extends Pick<QuestionProps<never>, 'write' | 'onClose'> {
  readonly title: string;
  readonly description: string;
  /** Whether there is no way back. */
  readonly isFinal?: boolean;
  readonly confirmLabel: string;
  /** Absent where the question has no field. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** @param texts the fields by their names */
  readonly onSubmit: (texts: URLSearchParams) => void;
  readonly children?: ReactNode;
}

/** A form above the drawer. What was typed stays until the step is taken. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { write, onClose, title, description, isFinal = false, confirmLabel, initialFocus, onSubmit, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !write.isBusy) onClose();
      }}
      size="small"
      role={isFinal ? 'alertdialog' : 'dialog'}
      title={title}
      description={description}
      initialFocus={initialFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={isFinal ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={write.isBusy}
            busyLabel="Saving"
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(textsOf(event.currentTarget));
        }}
      >
        <Stack gap={16}>
          {children}
          <StepError of={write} />
        </Stack>
      </form>
    </Dialog>
  );
}
