import type { Drawing } from './drawing.ts';
import type { PictureFormat } from './picture-request.ts';

/** What a picture is made from: a drawing, or the bytes of an upload that has been decoded and written anew. */
export type PictureInput = { readonly drawing: Drawing } | { readonly upload: Uint8Array };

/** A width in px and a format. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** A picture to make. */
export interface PaintingJob {
  readonly id: number;
  readonly input: PictureInput;
  readonly size: PictureSize;
}

/** A made picture, or why there is none. */
export type PaintingResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly fault: string };
