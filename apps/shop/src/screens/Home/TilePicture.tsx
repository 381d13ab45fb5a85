import { Picture } from '@kayal/design-system';
import { ownerPictureUrl, tileFile } from '../../parts/CataloguePicture/owner-picture.ts';

interface TilePictureProps {
  /** As the owner chose it. */
  readonly picture: string;
}

const widths = [480, 640, 900, 1200] as const;

/** The picture of one of home's doors. */
export function TilePicture({ picture }: TilePictureProps) {
  return (
    <Picture
      src={tileFile(picture)}
      alt=""
      widths={widths}
      urlFor={ownerPictureUrl}
      sizes="(max-width: 1024px) 50vw, 25vw"
    />
  );
}
