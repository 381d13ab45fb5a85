import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, tabular, underlineOffset } from '../../style-parts.ts';

/** Below this width of its container, the status is below the text, and facts stand beside each other where they fit. */
const narrow = '(max-width: 36rem)';

export const root = style({ position: 'relative', containerType: 'inline-size' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(24),
  paddingBlock: space(16),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  color: vars.color.textStrong,
  '@container': {
    [narrow]: { gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: space(12), paddingBlock: space(8) },
  },
});

export const plate = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  minInlineSize: 0,
  '@container': {
    [narrow]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space(12)}` },
  },
});
export const name = style({
  margin: 0,
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flexBasis: '100%' } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing },
    [`${root}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: underlineOffset },
  },
});

export const detail = style({
  margin: 0,
  overflowWrap: 'anywhere',
  fontSize: text(14),
  color: vars.color.textMuted,
  ...tabular,
});

export const status = style({
  '@container': { [narrow]: { gridColumn: 2, marginBlockStart: space(8) } },
});
