import type { Drawing } from './drawing.ts';
import type { PictureFormat } from '../serve/picture-request.ts';

/** What a picture is made from: a drawing, or the bytes of an upload that has been decoded and written anew. */
export type PictureInput = { readonly drawing: Drawing } | { readonly upload: Uint8Array };

/** A width in px and a format. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** What the painter is asked for: a picture in a size, or a stranger's file decoded and written anew (J37). */
export type PaintWork =
  | { readonly kind: 'render'; readonly input: PictureInput; readonly size: PictureSize }
  | { readonly kind: 'clean'; readonly file: Uint8Array };

/** A picture to make. */
export interface PaintJob {
  readonly id: number;
  readonly work: PaintWork;
}

/** A made picture, or why there is none. */
export type PaintResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };

/** The painter looked at the input and could make no picture of it; it was not the painter that failed. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}
