/** The theme as `.css.ts` files of an application read it: variables, scales, layers, media queries. */
export { fontFamily, layer, media, motion, negative, radius, space, tapTarget, text } from './theme/scale.ts';
export { vars } from './theme/vars.css.ts';
