import type { PictureName } from '@kayal/api-contract';

/** The place of the owner's pictures among the uploaded files: they belong to no product. */
export const shopUpload: PictureName = { productId: 0, colour: 'SHOP' };

/** The file of an owner's picture. @param id 16 hexadecimal digits */
export const shopPictureFile = (id: string): string => `0_SHOP_${id}.webp`;

/** The name under which the file of an owner's picture is served, `shop-0123456789abcdef.webp`. */
export const shopPictureName = (file: string): string => file.replace('0_SHOP_', 'shop-');

/** The place of shoppers' pictures of returns among the uploaded files. No public address leads to it. */
export const returnUpload: PictureName = { productId: 0, colour: 'RETURN' };

/** The file of a picture of a return. @param id 16 hexadecimal digits */
export const returnPictureFile = (id: string): string => `0_RETURN_${id}.webp`;

/** The id of a file of `returnPictureFile`. */
export const returnPictureId = (file: string): string => file.replace('0_RETURN_', '').replace('.webp', '');
