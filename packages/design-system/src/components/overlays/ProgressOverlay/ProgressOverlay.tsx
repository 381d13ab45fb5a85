import { useId, type ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as css from './ProgressOverlay.css.ts';

/** Progress of the work. */
export type Progress =
  | { readonly kind: 'working' }
  /** `percent` from 0 to 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'done' }
  /** `actions`: retry, close. */
  | { readonly kind: 'failed'; readonly actions: ReactNode };

export interface ProgressOverlayProps {
  readonly progress: Progress;
  /** Text of the current state; an error names what failed. */
  readonly text: string;
}

/** Covers a form while its work runs: a spinner, then a progress bar, then the result. */
export function ProgressOverlay({ progress, text }: ProgressOverlayProps) {
  const id = useId();
  const percent = progress.kind === 'percent' ? Math.round(progress.percent) : undefined;
  return (
    <div className={css.overlay} data-kind={progress.kind}>
      <div className={css.stage}>
        {progress.kind === 'working' ? <Spinner size={48} /> : null}
        {progress.kind === 'done' || progress.kind === 'failed' ? (
          <span className={css.sign} data-failed={progress.kind === 'failed' ? '' : undefined}>
            <Icon name={progress.kind === 'done' ? 'check' : 'warning'} size={32} />
          </span>
        ) : null}
        {percent === undefined ? null : <progress className={css.bar} max={100} value={percent} aria-labelledby={id} />}
        <p id={id} role={progress.kind === 'failed' ? 'alert' : 'status'} className={css.words}>
          {text}
          {percent === undefined ? null : <span aria-hidden="true">{` ${percent}%`}</span>}
        </p>
        {progress.kind === 'failed' ? <div className={css.actions}>{progress.actions}</div> : null}
      </div>
    </div>
  );
}
