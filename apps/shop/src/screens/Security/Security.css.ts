import { radius, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const page = style({ display: 'grid', gap: space(24), paddingBlock: space(24) });

/** A part is shown when those above it are loaded: their content is taller than their skeletons, and would push it down. */
export const section = style([
  panelFrame,
  {
    display: 'grid',
    gap: space(16),
    selectors: { '&:has([data-loading]) ~ &': { display: 'none' } },
  },
]);

export const list = style({ display: 'grid', gap: space(12), padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
});

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14) });

export const form = style({ display: 'grid', gap: space(16), maxInlineSize: '28rem' });

export const qr = style({ inlineSize: '12rem', blockSize: '12rem', background: 'white' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
  gap: space(8),
  padding: space(16),
  background: vars.color.surfaceSunken,
  borderRadius: radius('small'),
  fontFamily: 'ui-monospace, monospace',
  fontSize: text(14),
});
