import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: space(12), width: '100%', fontWeight: 400 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space(12) });
