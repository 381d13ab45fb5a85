import type { Drawing } from './drawing.ts';
import type { PictureFormat } from '../serve/picture-request.ts';

/** What a picture is made from: a drawing, or the bytes of an upload that was already decoded and written again. */
export type PictureInput = { readonly drawing: Drawing } | { readonly upload: Uint8Array };

/** A width in px and a format. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** What the painter can do: make a picture in a size, or decode a stranger's file and write it again. */
export type PaintJob =
  | { readonly kind: 'render'; readonly input: PictureInput; readonly size: PictureSize }
  | { readonly kind: 'clean'; readonly file: Uint8Array };

/** What the painter's process answers: the bytes, or why the input is not a picture. */
export type PaintResult = { readonly bytes: Uint8Array } | { readonly unreadable: string };

/** The input is not a picture that can be read; the painter itself works. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** The painter could not do a job: too many wait, it took too long, or its process ended twice over it. */
export class PainterUnavailable extends Error {
  override readonly name = 'PainterUnavailable';
}
