/** Pictures: wire ↔ domain (J10, J35, J37). */
import type { WireOf } from '../endpoints.ts';
import { pictureFile } from '../picture-name.ts';
import { rowsOf } from './catalogue.ts';

/** An uploaded picture. */
export interface StoredPicture {
  /** File name. */
  readonly name: string;
  /** The picture as an address that `img` takes. */
  readonly url: string;
}

/** getImages: base64 becomes a data address (S7.EXT.06). */
export function toStoredPictures(answer: WireOf<'getImages'>['answer']): StoredPicture[] {
  return rowsOf(answer).map(({ name, data }) => ({ name, url: `data:image/webp;base64,${data}` }));
}

/** postDisplayFirst: `{itemId}_{COLOUR}.webp` (S3.ENT.21). */
export function fromDisplayFirst(productId: number, colour: string): WireOf<'postDisplayFirst'>['body'] {
  return { slno: productId, displayFirst: pictureFile(productId, colour) };
}

/** uploadImages: the files under `images`, named after item and colour (S7.EXT.07). */
export function fromPictures(
  pictures: readonly { readonly productId: number; readonly colour: string; readonly blob: Blob }[],
): FormData {
  const form = new FormData();
  for (const { productId, colour, blob } of pictures) form.append('images', blob, pictureFile(productId, colour));
  return form;
}
