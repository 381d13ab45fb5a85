import { shopProfile } from '../shop-profile.ts';

/** How a picture is drawn and encoded in one try (S5.IMG.03). */
export interface PictureTry {
  /** 1 for the first. */
  readonly number: number;
  /** px. */
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly quality: number;
}

const { maxBytes, quality, tries, qualityFactor, resolutionFactor } = shopProfile.picture;

/** The first try: as large as the picture is, in px, at full quality (S5.IMG.03). */
export function firstPictureTry(width: number, height: number): PictureTry {
  return { number: 1, width, height, quality };
}

/**
 * The try after one that came out too large, smaller in pixels and quality (S5.IMG.02, S5.IMG.04, S9.IMG.01–03).
 * @param bytes What the last try came to.
 * @param type Media type of the chosen file; a PNG loses quality faster.
 * @returns Null when the last try is good enough, or was the last one allowed.
 */
export function nextPictureTry(last: PictureTry, bytes: number, type: string): PictureTry | null {
  if (bytes <= maxBytes || last.number >= tries) return null;
  return {
    number: last.number + 1,
    width: Math.max(1, Math.round(last.width * resolutionFactor)),
    height: Math.max(1, Math.round(last.height * resolutionFactor)),
    quality: last.quality * (type === 'image/png' ? qualityFactor.png : qualityFactor.other),
  };
}
