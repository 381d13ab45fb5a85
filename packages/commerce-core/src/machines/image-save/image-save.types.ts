import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../notice.ts';

/** The content of a picture: a Blob or File of the application; the core reads only this. */
export interface PictureData {
  /** Bytes. */
  readonly size: number;
  /** Media type, such as 'image/png'. */
  readonly type: string;
}

/** A picture chosen for one colour (S2.IMG.03). */
export interface PictureChoice {
  /** Catalogue colour. */
  readonly colour: string;
  readonly fileName: string;
  readonly data: PictureData;
}

/** Input of the `uploadPictures` actor. */
export interface UploadPicturesInput {
  readonly productId: number;
  readonly pictures: readonly PictureChoice[];
  /** To be called with how much has gone out, 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Input of the `setDisplayFirst` actor (S3.ENT.21). */
export interface SetDisplayFirstInput {
  readonly productId: number;
  readonly colour: string;
}

/** What the machine remembers. */
export interface ImageSaveContext {
  /** The item being worked on; null while none is picked (S2.IMG.01). */
  readonly productId: number | null;
  /** The colour lists show, as saved; null where none is known. */
  readonly displayFirst: string | null;
  /** The colour the radio marks (S2.IMG.06). */
  readonly displayChoice: string | null;
  readonly pictures: readonly PictureChoice[];
  /** Those of `pictures` that are ready to go out, made small by `preparePicture` (S5.IMG.02–04). */
  readonly prepared: readonly PictureChoice[];
  readonly isUploaded: boolean;
  /** How much has gone out, 0 to 100; null while only a spinner can be shown (S2.IMG.08). */
  readonly percent: number | null;
  /** File names the last error is about (J51). */
  readonly failedFiles: readonly string[];
  readonly callError: CallError | null;
}

/** Everything the machine understands. */
export type ImageSaveEvent =
  /** An item was picked: choices for the former one are dropped. */
  | { readonly type: 'item.open'; readonly productId: number; readonly displayFirst: string | null }
  /** Replaces what was chosen for that colour. */
  | ({ readonly type: 'picture.choose' } & PictureChoice)
  | { readonly type: 'picture.remove'; readonly colour: string }
  | { readonly type: 'display.choose'; readonly colour: string }
  | { readonly type: 'save.press' }
  /** Goes on where it failed (J51). */
  | { readonly type: 'save.retry' }
  /** Back to the form, with every choice still there (J51). */
  | { readonly type: 'save.close' }
  /** From the upload: how much has gone out, 0 to 100. */
  | { readonly type: 'save.progress'; readonly percent: number };

/** What the machine emits. */
export type ImageSaveEmitted =
  | { readonly type: 'image.notice'; readonly notice: Notice }
  /** Stored: whatever shows pictures of this product may read them again. */
  | { readonly type: 'image.saved'; readonly productId: number };

/** What the UI asks `snapshot.hasTag` for. `overlay`: the full-screen overlay is shown (S4.IMG.02). */
export type ImageSaveTag = 'overlay' | 'busy' | 'failed' | 'success';
