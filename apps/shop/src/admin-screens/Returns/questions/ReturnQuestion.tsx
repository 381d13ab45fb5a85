import type { ReturnRequest, ReturnStep, ReturnStepDetails } from '@kayal/api-contract/client';
import { ExamineQuestion } from './ExamineQuestion.tsx';
import { NoteQuestion } from './NoteQuestion.tsx';
import { NothingToRefund } from './NothingToRefund.tsx';
import { PickUpQuestion } from './PickUpQuestion.tsx';
import type { QuestionProps } from './QuestionDialog.tsx';
import { RefundQuestion } from './RefundQuestion.tsx';

const questionSteps = ['decline', 'arrange', 'examine', 'refund', 'sendBack'] as const satisfies readonly ReturnStep[];

/** Steps that need more words, or have no way back. */
export type AskedStep = (typeof questionSteps)[number];

/** The step as one that is asked about; undefined where it is taken at once. */
export const askedStep = (step: ReturnStep): AskedStep | undefined => questionSteps.find((each) => each === step);

interface ReturnQuestionProps extends QuestionProps<ReturnStepDetails> {
  readonly request: ReturnRequest;
  readonly step: AskedStep;
}

/** What a step needs. */
export function ReturnQuestion({ step, ...question }: ReturnQuestionProps) {
  switch (step) {
    case 'decline':
    case 'sendBack':
      return <NoteQuestion {...question} step={step} />;
    case 'arrange':
      return <PickUpQuestion {...question} />;
    case 'examine':
      return <ExamineQuestion {...question} />;
    case 'refund':
      return question.request.refundable === 0 ? <NothingToRefund {...question} /> : <RefundQuestion {...question} />;
  }
}
