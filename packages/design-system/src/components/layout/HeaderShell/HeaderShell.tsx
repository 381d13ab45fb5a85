import type { ReactNode } from 'react';
import * as css from './HeaderShell.css.ts';

/**
 * The header of every page: strip, bar and navigation row as children. It is sticky without the strip, by CSS alone.
 */
export function HeaderShell({ children }: { readonly children: ReactNode }) {
  return <header className={css.root}>{children}</header>;
}
