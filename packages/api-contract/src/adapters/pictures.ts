/** Pictures: wire ↔ domain. */
import type { WireOf } from '../endpoints.ts';
import { pictureFile } from '../pictures/picture-name.ts';
import { rowsOf } from './catalogue.ts';

/** An uploaded picture. */
export interface StoredPicture {
  /** File name. */
  readonly name: string;
  /** The picture as a data address for `img`. */
  readonly url: string;
}

/** From the answer of `getImages`: base64 becomes a data address. */
export function toStoredPictures(answer: WireOf<'getImages'>['answer']): StoredPicture[] {
  return rowsOf(answer).map(({ name, data }) => ({ name, url: `data:image/webp;base64,${data}` }));
}

/** The body of `postDisplayFirst`: `{itemId}_{COLOUR}.webp`. */
export function fromDisplayFirst(productId: number, colour: string): WireOf<'postDisplayFirst'>['body'] {
  return { slno: productId, displayFirst: pictureFile(productId, colour) };
}

/** The body of `uploadImages`: the files under `images`, named after item and colour. */
export function fromPictures(
  pictures: readonly { readonly productId: number; readonly colour: string; readonly blob: Blob }[],
): FormData {
  const form = new FormData();
  for (const { productId, colour, blob } of pictures) form.append('images', blob, pictureFile(productId, colour));
  return form;
}
