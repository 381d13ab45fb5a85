import { style } from '@vanilla-extract/css';

/** Google's button stands in the middle of the row that ours filled. */
export const place = style({ display: 'grid', justifyItems: 'center' });
