import { pictureUrl, type PublicShop } from '@kayal/api-contract/client';

/** Home's tiles that the shop draws itself. */
const drawnTiles: readonly string[] = ['men', 'women', 'kids', 'accessories'];

/** The file of a tile's picture: the drawing of a department, or what the owner uploaded. */
export const tileFile = (picture: string): string =>
  drawnTiles.includes(picture) ? `tile-${picture}.webp` : picture || 'tile-men.webp';

/**
 * The address of a picture that the settings decide on. It changes with every save, so that no browser shows the one
 * before; the server puts the owner's own in the place of what it would draw.
 * @param file as the server knows it, such as `hero-wide.webp`, or a path of the shop, which is taken as it is
 * @param width px
 */
export function settingsPictureUrl({ version }: PublicShop, file: string, width: number): string {
  if (file.startsWith('/')) return file;
  const address = pictureUrl(file, { width });
  return version === 0 ? address : `${address}&settings=${version}`;
}
