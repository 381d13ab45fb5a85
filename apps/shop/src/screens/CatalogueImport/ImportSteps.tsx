import * as css from './CatalogueImport.css.ts';

const steps = ['File', 'Columns', 'Check', 'In the shop'] as const;

interface ImportStepsProps {
  /** The step that is open, from 0. */
  readonly current: number;
}

/** The four steps of an import, with the open one marked. */
export function ImportSteps({ current }: ImportStepsProps) {
  return (
    <ol className={css.steps} aria-label="Steps of the import">
      {steps.map((label, index) => (
        <li
          key={label}
          className={css.step}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.stepNumber} aria-hidden="true">
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  );
}
