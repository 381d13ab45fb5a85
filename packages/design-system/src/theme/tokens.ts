/**
 * The shape every theme fills. Components name roles, never values, so a theme with a hole does not compile.
 */
export interface ThemeTokens {
  /** Colours by role. Any CSS colour. */
  readonly color: {
    readonly surfacePage: string;
    readonly surfaceRaised: string;
    readonly surfaceSunken: string;
    readonly surfaceInverse: string;
    readonly textStrong: string;
    readonly textMuted: string;
    readonly textInverse: string;
    readonly brand: string;
    readonly brandHover: string;
    readonly brandSoft: string;
    /** Text on `brand` and `brandHover`. */
    readonly onBrand: string;
    /** Marigold: a shape or on ink, never text on paper. */
    readonly accent: string;
    readonly onAccent: string;
    readonly sale: string;
    readonly success: string;
    readonly successSoft: string;
    readonly danger: string;
    readonly dangerSoft: string;
    readonly focus: string;
    readonly lineSoft: string;
    readonly lineStrong: string;
    /** Behind drawers and dialogs. */
    readonly scrim: string;
  };
}

/** Space on the 4 px grid, in px. */
export const spaceScale = { none: 0, 4: 4, 8: 8, 12: 12, 16: 16, 24: 24, 32: 32, 48: 48, 64: 64, 96: 96 } as const;

/** Type sizes, in px, by step name. */
export const textScale = { 12: 12, 14: 14, 16: 16, 18: 18, 22: 22, 28: 28, 36: 36, 48: 48, 64: 64 } as const;

/** Corner radii, in px; `pill` rounds the whole end. */
export const radiusScale = { 2: 2, 8: 8, 16: 16, pill: 999 } as const;

/** Motion lengths, in ms. */
export const motionScale = { quick: 120, calm: 200, slow: 320 } as const;

/** Layout breakpoints, in px, inclusive upper bounds (S9.UI.02, J66). */
export const breakpoints = { mobile: 768, tablet: 1024 } as const;
