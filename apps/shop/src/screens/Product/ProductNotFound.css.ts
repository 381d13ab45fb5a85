import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingBlock: space(48) });

export const search = style({ display: 'grid', gap: space(16), inlineSize: '100%', justifyItems: 'stretch', textAlign: 'start' });
