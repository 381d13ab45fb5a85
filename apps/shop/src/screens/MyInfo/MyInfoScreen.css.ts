import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(24)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(16)} ${space(48)}` } },
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: space(48) });

/** What follows is shown when it is loaded: how many cards or rows there will be is not known before. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: space(16) });
globalStyle(`${section}:has([aria-busy=true]) ~ *`, { display: 'none' });

/** A person's data, label beside value. */
export const facts = style({
  margin: 0,
  maxWidth: '720px',
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(16),
  minHeight: '76px',
  padding: `${space(12)} ${space(24)}`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.lineSoft}` } },
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, padding: `${space(12)} ${space(16)}` },
  },
});

export const term = style({ color: vars.color.textMuted, fontSize: text(14) });

/** A value with its button or link at the end of the line. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  margin: 0,
  color: vars.color.textStrong,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: space(16),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As tall as the facts: three rows, of which the one with a button is taller on a phone. */
export const factsSkeleton = style({
  maxWidth: '720px',
  minHeight: '230px',
  '@media': { [media.mobile]: { minHeight: '257px' } },
});
export const cardSkeleton = style({ minHeight: '150px' });
