import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The button is as wide as its label: the page's one strong button is another. */
export const root = style({ display: 'grid', justifyItems: 'start', gap: space(8) });

export const line = style({ overflowWrap: 'anywhere' });
