import { Stepper } from '@kayal/design-system';

const steps = [
  { id: 'file', label: 'File' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check' },
  { id: 'shop', label: 'In the shop' },
] as const;

interface ImportStepsProps {
  /** The step that is open, from 0. */
  readonly current: number;
}

/** The four steps of an import, with the open one marked. */
export function ImportSteps({ current }: ImportStepsProps) {
  return <Stepper label="Steps of the import" steps={steps} current={steps[current]?.id ?? steps[0].id} />;
}
