import { Stack } from '@kayal/design-system';
import { useRef, useState } from 'react';
import { useFocusIfLost } from '../../browser/use-focus-if-lost.ts';
import { useImportRun } from '../../data/admin/import-runs.ts';
import { LoadingOrRetry } from '../../parts/LoadingOrRetry/LoadingOrRetry.tsx';
import * as css from './CatalogueImport.css.ts';
import { CheckedStep } from './check/CheckedStep.tsx';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { FailedStep } from './FailedStep.tsx';
import { FinishedStep } from './FinishedStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { RunningStep } from './RunningStep.tsx';
import { stepOf, type ImportRun } from './run-state.ts';

interface ImportRunViewProps {
  readonly id: string;
}

/** One import, shown by its state on the server. */
export function ImportRunView({ id }: ImportRunViewProps) {
  const { data, error, reload } = useImportRun(id);
  const step = useRef<HTMLDivElement>(null);
  useFocusIfLost(data?.state, () => step.current);
  if (data === undefined) {
    return <LoadingOrRetry error={error} heading="We could not load this import" onRetry={reload} />;
  }
  return (
    <Stack gap={24}>
      <ImportSteps current={stepOf(data)} />
      <div ref={step} tabIndex={-1} className={css.step}>
        <StepOf run={data} onChanged={reload} />
      </div>
    </Stack>
  );
}

interface StepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

/** Another sheet, row of headings or system has other columns. */
const placeOf = ({ format }: ImportRun): string => `${format.headingRow} ${format.system} ${format.sheet}`;

function StepOf({ run, onChanged }: StepProps) {
  switch (run.state) {
    case 'uploaded':
      return <ColumnsStep key={placeOf(run)} run={run} onChanged={onChanged} />;
    case 'checking':
    case 'applying':
    case 'undoing':
      return <RunningStep run={run} />;
    case 'checked':
    case 'refused':
    case 'failed':
      return <ReviewStep key={run.id} run={run} onChanged={onChanged} />;
    case 'applied':
    case 'prepared':
    case 'undone':
      return <FinishedStep run={run} onChanged={onChanged} />;
  }
}

/** The result of the check, or why it did not finish, and back to the columns of the same file. */
function ReviewStep({ run, onChanged }: StepProps) {
  const [isBack, setIsBack] = useState(false);
  // A short check can be over before the run is read again, so that only this ends the step back.
  const leave = () => {
    setIsBack(false);
    onChanged();
  };
  if (isBack) return <ColumnsStep run={run} onChanged={leave} />;
  const Step = run.state === 'failed' ? FailedStep : CheckedStep;
  return <Step run={run} onChanged={onChanged} onBack={() => setIsBack(true)} />;
}
