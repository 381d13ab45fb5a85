import * as css from '../Returns.css.ts';

/** The key of a button, beside its label; screen readers get it by `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { readonly children: string }) => (
  <kbd className={css.key} aria-hidden="true">
    {children}
  </kbd>
);
