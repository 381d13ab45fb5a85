import type { ThemeTokens } from './tokens.ts';

/** The second theme: proves that components use roles only. */
export const darkTheme: ThemeTokens = {
  color: {
    surfacePage: '#0E1716',
    surfaceRaised: '#162221',
    surfaceSunken: '#0A1110',
    surfaceInverse: '#F6F4EE',
    textStrong: '#F3F1EA',
    textMuted: '#A7B4B0',
    textInverse: '#10201E',
    brand: '#5CC4B8',
    brandHover: '#7FD6CB',
    brandSoft: '#1B3633',
    onBrand: '#06211F',
    accent: '#FFB31A',
    onAccent: '#10201E',
    sale: '#FF8F7E',
    success: '#6FCF97',
    successSoft: '#173325',
    danger: '#FF938A',
    dangerSoft: '#3A1C19',
    focus: '#8AB4FF',
    lineSoft: '#2A3937',
    lineStrong: '#F3F1EA',
    scrim: 'rgba(0, 0, 0, 0.65)',
  },
};
