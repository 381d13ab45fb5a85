import { vars } from '@kayal/design-system/theme';
import type { ReactElement, ReactNode } from 'react';

/**
 * A story in a page of documentation, with its own theme, density and direction. A page shows all stories at once, so
 * that settings of the root element would be those of the story that came last.
 */
export function StoryInPage(props: {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}): ReactElement {
  const { theme, density, direction } = props.globals;
  return (
    <div
      data-theme={theme === 'dark' ? 'dark' : 'light'}
      data-density={density === 'compact' ? 'compact' : 'comfortable'}
      dir={direction === 'rtl' ? 'rtl' : 'ltr'}
      style={
        theme === 'dark' ? { padding: '16px', background: vars.color.surfacePage, color: vars.color.textStrong } : {}
      }
    >
      {props.children}
    </div>
  );
}
