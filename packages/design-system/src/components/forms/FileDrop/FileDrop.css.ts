import { style } from '@vanilla-extract/css';
import { media, radius, space, text } from '../../../theme/scale.ts';
import { vars } from '../../../theme/vars.css.ts';
import { bareList, focusRing, screenReaderOnly, tabular } from '../../style-parts.ts';

export const root = style({ display: 'grid', gap: space(12), minInlineSize: 0, color: vars.color.textStrong });

/** The place files are dropped on; a press opens the file dialog. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space(8),
  padding: space(32),
  border: `${vars.line.thick} dashed ${vars.color.textMuted}`,
  borderRadius: radius('medium'),
  background: vars.color.surfaceSunken,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { ...focusRing },
    '&[data-over]': { borderColor: vars.color.brand, background: vars.color.brandSoft },
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

/** The native control; the place is its label. */
export const input = style(screenReaderOnly);
export const label = style({ fontWeight: vars.font.weight.bold, overflowWrap: 'anywhere' });
export const hint = style({ fontSize: text(14), color: vars.color.textMuted, overflowWrap: 'anywhere' });
export const summary = style({ margin: 0, fontWeight: vars.font.weight.semibold, ...tabular });

/** A long list scrolls inside itself. */
export const list = style({
  ...bareList,
  maxBlockSize: '28rem',
  overflowY: 'auto',
  borderBlockStart: `${vars.line.thin} solid ${vars.color.lineSoft}`,
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space(12),
  rowGap: space(4),
  paddingBlock: space(8),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.lineSoft}`,
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  color: vars.color.textMuted,
  selectors: {
    '[data-state="done"] > &': { color: vars.color.success },
    '[data-state="failed"] > &': { color: vars.color.danger },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({
  display: 'block',
  fontSize: text(14),
  color: vars.color.textMuted,
  ...tabular,
  selectors: { '[data-state="failed"] &': { color: vars.color.danger } },
});
export const actions = style({ display: 'flex', gap: space(4) });

export const bar = style({
  gridColumn: '2',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: radius('pill'),
  overflow: 'hidden',
  background: vars.color.lineSoft,
  accentColor: vars.color.brand,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.lineSoft },
    '&::-webkit-progress-value': { background: vars.color.brand },
    '&::-moz-progress-bar': { background: vars.color.brand },
  },
  '@media': { [media.forcedColors]: { border: `${vars.line.thin} solid CanvasText` } },
});
