import type { ReturnRequest, ReturnStepDetails } from '@kayal/api-contract/client';
import { formatOrderDate } from '@kayal/commerce-core';
import { Alert, DateField } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useDateFormat } from '../../../data/use-shop.ts';
import { QuestionDialog, type QuestionProps } from './QuestionDialog.tsx';

const dayMs = 86_400_000;

interface PickUpQuestionProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
}

/** Asks for the day on which a courier picks the pieces up; tomorrow is filled in. */
export function PickUpQuestion({ request, write, onTake, onClose }: PickUpQuestionProps) {
  const { locale, timeZone } = useDateFormat();
  const body = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(() => Date.now());
  const [problem, setProblem] = useState<string>();
  /** The field passes no ref on. */
  const field = {
    get current(): HTMLElement | null {
      return body.current?.querySelector('input') ?? null;
    },
  };
  return (
    <QuestionDialog
      write={write}
      onClose={onClose}
      title="Arrange the pick-up"
      description="The customer gets the day by e-mail. Book the courier yourself."
      confirmLabel="Arrange pick-up"
      initialFocus={field}
      onSubmit={(typed) => {
        const day = typed.get('pickUpOn') ?? '';
        if (day >= formatOrderDate(openedAt, timeZone)) return onTake({ pickUpOn: day });
        setProblem(day === '' ? 'Choose a day.' : 'Choose today or a later day.');
        field.current?.focus();
      }}
    >
      <div ref={body}>
        <DateField
          label="Day"
          name="pickUpOn"
          defaultDay={request.pickUpOn ?? formatOrderDate(openedAt + dayMs, timeZone)}
          locale={locale}
        />
      </div>
      {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
    </QuestionDialog>
  );
}
