import { Picture, type PictureProps } from '@kayal/design-system';
import { pictureAddress, pictureWidths, type PictureSource } from './picture-source.ts';

interface CataloguePictureProps
  extends PictureSource, Pick<PictureProps, 'alt' | 'ratio' | 'fit' | 'sizes' | 'priority' | 'className'> {
  /** The product, for the last name to try, `{id}.jpg` (J35). */
  readonly productId?: number;
}

/** A picture of the catalogue: in the width the screen needs, with the chain of names the contract gives (S7.EXT.01-05). */
export function CataloguePicture({ file, at, view, productId, ...look }: CataloguePictureProps) {
  const source = { file, at, ...(view === undefined ? {} : { view }) };
  return (
    <Picture
      {...look}
      src={file}
      fallbacks={productId === undefined ? [] : [`${productId}.jpg`]}
      widths={pictureWidths}
      urlFor={(name, width) => pictureAddress(source, name, width)}
    />
  );
}
