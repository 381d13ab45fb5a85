import { Icon } from '../../content/Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './Stepper.css.ts';

/** States of a step. */
export const stepStates = ['done', 'current', 'ahead'] as const;
export type StepState = (typeof stepStates)[number];

export interface StepperStep {
  readonly id: string;
  readonly label: string;
  /** Address at which a finished step can be opened again. */
  readonly href?: string | undefined;
}

export interface StepperProps {
  /** Names the list for screen readers: `Open the shop`. */
  readonly label: string;
  readonly steps: readonly StepperStep[];
  /** Id of the open step; the steps before it are done. */
  readonly current: string;
}

const spokenState: Readonly<Record<StepState, string>> = { done: 'done', current: 'current', ahead: 'to do' };

function StepContent({ step, index, state }: { step: StepperStep; index: number; state: StepState }) {
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
      </span>
      <span className={css.name}>
        {step.label}
        <span className={css.spoken}>, {spokenState[state]}</span>
      </span>
    </>
  );
}

/** Shows the steps of a task: done, current and remaining. A narrow container shows one line. */
export function Stepper({ label, steps, current }: StepperProps) {
  const position = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const stateAt = (index: number): StepState => (index < position ? 'done' : index === position ? 'current' : 'ahead');
  return (
    <nav className={css.root} aria-label={label}>
      <p
        className={css.summary}
        aria-hidden="true"
      >{`Step ${position + 1} of ${steps.length}: ${steps[position]?.label ?? ''}`}</p>
      <ol className={css.list}>
        {steps.map((step, index) => {
          const state = stateAt(index);
          const content = <StepContent step={step} index={index} state={state} />;
          return (
            <li key={step.id} className={css.item}>
              {state === 'done' && step.href !== undefined ? (
                <Link href={step.href} className={css.step} data-state={state}>
                  {content}
                </Link>
              ) : (
                <span className={css.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
