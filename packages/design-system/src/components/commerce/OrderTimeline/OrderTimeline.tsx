import * as css from './OrderTimeline.css.ts';

/** States of a step. */
export const timelineStates = ['done', 'now', 'ahead'] as const;
export type TimelineState = (typeof timelineStates)[number];

/** One step of the timeline. */
export interface TimelineStep {
  readonly label: string;
  readonly state: TimelineState;
  /** Date or place, as displayed. */
  readonly detail?: string | undefined;
}

/** The progress of an order. */
export interface OrderTimelineProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** Spoken after a step's name, by its state. */
  readonly stateLabels?: Readonly<Record<TimelineState, string>>;
}

const spokenStates: Readonly<Record<TimelineState, string>> = {
  done: 'done',
  now: 'in progress',
  ahead: 'still to come',
};

/** A drawn timeline, across on desktop and down on a phone. */
export function OrderTimeline({ label, steps, stateLabels = spokenStates }: OrderTimelineProps) {
  return (
    <div className={css.root}>
      <ol className={css.steps} aria-label={label}>
        {steps.map((step) => (
          <li
            key={step.label}
            className={css.step}
            data-state={step.state}
            aria-current={step.state === 'now' ? 'step' : undefined}
          >
            <span className={css.name}>
              {step.label}
              <span className={css.spoken}>, {stateLabels[step.state]}</span>
            </span>
            {step.detail !== undefined && <span className={css.detail}>{step.detail}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
