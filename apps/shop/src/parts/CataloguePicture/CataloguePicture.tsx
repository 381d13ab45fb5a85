import { pictureWidths } from '@kayal/api-contract/client';
import { Picture, type PictureProps } from '@kayal/design-system';
import { pictureAddress, type PictureSource } from './picture-source.ts';

interface CataloguePictureProps
  extends
    PictureSource,
    Pick<PictureProps, 'alt' | 'ratio' | 'fit' | 'sizes' | 'widths' | 'priority' | 'plate' | 'className'> {
  /** The product, for the last fallback name, `{id}.jpg`. */
  readonly productId?: number;
}

/** A picture of the catalogue: in the width that the screen needs, with the contract's fallback names. */
export function CataloguePicture({
  file,
  at,
  view,
  productId,
  widths = pictureWidths,
  ...look
}: CataloguePictureProps) {
  const source = { file, at, ...(view === undefined ? {} : { view }) };
  return (
    <Picture
      {...look}
      src={file}
      fallbacks={productId === undefined ? [] : [`${productId}.jpg`]}
      widths={widths}
      urlFor={(name, width) => pictureAddress(source, name, width)}
    />
  );
}
