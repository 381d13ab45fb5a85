import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: space(8) });

export const text = style({ maxInlineSize: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
