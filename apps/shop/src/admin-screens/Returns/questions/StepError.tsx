import { Alert } from '@kayal/design-system';
import type { Write } from '../../../data/use-write.ts';
import { WriteError } from '../../../parts/WriteError/WriteError.tsx';

interface StepErrorProps {
  readonly of: Pick<Write<never>, 'error' | 'repeat'>;
}

/** Why a step was not taken. */
export function StepError({ of }: StepErrorProps) {
  if (of.error?.code === 'return.step') {
    return (
      <Alert tone="danger">
        This return has moved on meanwhile: somebody else decided, or the customer cancelled it. It is shown as it is
        now.
      </Alert>
    );
  }
  return <WriteError of={of} fallback="The shop did not answer. Please try again: no step is taken twice." />;
}
