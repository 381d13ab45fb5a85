import type { ReturnRequest, ReturnStepDetails } from '@kayal/api-contract/client';
import { TextArea } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

/** Max characters of a note; the server refuses more. */
const maxNote = 500;

interface NoteQuestionProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
  readonly step: 'decline' | 'sendBack';
}

const texts = {
  decline: {
    title: 'Decline this return?',
    happens: 'does not get it, and your reason goes out by e-mail',
    label: 'Decline return',
  },
  sendBack: {
    title: 'Send the pieces back?',
    happens: 'gets the pieces back and no money, and your reason goes out by e-mail',
    label: 'Send back',
  },
} as const;

/** Asks for the reason of a refusal, which the customer reads. */
export function NoteQuestion({ request, step, write, onTake, onClose }: NoteQuestionProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const { title, happens, label } = texts[step];
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title={title}
      description={`${request.customerName} ${happens}. There is no way back.`}
      isFinal
      confirmLabel={label}
      initialFocus={field}
      onSubmit={(typed) => {
        const note = typed.get('note')?.trim() ?? '';
        if (note !== '') return onTake({ note });
        setProblem('Please enter a reason.');
        field.current?.focus();
      }}
    >
      <TextArea
        ref={field}
        name="note"
        label="Reason"
        hint="The customer reads it."
        rows={3}
        maxLength={maxNote}
        error={problem}
        onChange={() => setProblem(undefined)}
      />
    </QuestionDialog>
  );
}
