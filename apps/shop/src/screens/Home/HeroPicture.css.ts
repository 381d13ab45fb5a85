import { style } from '@vanilla-extract/css';

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right center' });
