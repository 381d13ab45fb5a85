import { style } from '@vanilla-extract/css';
import { motion, negative, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { underlineOffset } from '../../style-parts.ts';

/** Below this width of its container, a line has a small picture and one column. */
const narrow = '(max-width: 36rem)';

export const root = style({ containerType: 'inline-size' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  columnGap: space(24),
  paddingBlock: space(24),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  '@container': {
    [narrow]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: space(16), paddingBlock: space(16) },
  },
});

/** Dimmed after a delay, so that a fast save shows no change. */
export const plate = style({
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  selectors: { [`${root}[data-state="busy"] &`]: { opacity: 0.7, transition: `opacity ${motion('calm')} 320ms` } },
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: space(8), minInlineSize: 0 });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space(16),
  rowGap: space(4),
  alignItems: 'start',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const name = style({
  fontSize: text(16),
  fontWeight: vars.font.weight.semibold,
  lineHeight: 1.35,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
});

/** The link's target is 44 px high; its text is in the middle. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  marginBlock: negative(space(12)),
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset } },
});

export const detail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(8),
  margin: 0,
  fontSize: text(14),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const note = style({ margin: 0, fontSize: text(14), color: vars.color.success });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space(24),
  rowGap: space(8),
  marginBlockStart: 'auto',
});

export const remove = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  padding: 0,
  fontSize: text(14),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationThickness: vars.line.thin,
  textUnderlineOffset: underlineOffset,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { color: vars.color.danger },
    '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.6 },
  },
});

export const failure = style({
  margin: 0,
  padding: `${space(8)} ${space(12)}`,
  borderInlineStart: `${vars.line.bar} solid ${vars.color.danger}`,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: text(14),
});
