/** The theme for `.css.ts` files of an application: variables, scales, layers, media queries. */
export { fontFamily, layer, media, motion, negative, radius, space, tapTarget, text } from './theme/scale.ts';
export { vars } from './theme/vars.css.ts';
