import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'grid', gap: space(16), minInlineSize: 0 });
