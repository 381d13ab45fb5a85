import type { PictureName } from '@kayal/api-contract';

/** The place of the owner's pictures among the uploaded files: they belong to no product. */
export const shopUpload: PictureName = { productId: 0, colour: 'SHOP' };

/** The file of an owner's picture. @param id 16 hexadecimal digits */
export const shopPictureFile = (id: string): string => `0_SHOP_${id}.webp`;

/** The name under which the file of an owner's picture is served, `shop-0123456789abcdef.webp`. */
export const shopPictureName = (file: string): string => file.replace('0_SHOP_', 'shop-');
