import { space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space(8), margin: 0, padding: 0, listStyle: 'none' });

export const term = style({ display: 'flex', gap: space(8), color: vars.color.textMuted, fontSize: text(14) });
