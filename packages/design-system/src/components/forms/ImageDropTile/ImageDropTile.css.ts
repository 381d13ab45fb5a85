import { style } from '@vanilla-extract/css';
import { layer, motion, radius, space, tapTarget, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { focusRing, screenReaderOnly } from '../../style-parts.ts';

/** Drop target of a file. */
export const target = style({ display: 'grid', minInlineSize: 0 });

/** The tile: the picture, then its actions. */
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space(8),
  minInlineSize: 0,
  padding: space(12),
  border: `${vars.line.thin} solid ${vars.color.lineSoft}`,
  borderRadius: radius('medium'),
  background: vars.color.surfaceRaised,
  color: vars.color.textStrong,
  selectors: {
    '&[data-state="changed"]': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.brand}`,
    },
    '&[data-state="failed"]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 ${vars.line.thin} ${vars.color.danger}`,
    },
  },
});

/** Swatch and name. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space(8), fontWeight: vars.font.weight.bold });

/** A long name wraps, so that it does not widen the tile. */
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The native file input; its label is visible instead. */
export const input = style(screenReaderOnly);

/** The place a picture is dropped on; a press opens the file dialog. */
export const place = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '4 / 5',
  borderRadius: radius('small'),
  background: vars.color.surfaceSunken,
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { ...focusRing },
    '&[data-empty]': { border: `${vars.line.thick} dashed ${vars.color.textMuted}` },
  },
});

/** Everything in the drop zone shares one grid cell. */
export const stacked = style({ gridArea: '1 / 1', minInlineSize: 0, minBlockSize: 0 });

/** The chosen picture, uncropped. */
export const preview = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

/** Text that says what a press does. */
export const call = style({
  alignSelf: 'end',
  zIndex: layer.base,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(8),
  minBlockSize: tapTarget,
  paddingInline: space(8),
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
  color: vars.color.textStrong,
  background: `color-mix(in srgb, ${vars.color.surfaceRaised} 92%, transparent)`,
  transition: `background ${motion('quick')}`,
  selectors: {
    [`${place}[data-empty] &`]: { alignSelf: 'center', background: 'transparent' },
    [`${place}[data-over] &`]: { background: vars.color.brand, color: vars.color.onBrand },
  },
});

/** The chosen file, with a button to remove it. */
export const file = style({ display: 'flex', alignItems: 'center', gap: space(4), minBlockSize: tapTarget });

/** A file's name. */
export const fileName = style({ flex: 1, minInlineSize: 0, fontSize: text(14), overflowWrap: 'anywhere' });

/** Why the picture was refused. */
export const error = style({
  margin: 0,
  fontSize: text(14),
  fontWeight: vars.font.weight.semibold,
  color: vars.color.danger,
});

/** The choice of the picture that lists show. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space(12),
  minBlockSize: tapTarget,
  fontSize: text(14),
  cursor: 'pointer',
});

/** The native radio. */
export const radio = style({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  accentColor: vars.color.brand,
});
