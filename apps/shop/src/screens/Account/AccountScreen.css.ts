import { media, motion, radius, space, tapTarget, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(24)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(16)} ${space(48)}` } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(32),
  containerType: 'inline-size',
});

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(24),
  '@media': { [media.mobile]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space(16) } },
  // Beside the initials a name in large text would break within its words.
  '@container': { '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ minWidth: 0 });

/** The greeting of a wide screen; a phone shows only the name. */
export const greeting = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: text(16),
  '@media': { [media.mobile]: { display: 'none' } },
});

export const name = style({
  margin: 0,
  color: vars.color.textStrong,
  fontSize: text(22),
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const email = style({ margin: 0, color: vars.color.textMuted, fontSize: text(14), overflowWrap: 'anywhere' });

export const edit = style({ '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

/** One list: three cards in a row on a wide screen, rows on a phone. */
export const menu = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(16),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      borderBlockStart: `1px solid ${vars.color.lineSoft}`,
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space(16),
  width: '100%',
  minHeight: `calc(${tapTarget} + ${space(24)})`,
  margin: 0,
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `border-color ${motion('quick')}`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  '@media': {
    [media.mobile]: {
      minHeight: `calc(${tapTarget} + ${space(12)})`,
      padding: `${space(12)} ${space(4)}`,
      border: 0,
      borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
      borderRadius: 0,
      background: 'transparent',
    },
  },
});

export const personSkeleton = style({ minHeight: '96px' });
export const menuSkeleton = style({ minHeight: '280px' });
