import { Alert } from '@kayal/design-system';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';

interface StepErrorProps {
  readonly of: Pick<Write<never>, 'error' | 'repeat'>;
}

/** What happened to the thing that a step was meant for, by the code of the refusal. */
const movedTexts: Readonly<Record<string, string>> = {
  'return.step': 'This return has moved on meanwhile: somebody else decided, or the customer cancelled it.',
  'payment.step': 'This payment has moved on meanwhile: somebody else decided, its money came, or its time was over.',
};

/** Why a step was not taken. */
export function StepError({ of }: StepErrorProps) {
  const moved = movedTexts[of.error?.code ?? ''];
  if (moved !== undefined) return <Alert tone="danger">{moved} It is shown as it is now.</Alert>;
  return <WriteError of={of} fallback="The shop did not answer. Please try again: no step is taken twice." />;
}
