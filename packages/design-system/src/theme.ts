/** The theme as `.css.ts` files of an application read it: variables, scales, media queries. */
export { fontFamily, media, motion, radius, space, tapTarget, text } from './theme/scale.ts';
export { vars } from './theme/vars.css.ts';
