import { pictureUrl } from '@kayal/api-contract/client';

/** Home's tiles that the shop draws itself. */
const drawnTiles: readonly string[] = ['men', 'women', 'kids', 'accessories'];

/** The file of a tile's picture: the drawing of a department, or what the owner uploaded. */
export const tileFile = (picture: string): string =>
  picture === '' || drawnTiles.includes(picture) ? `tile-${picture === '' ? 'men' : picture}.webp` : picture;

/**
 * The address of a picture that an owner chose.
 * @param picture name of an uploaded file, kept in many widths, or a path of the shop, which is taken as it is
 * @param width px
 */
export const ownerPictureUrl = (picture: string, width: number): string =>
  picture.startsWith('/') ? picture : pictureUrl(picture, { width });
