import type { ImageSaveContext, PictureChoice, PictureData } from './image-save.types.ts';

/** A form in which nothing is chosen, and no save under way. */
export const nothingChosen = {
  pictures: [],
  prepared: [],
  isUploaded: false,
  percent: null,
  failedFiles: [],
  callError: null,
} as const;

/** Whether a file is a picture, by its media type (S5.IMG.01). */
export function isPicture({ type }: PictureData): boolean {
  return /^image\/./.test(type);
}

/** Whether another display-first picture is marked than the one that is saved. */
export function isDisplayChanged({ displayFirst, displayChoice }: ImageSaveContext): boolean {
  return displayChoice !== null && displayChoice !== displayFirst;
}

/** Whether there is anything to save (S2.IMG.07). */
export function hasImageChanges(context: ImageSaveContext): boolean {
  return context.productId !== null && (context.pictures.length > 0 || isDisplayChanged(context));
}

/** The first picture that is not ready to go out; none when all are. */
export function firstUnprepared({ pictures, prepared }: ImageSaveContext): PictureChoice | undefined {
  return pictures.find(({ colour }) => prepared.every((ready) => ready.colour !== colour));
}
