import { style } from '@vanilla-extract/css';

/** A little higher than the name would be; a very wide one is made smaller. */
export const logo = style({ inlineSize: 'auto', blockSize: '1.6em', maxInlineSize: '8em', objectFit: 'contain' });
