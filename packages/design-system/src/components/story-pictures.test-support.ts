import { createElement, type ReactElement } from 'react';

/** Cuts that stories can show. */
export const storyCuts = ['tee', 'shorts', 'bottle'] as const;
export type StoryCut = (typeof storyCuts)[number];

const outlines: Record<StoryCut, string> = {
  tee: 'M290 190 C340 235 460 235 510 190 L640 245 L720 440 L610 485 L590 430 C585 560 590 700 600 830 C470 860 330 860 200 830 C210 700 215 560 210 430 L190 485 L80 440 L160 245 Z',
  shorts: 'M200 250 H600 L680 780 L440 800 L400 520 L360 800 L120 780 Z',
  bottle:
    'M340 150 H460 V230 C460 260 520 280 520 350 V840 C520 870 500 890 470 890 H330 C300 890 280 870 280 840 V350 C280 280 340 260 340 230 Z',
};

const details: Record<StoryCut, string> = {
  tee: '<path d="M290 190 C340 235 460 235 510 190 L490 180 C455 215 345 215 310 180 Z" fill="#000" opacity=".22"/><path d="M210 430 C230 480 232 520 226 600 M590 430 C570 480 568 520 574 600" stroke="#000" stroke-opacity=".18" stroke-width="6" fill="none"/><path d="M214 560 H586 V610 H212 Z" fill="#fff" opacity=".85"/>',
  shorts:
    '<path d="M200 250 H600 V300 H195 Z" fill="#000" opacity=".2"/><path d="M560 320 L630 775" stroke="#fff" stroke-width="16" opacity=".85"/>',
  bottle:
    '<path d="M340 150 H460 V215 H340 Z" fill="#000" opacity=".5"/><path d="M300 350 V850" stroke="#fff" stroke-width="18" opacity=".4"/>',
};

/**
 * A drawn garment as a data address, 4:5, so that stories need no network.
 * @param cut which garment
 * @param hex its cloth colour
 * @param plate the ground's colour
 */
export function storyPictureUrl(cut: StoryCut, hex: string, plate = '#E6E2D8'): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><rect width="800" height="1000" fill="${plate}"/><ellipse cx="400" cy="900" rx="270" ry="26" fill="#000" opacity=".12"/><path d="${outlines[cut]}" fill="${hex}"/>${details[cut]}<path d="${outlines[cut]}" fill="url(#l)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawn garment that fills its slot. @param alt empty when the name is beside it */
export const storyPicture = (cut: StoryCut, hex: string, plate?: string, alt = ''): ReactElement =>
  createElement('img', {
    src: storyPictureUrl(cut, hex, plate),
    alt,
    width: 800,
    height: 1000,
    style: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  });
