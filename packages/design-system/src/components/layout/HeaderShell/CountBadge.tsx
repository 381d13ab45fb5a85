import * as css from './HeaderShell.css.ts';

/**
 * A count on an icon. Decorative, because the link's name contains the number. @param props.count formatted, as `3` or
 * `99+`
 */
export function CountBadge({ count }: { readonly count: string }) {
  return (
    <span className={css.count} aria-hidden="true">
      {count}
    </span>
  );
}
