import { style } from '@vanilla-extract/css';

/** Google's button is centred in the shop's row of buttons. */
export const place = style({ display: 'grid', justifyItems: 'center' });
