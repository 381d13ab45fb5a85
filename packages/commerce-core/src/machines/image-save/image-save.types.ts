import type { CallError } from '../../call-error.ts';
import type { Notice } from '../../texts/notice.ts';

/** The content of a picture: a Blob or File of the application, of which the core reads only these fields. */
export interface PictureData {
  /** Bytes. */
  readonly size: number;
  /** Media type, such as 'image/png'. */
  readonly type: string;
}

/** A picture chosen for one colour. */
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
  /** Call it with the progress of the upload, 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Input of the `setDisplayFirst` actor. */
export interface SetDisplayFirstInput {
  readonly productId: number;
  readonly colour: string;
}

/** Context of the machine. */
export interface ImageSaveContext {
  /** The picked item; null while none is picked. */
  readonly productId: number | null;
  /** The saved display colour; null where none is known. */
  readonly displayFirst: string | null;
  /** The chosen display colour. */
  readonly displayChoice: string | null;
  readonly pictures: readonly PictureChoice[];
  /** The compressed pictures, from `preparePicture`. */
  readonly prepared: readonly PictureChoice[];
  readonly isUploaded: boolean;
  /** Progress of the upload, 0 to 100; null while it is unknown. */
  readonly percent: number | null;
  /** File names of the last error. */
  readonly failedFiles: readonly string[];
  readonly callError: CallError | null;
}

/** Events that the machine accepts. */
export type ImageSaveEvent =
  /** Picks an item and drops the choices for the former one. */
  | { readonly type: 'item.open'; readonly productId: number; readonly displayFirst: string | null }
  /** Replaces the choice for that colour. */
  | ({ readonly type: 'picture.choose' } & PictureChoice)
  | { readonly type: 'picture.remove'; readonly colour: string }
  | { readonly type: 'display.choose'; readonly colour: string }
  | { readonly type: 'save.press' }
  /** Continues at the failed step. */
  | { readonly type: 'save.retry' }
  /** Returns to the form with every choice. */
  | { readonly type: 'save.close' }
  /** From the upload: its progress, 0 to 100. */
  | { readonly type: 'save.progress'; readonly percent: number };

/** Events that the machine emits. */
export type ImageSaveEmitted =
  | { readonly type: 'image.notice'; readonly notice: Notice }
  /** Saved: views of this product's pictures may load them again. */
  | { readonly type: 'image.saved'; readonly productId: number };

/** Tags of the states, for `snapshot.hasTag`. `overlay`: the full-screen overlay is shown. */
export type ImageSaveTag = 'overlay' | 'busy' | 'failed' | 'success';
