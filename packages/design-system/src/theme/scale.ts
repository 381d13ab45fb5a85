import { breakpoints, motionScale, radiusScale, spaceScale, textScale } from './tokens.ts';

/** A step of the 4 px grid as CSS. @param step px */
export const space = (step: keyof typeof spaceScale): string => `${spaceScale[step]}px`;

/** A type size in rem, so that a reader's own text size counts. @param step px at 16 px root */
export const text = (step: keyof typeof textScale): string => `${textScale[step] / 16}rem`;

/** A corner radius as CSS. */
export const radius = (step: keyof typeof radiusScale): string => `${radiusScale[step]}px`;

/** A transition length and the one easing. */
export const motion = (step: keyof typeof motionScale): string =>
  `${motionScale[step]}ms cubic-bezier(0.2, 0.7, 0.2, 1)`;

/** Media queries of the specification's layouts (S2.ROUTE.31-32: inclusive) and of reduced motion. */
export const media = {
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  tablet: `(max-width: ${breakpoints.tablet}px)`,
  aboveMobile: `(min-width: ${breakpoints.mobile + 1}px)`,
  aboveTablet: `(min-width: ${breakpoints.tablet + 1}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const;

/** Font families: the self-hosted variable cut and its metric-matched fallback. */
export const fontFamily = '"Archivo Variable", "Archivo Fallback", system-ui, sans-serif';

/** The least size of a thing a finger taps (WCAG 2.2, art direction). */
export const tapTarget = '44px';
