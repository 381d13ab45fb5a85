import { space } from '@kayal/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The button is only as wide as its label, because it is not the page's primary button. */
export const root = style({ display: 'grid', justifyItems: 'start', gap: space(8) });

export const line = style({ overflowWrap: 'anywhere' });
