import * as css from './DiffList.css.ts';

/** One value before and after. Without `before` it is new, without `after` it is removed. */
export interface Difference {
  readonly id: string;
  readonly label: string;
  /** Ready to show. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface DiffListProps {
  /** Names the list for screen readers: `Changes to Coast Polo`. */
  readonly label: string;
  readonly differences: readonly Difference[];
  /** Shown while nothing differs. */
  readonly emptyText?: string | undefined;
  readonly labels?: { readonly before: string; readonly after: string; readonly none: string } | undefined;
}

const defaultLabels = { before: 'Before:', after: 'After:', none: 'nothing' } as const;

/** A list of changed values. */
export function DiffList({
  label,
  differences,
  emptyText = 'Nothing changes.',
  labels = defaultLabels,
}: DiffListProps) {
  if (differences.length === 0) return <p className={css.nothing}>{emptyText}</p>;
  return (
    <ul className={css.root} aria-label={label}>
      {differences.map(({ id, label: name, before, after }) => (
        <li key={id} className={css.item}>
          <span className={css.name}>{name}</span>
          <span className={css.values}>
            <span className={css.spoken}>{labels.before} </span>
            {before === undefined ? (
              <span className={css.nothing}>{labels.none}</span>
            ) : (
              <del className={css.before}>{before}</del>
            )}
            <span aria-hidden="true">→</span>
            <span className={css.spoken}> {labels.after} </span>
            {after === undefined ? (
              <span className={css.nothing}>{labels.none}</span>
            ) : (
              <ins className={css.after}>{after}</ins>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
