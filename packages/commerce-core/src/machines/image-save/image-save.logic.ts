import type { ImageSaveContext, PictureChoice, PictureData } from './image-save.types.ts';

/** A form without choices, and without a save in flight. */
export const nothingChosen = {
  pictures: [],
  prepared: [],
  isUploaded: false,
  percent: null,
  failedFiles: [],
  callError: null,
} as const;

/** Whether a file is a picture, by its media type. */
export function isPicture({ type }: PictureData): boolean {
  return /^image\/./.test(type);
}

/** Whether the chosen display colour differs from the saved one. */
export function isDisplayChanged({ displayFirst, displayChoice }: ImageSaveContext): boolean {
  return displayChoice !== null && displayChoice !== displayFirst;
}

/** Whether there is anything to save. */
export function hasPictureChanges(context: ImageSaveContext): boolean {
  return context.productId !== null && (context.pictures.length > 0 || isDisplayChanged(context));
}

/** The first picture that is not prepared for the upload; undefined when all are. */
export function firstUnprepared({ pictures, prepared }: ImageSaveContext): PictureChoice | undefined {
  return pictures.find(({ colour }) => prepared.every((ready) => ready.colour !== colour));
}
