import * as css from './StatCard.css.ts';

/** One figure of a summary. */
export interface StatCardProps {
  readonly label: string;
  /** The formatted figure; absent while it loads. */
  readonly value: string | undefined;
  /** A second, quiet figure (of these delivered). */
  readonly detail?: string | undefined;
  /** Shown in place of a figure that is still loading. */
  readonly loadingText?: string;
}

/** A figure below its name, with a thin line above. */
export function StatCard({ label, value, detail, loadingText = '…' }: StatCardProps) {
  return (
    <dl className={css.root}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} data-state={value === undefined ? 'loading' : 'ready'}>
        {value ?? loadingText}
      </dd>
      {detail !== undefined && <dd className={css.detail}>{detail}</dd>}
    </dl>
  );
}
