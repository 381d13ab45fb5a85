import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const changes = style({ display: 'grid', gap: space(8), paddingInlineStart: space(24), listStyle: 'disc' });
