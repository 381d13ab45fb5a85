import { space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';
import { panelFrame } from '../../parts/Panel/Panel.css.ts';

export const section = style({ display: 'grid', gap: space(24), minInlineSize: 0 });

export const panel = style([panelFrame, { display: 'grid', gap: space(24) }]);

export const scopes = style({ display: 'grid', gap: space(4) });

export const legend = style({ fontWeight: 600 });

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: text(14) });

export const narrow = style({ maxInlineSize: '20rem' });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14) });
