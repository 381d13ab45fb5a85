import { media, negative, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  color: vars.color.textStrong,
  fontSize: '2rem',
  textDecoration: 'none',
  '@media': { [media.mobile]: { minHeight: tapTarget, fontSize: 'min(1.625rem, 8vw)' } },
});

/** All Categories: sub-categories beside categories. */
export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(140px, 1fr) minmax(280px, 3fr)',
  gap: space(32),
  width: 'min(760px, calc(100vw - 98px))',
});

export const groupTitle = style({ fontSize: text(14), fontWeight: 700, color: vars.color.textMuted });

export const group = style({ columnWidth: '140px', columnGap: space(24), paddingBlockStart: space(4) });

export const groupLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: tapTarget,
  breakInside: 'avoid',
  marginInline: negative(space(8)),
  paddingInline: space(8),
  borderRadius: radius('small'),
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceSunken } },
});

export const categoriesFoot = style({
  gridColumn: '1 / -1',
  paddingBlockStart: space(8),
  borderBlockStart: `1px solid ${vars.color.lineSoft}`,
});
