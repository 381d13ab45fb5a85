import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', alignItems: 'end', gap: space(12), marginBottom: space(8) });
