import { style } from '@vanilla-extract/css';

/** Google's button is centred in the row of ours. */
export const place = style({ display: 'grid', justifyItems: 'center' });
