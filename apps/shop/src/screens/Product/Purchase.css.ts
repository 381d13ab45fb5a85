import { media, space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/**
 * Where the window is narrow, parts stand in another order than in the HTML. So nothing of it is drawn before all of it
 * has come, which what follows shows: on a slow line the picture would move.
 */
export const columns = style({
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'start',
  gap: space(64),
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space(32) },
    [media.mobile]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space(24) },
  },
});

/** Below the condensed header, in px from the top. */
const stickyTop = '128px';

/** On desktop the shorter column stays in view while the longer one scrolls. */
export const column = style({
  minInlineSize: 0,
  '@media': { [media.aboveTablet]: { position: 'sticky', insetBlockStart: stickyTop } },
});

export const promises = style({ marginBlockStart: space(48) });

/** Other products, which belong to the page and not to the paper. */
export const below = style({ '@media': { print: { display: 'none' } } });
