import { pictureUrl, type PublicShop } from '@kayal/api-contract/client';

/** Home's tiles that the server draws. */
const drawnTiles: readonly string[] = ['men', 'women', 'kids', 'accessories'];

/** The file of a tile's picture: the drawing of a department, or the owner's upload. */
export const tileFile = (picture: string): string =>
  drawnTiles.includes(picture) ? `tile-${picture}.webp` : picture || 'tile-men.webp';

/**
 * The address of a picture that the settings choose. It changes with every save, so that no browser shows the earlier
 * one; the server answers with the owner's picture instead of its drawing.
 * @param file a name of the server, such as `hero-wide.webp`, or a path of the shop, which is used unchanged
 * @param width px
 */
export function settingsPictureUrl({ version }: PublicShop, file: string, width: number): string {
  if (file.startsWith('/')) return file;
  const address = pictureUrl(file, { width });
  return version === 0 ? address : `${address}&settings=${version}`;
}
