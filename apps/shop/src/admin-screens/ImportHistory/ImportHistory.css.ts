import { space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const panel = style([panelFrame, { display: 'grid', gap: space(16) }]);

export const seasons = style({ display: 'grid', gap: space(12), padding: 0 });

export const season = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(12),
  minBlockSize: '44px',
});

export const result = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(8) });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14), fontWeight: 400 });

export const progress = style({ inlineSize: '100%', blockSize: space(12), accentColor: vars.color.brand });
