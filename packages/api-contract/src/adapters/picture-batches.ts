/** Pictures in bulk: wire ↔ domain. */
import type { WireOf } from '../endpoints.ts';
import { rowsOf } from './catalogue.ts';

type BatchAnswer = WireOf<'getPictureBatch'>['answer'];

/**
 * The state of one file of a batch; `picture` and `view` are set once it is stored, `code` and `reason` once refused.
 */
export type PictureBatchFile = BatchAnswer['files'][number];

/** A batch of pictures with its progress. */
export interface PictureBatch {
  readonly id: string;
  /** `stopped`: the server ended during the work; waiting files must be uploaded again. */
  readonly state: BatchAnswer['state'];
  /** In the order of work. */
  readonly files: readonly PictureBatchFile[];
}

/** An uploaded picture whose name fits no item and colour. */
export interface UnmatchedPicture {
  readonly id: string;
  readonly name: string;
  /** ms since 1970 */
  readonly uploadedAt: number;
  /** The picture as a data address for `img`. */
  readonly url: string;
}

/** The body of `addPictureBatch`: files and ZIPs under `files`, with the names people gave them. */
export function fromPictureFiles(files: readonly { readonly name: string; readonly blob: Blob }[]): FormData {
  const form = new FormData();
  for (const { name, blob } of files) form.append('files', blob, name);
  return form;
}

/** addPictureBatch, getPictureBatch. */
export function toPictureBatch({ id, state, files }: BatchAnswer): PictureBatch {
  return { id, state, files: rowsOf(files) };
}

/** From the answer of `getUnmatchedPictures`: base64 becomes a data address. */
export function toUnmatchedPictures(answer: WireOf<'getUnmatchedPictures'>['answer']): UnmatchedPicture[] {
  return rowsOf(answer).map(({ data, ...rest }) => ({ ...rest, url: `data:image/webp;base64,${data}` }));
}
