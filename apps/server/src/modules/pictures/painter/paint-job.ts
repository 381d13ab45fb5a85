import type { Drawing } from './drawing.ts';
import type { PictureFormat } from '../serve/picture-request.ts';

/** The input of a picture: a drawing, or the bytes of an upload that was already decoded and encoded again. */
export type PictureInput = { readonly drawing: Drawing } | { readonly upload: Uint8Array };

/** A width in px and a format. */
export interface PictureSize {
  readonly width: number;
  readonly format: PictureFormat;
}

/** A job of the painter: make a picture in a size, or decode an untrusted file and encode it again. */
export type PaintJob =
  | { readonly kind: 'render'; readonly input: PictureInput; readonly size: PictureSize }
  | { readonly kind: 'clean'; readonly file: Uint8Array };

/** Why there is no picture: the input is none, or the time for it was over. */
export type PaintFailure = { readonly unreadable: string } | { readonly late: string };

/** The answer of the painter's process. */
export type PaintResult = { readonly bytes: Uint8Array } | PaintFailure;

/** What an unreadable file is. `pixels`: a picture with too many of them. `damaged`: one that is cut off or broken. */
export type UnreadableKind = 'empty' | 'heic' | 'svg' | 'format' | 'document' | 'pixels' | 'damaged' | 'invalid';

/** The input is not a picture that can be read; the painter itself works. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError';
  readonly kind: UnreadableKind;

  constructor(message: string, kind: UnreadableKind = message.includes('pixel limit') ? 'pixels' : 'damaged') {
    super(message);
    this.kind = kind;
  }
}

/** The painter could not do a job: too many wait, it took too long, or its process ended twice over it. */
export class PainterUnavailableError extends Error {
  override readonly name = 'PainterUnavailableError';
}
