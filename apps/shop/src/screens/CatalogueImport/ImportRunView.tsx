import { Stack } from '@kayal/design-system';
import { useCatalogueAdminApi } from '../../data/catalogue-admin.ts';
import { resultOf } from '../../data/result-of.ts';
import { useRead } from '../../data/use-read.tsx';
import { RetryPanel } from '../../parts/RetryPanel/RetryPanel.tsx';
import { CheckedStep } from './CheckedStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FinishedStep } from './FinishedStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { RunningStep } from './RunningStep.tsx';
import { isRunning, stepOf, type ImportRun } from './run-state.ts';

/** Time between two looks at a running import, ms. */
const pollMs = 800;

interface ImportRunViewProps {
  readonly id: string;
}

/** One import. What it shows is the state the server says it is in. */
export function ImportRunView({ id }: ImportRunViewProps) {
  const api = useCatalogueAdminApi();
  const { data, error, reload } = useRead(
    ['import', id],
    async () => (await resultOf(api.importRun(id))).run,
    (run) => (run !== undefined && isRunning(run) ? pollMs : false),
  );
  if (data === undefined) {
    return error === null ? (
      <p role="status">Loading...</p>
    ) : (
      <RetryPanel heading="We could not load this import" onRetry={reload} />
    );
  }
  return (
    <Stack gap={24}>
      <ImportSteps current={stepOf(data)} />
      <StepOf run={data} onChanged={reload} />
    </Stack>
  );
}

interface StepProps {
  readonly run: ImportRun;
  readonly onChanged: () => void;
}

function StepOf({ run, onChanged }: StepProps) {
  switch (run.state) {
    case 'uploaded':
      return <ColumnsStep run={run} onChanged={onChanged} />;
    case 'checking':
    case 'applying':
    case 'undoing':
      return <RunningStep run={run} />;
    case 'checked':
    case 'refused':
      return <CheckedStep run={run} onChanged={onChanged} />;
    case 'applied':
    case 'prepared':
    case 'undone':
    case 'failed':
      return <FinishedStep run={run} onChanged={onChanged} />;
  }
}
