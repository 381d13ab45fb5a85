import { media, radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(24),
  paddingBlock: `${space(24)} ${space(64)}`,
  '@media': { [media.mobile]: { paddingBlock: `${space(16)} ${space(48)}` } },
});

export const top = style({ display: 'flex', flexDirection: 'column', gap: space(8) });

export const skeleton = style({ minHeight: '240px' });

/** The parts of the page, and those of its form. */
export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: space(32),
  minWidth: 0,
  maxInlineSize: '880px',
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: space(16), minWidth: 0 });

const framed = style({
  padding: space(24),
  border: `1px solid ${vars.color.lineSoft}`,
  borderRadius: radius('small'),
  background: vars.color.surfaceRaised,
  '@media': { [media.mobile]: { padding: space(16) } },
});

/** What has just happened. */
export const news = style([
  framed,
  { display: 'flex', alignItems: 'flex-start', gap: space(16), borderColor: vars.color.success },
]);

export const card = style([framed, { display: 'flex', flexDirection: 'column', gap: space(16), minWidth: 0 }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
});

/** What the shop wrote. */
export const quote = style({
  margin: 0,
  paddingInlineStart: space(16),
  borderInlineStart: `${vars.line.thick} solid ${vars.color.lineSoft}`,
  overflowWrap: 'anywhere',
});

const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const returned = style([
  list,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space(8),
    color: vars.color.textStrong,
    overflowWrap: 'anywhere',
  },
]);

export const detail = style({ display: 'block', margin: 0, color: vars.color.textMuted, fontSize: text(14) });

export const pictures = style([list, { display: 'flex', flexWrap: 'wrap', gap: space(8) }]);

export const picture = style({
  display: 'block',
  inlineSize: '80px',
  blockSize: '100px',
  objectFit: 'cover',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});

export const pieces = style([list, { borderBlockStart: `1px solid ${vars.color.lineSoft}` }]);

export const piece = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space(16),
  paddingBlock: space(16),
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
});

export const plate = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const pieceName = style({ margin: 0, color: vars.color.textStrong });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(24),
  paddingBlockStart: space(8),
});

export const count = style({ display: 'flex', flexDirection: 'column', gap: space(8) });

export const label = style({ fontSize: text(14), fontWeight: vars.font.weight.semibold });

export const reason = style({ flex: '1 1 240px', minInlineSize: 0 });
