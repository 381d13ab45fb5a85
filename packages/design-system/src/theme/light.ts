import type { ThemeTokens } from './tokens.ts';

/** Warm paper and deep ink: the shop's own theme (art direction). */
export const lightTheme: ThemeTokens = {
  color: {
    surfacePage: '#FBFAF7',
    surfaceRaised: '#FFFFFF',
    surfaceSunken: '#F1EFE9',
    surfaceInverse: '#10201E',
    textStrong: '#10201E',
    textMuted: '#56635F',
    textInverse: '#F6F4EE',
    brand: '#0B5F5A',
    brandHover: '#084A46',
    brandSoft: '#DDECE8',
    onBrand: '#FFFFFF',
    accent: '#FFB31A',
    onAccent: '#10201E',
    sale: '#C0311F',
    success: '#1B7443',
    successSoft: '#E0F0E5',
    danger: '#B3261E',
    dangerSoft: '#FAE6E3',
    focus: '#1B62D6',
    lineSoft: '#E3DFD5',
    lineStrong: '#10201E',
    scrim: 'rgba(16, 32, 30, 0.55)',
  },
};
