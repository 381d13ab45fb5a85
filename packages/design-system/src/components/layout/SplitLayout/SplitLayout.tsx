import type { ReactNode } from 'react';
import * as css from './SplitLayout.css.ts';

/** A page of one task. */
export interface SplitLayoutProps {
  /** The wordmark's link above the form. */
  readonly logo: ReactNode;
  /** Fills the other half above 1024 px; decorative. */
  readonly picture: ReactNode;
  /** Heading and form. */
  readonly children: ReactNode;
}

/** A form and, on desktop, a picture beside it; the layout of the sign-in pages. */
export function SplitLayout({ logo, picture, children }: SplitLayoutProps) {
  return (
    <div className={css.root} data-toasts="top">
      <div className={css.half}>
        <header>{logo}</header>
        <main className={css.middle} id="main">
          {children}
        </main>
      </div>
      <div className={css.picture}>{picture}</div>
    </div>
  );
}
