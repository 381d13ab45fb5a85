import { Picture } from '@kayal/design-system';
import { useShop } from '../../data/use-shop.ts';
import { settingsPictureUrl, tileFile } from '../../parts/CataloguePicture/owner-picture.ts';

interface TilePictureProps {
  /** File name or path from the settings. */
  readonly picture: string;
}

const widths = [240, 360, 480, 640, 900, 1200] as const;

/** The picture of one of home's tiles. */
export function TilePicture({ picture }: TilePictureProps) {
  const shop = useShop();
  return (
    <Picture
      src={tileFile(picture)}
      alt=""
      widths={widths}
      urlFor={(file, width) => settingsPictureUrl(shop, file, width)}
      sizes="(max-width: 1024px) 50vw, 25vw"
    />
  );
}
