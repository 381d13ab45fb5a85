import { pictureUrl } from '@kayal/api-contract/client';
import { Picture, type PictureProps } from '@kayal/design-system';

/** Widths the server keeps of a picture, in px. */
const widths = [240, 320, 480, 640, 900, 1200] as const;

interface CataloguePictureProps extends Pick<
  PictureProps,
  'alt' | 'ratio' | 'fit' | 'sizes' | 'priority' | 'className'
> {
  /** File name, such as a product's `displayFirst`. */
  readonly file: string;
  /** When the picture last changed, ms since 1970 (J36). */
  readonly at: number;
  readonly view?: 'front' | 'back' | 'detail';
  /** The product, for the last name to try, `{id}.jpg` (J35). */
  readonly productId?: number;
}

/** A picture of the catalogue: in the width the screen needs, with the chain of names the contract gives (S7.EXT.01-05). */
export function CataloguePicture({ file, at, view, productId, ...look }: CataloguePictureProps) {
  const address = (source: string, width: number): string =>
    pictureUrl(source, { width, at, ...(view === undefined ? {} : { view }) });
  return (
    <Picture
      {...look}
      src={file}
      fallbacks={productId === undefined ? [] : [`${productId}.jpg`]}
      widths={widths}
      urlFor={address}
    />
  );
}
