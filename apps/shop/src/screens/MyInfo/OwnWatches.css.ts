import { media, radius, space, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Receives the focus when a row is removed together with its button. */
export const title = style({ outline: 'none' });

export const rows = style({
  margin: 0,
  padding: 0,
  maxWidth: '720px',
  listStyle: 'none',
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(16),
  padding: `${space(12)} ${space(24)}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
  '@media': { [media.mobile]: { padding: `${space(12)} ${space(16)}` } },
});

export const picture = style({ borderRadius: radius('small'), overflow: 'hidden' });

export const facts = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });

export const rowSkeleton = style({ maxWidth: '720px', minHeight: '96px' });
