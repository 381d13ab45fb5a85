import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, space } from '../../../theme/scale.ts';

/** Gaps of the layout primitives: the space scale. In px. */
export const gaps = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** A gap in px. */
export type Gap = (typeof gaps)[number];

const gapStyles = {
  0: { gap: 0 },
  4: { gap: space(4) },
  8: { gap: space(8) },
  12: { gap: space(12) },
  16: { gap: space(16) },
  24: { gap: space(24) },
  32: { gap: space(32) },
  48: { gap: space(48) },
  64: { gap: space(64) },
  96: { gap: space(96) },
} satisfies Record<Gap, object>;

/** Alignment across the flow. */
export const alignments = ['stretch', 'start', 'center', 'end', 'baseline'] as const;

export type Alignment = (typeof alignments)[number];

const alignStyles = {
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
} satisfies Record<Alignment, object>;

/** Parts one below another. */
export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: { gap: gapStyles, align: alignStyles },
});

/** Parts side by side that wrap. */
export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    gap: gapStyles,
    align: alignStyles,
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      between: { justifyContent: 'space-between' },
      end: { justifyContent: 'flex-end' },
    },
  },
});

const frame = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space(48),
  '@media': {
    [media.tablet]: { paddingInline: space(24) },
    [media.mobile]: { paddingInline: space(16) },
  },
});

/** Page frames: `wide` the grid (1320 px of content), `reading` a text measure of 65–72 characters, `narrow` a form. */
export const container = styleVariants({
  wide: [frame, { maxInlineSize: '1416px' }],
  reading: [frame, { maxInlineSize: '800px' }],
  narrow: [frame, { maxInlineSize: '560px' }],
});

/** Names of the page frames. */
export const containerWidths = ['wide', 'reading', 'narrow'] as const;
