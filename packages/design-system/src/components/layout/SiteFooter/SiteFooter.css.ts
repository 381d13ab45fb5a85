import { style } from '@vanilla-extract/css';
import { media, motion, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareButton, underlineOffset, wideHeadline } from '../../style-parts.ts';

export const root = style({
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  '@media': { print: { display: 'none' } },
});

export const frame = style({
  maxInlineSize: '1416px',
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: `${space(64)} ${space(48)} ${space(32)}`,
  '@media': {
    [media.tablet]: { paddingInline: space(24) },
    [media.mobile]: { padding: `${space(32)} ${space(16)} ${space(24)}` },
  },
});

export const brand = style({ marginBlockEnd: space(48), '@media': { [media.mobile]: { marginBlockEnd: space(24) } } });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space(32),
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: 0 } },
});

export const group = style({
  minInlineSize: 0,
  '@media': {
    [media.mobile]: {
      borderBlockEnd: `${vars.line.thin} solid color-mix(in srgb, ${vars.color.textInverse} 25%, transparent)`,
    },
  },
});

const title = style({ ...wideHeadline, fontSize: text(16) });
export const wideTitle = style([
  title,
  { marginBlockEnd: space(8), '@media': { [media.mobile]: { display: 'none' } } },
]);
export const phoneTitle = style([title, { display: 'none', '@media': { [media.mobile]: { display: 'block' } } }]);

export const toggle = style({
  ...bareButton,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: vars.density.controlLarge,
  textAlign: 'start',
  color: 'inherit',
});

export const sign = style({
  transition: `transform ${motion('calm')}`,
  selectors: { [`${toggle}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({
  fontSize: text(14),
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '@media': {
    [media.mobile]: { paddingBlockEnd: space(16), selectors: { '&[data-state="closed"]': { display: 'none' } } },
  },
});

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tapTarget,
  minInlineSize: tapTarget,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: underlineOffset, color: vars.color.accent },
  },
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(16),
  marginBlockStart: space(48),
  paddingBlockStart: space(24),
  borderBlockStart: `${vars.line.thin} solid color-mix(in srgb, ${vars.color.textInverse} 25%, transparent)`,
  fontSize: text(14),
  '@media': { [media.mobile]: { marginBlockStart: space(24), borderBlockStart: 0, paddingBlockStart: 0 } },
});
