import { space, text, vars } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: space(24), minInlineSize: 0, outline: 'none' });

export const quiet = style({ color: vars.color.textMuted, fontSize: text(14) });
