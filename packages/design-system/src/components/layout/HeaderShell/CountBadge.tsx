import * as css from './HeaderShell.css.ts';

/** A count on an icon. Decorative: the link it stands on says the number in its name. @param props.count formatted, as `3` or `99+` */
export function CountBadge({ count }: { readonly count: string }) {
  return (
    <span className={css.count} aria-hidden="true">
      {count}
    </span>
  );
}
