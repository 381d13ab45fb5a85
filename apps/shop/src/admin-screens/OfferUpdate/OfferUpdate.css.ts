import { media, space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 3fr)',
  gap: space(32),
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style([panelFrame, { display: 'grid', gap: space(24) }]);

export const fields = style({ display: 'grid', gap: space(24) });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space(16),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const fact = style({ margin: 0, fontSize: text(18), fontWeight: 600 });

export const list = style({ display: 'grid', gap: space(16), minInlineSize: 0 });

export const item = style({ display: 'grid', gap: space(4) });

export const quiet = style({ color: vars.color.textMuted, fontWeight: 400, fontSize: text(14) });
