import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space(16) });
