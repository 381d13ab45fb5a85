import { pictureUrl } from '@kayal/api-contract/client';
import { Picture } from '@kayal/design-system';

interface TilePictureProps {
  readonly name: 'men' | 'women' | 'kids' | 'accessories';
}

const widths = [480, 640, 900, 1200] as const;

/** The picture of one of home's doors. */
export function TilePicture({ name }: TilePictureProps) {
  return (
    <Picture
      src={`tile-${name}.webp`}
      alt=""
      widths={widths}
      urlFor={(file, width) => pictureUrl(file, { width })}
      sizes="(max-width: 1024px) 50vw, 25vw"
    />
  );
}
