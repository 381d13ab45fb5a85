import type { durationSteps, radiusSteps, sizeSteps, spaceSteps } from '../tokens/contract.ts';
import { breakpoints } from './breakpoints.ts';
import { vars } from './vars.css.ts';

/** Space. @param step named by its px in the default theme */
export const space = (step: keyof typeof spaceSteps): string => vars.space[step];

/** A negative length, for margins and insets. */
export const negative = (length: string): string => `calc(-1 * ${length})`;

/** A type size. @param step named by its px in the default theme */
export const text = (step: keyof typeof sizeSteps): string => vars.font.size[step];

/** A corner radius; a brand may set all except `circle` to 0. */
export const radius = (step: keyof typeof radiusSteps | 'circle'): string =>
  step === 'circle' ? '50%' : vars.radius[step];

/** A transition's length and curve. */
export const motion = (step: keyof typeof durationSteps): string => `${vars.duration[step]} ${vars.easing.standard}`;

/** Height of a window, px, in which bars that stay in view would leave no room for the page. */
const shortWindow = 480;

/** Media queries for layouts and for preferences of the reader's system. */
export const media = {
  mobile: `(max-width: ${breakpoints.mobile}px)`,
  tablet: `(max-width: ${breakpoints.tablet}px)`,
  aboveMobile: `(min-width: ${breakpoints.mobile + 1}px)`,
  aboveTablet: `(min-width: ${breakpoints.tablet + 1}px)`,
  /** A phone on its side, or a window magnified to 400 %. */
  short: `(max-height: ${shortWindow}px)`,
  /** Where BottomBar is shown: elsewhere the page has the button itself. */
  bottomBar: `(max-width: ${breakpoints.mobile}px) and (min-height: ${shortWindow + 1}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
} as const;

/** The family of headlines. */
export const fontFamily: string = vars.font.family.headline;

/** Min size of a touch target: 44 px, less only in the compact density with a mouse (WCAG 2.2, 2.5.8). */
export const tapTarget: string = vars.density.target;

/** The z-index scale. `base` and `above` order the parts of one component; the others order the page. */
export const layer = {
  behind: -1,
  base: 1,
  above: 2,
  stickyBar: 5,
  cover: 10,
  popup: 20,
  header: 30,
  scrim: 40,
  dialog: 41,
  fullScreen: 60,
  toast: 60,
  progress: 70,
  skipLink: 100,
} as const;
