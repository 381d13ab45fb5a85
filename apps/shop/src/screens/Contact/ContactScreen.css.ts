import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(48),
  paddingBlock: `${space(48)} ${space(96)}`,
  '@media': { [media.mobile]: { gap: space(32), paddingBlock: `${space(24)} ${space(48)}` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px) minmax(0, 320px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space(64),
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(48) } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space(24),
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(16) } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** Hidden from people, but present for robots that fill every field. */
export const trap = style({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', opacity: 0 });

export const aside = style({
  display: 'grid',
  gap: space(32),
  paddingInlineStart: space(32),
  borderInlineStart: `3px solid ${vars.color.accent}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(24), paddingInlineStart: space(16) },
  },
});

export const way = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const contactTitle = style({ margin: 0, fontSize: text(14), fontWeight: 600, color: vars.color.textMuted });

export const address = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  paddingBlockStart: space(8),
  fontStyle: 'normal',
});
