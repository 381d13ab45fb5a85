import type { CartLine, SessionUser } from '@kayal/api-contract/client';
import type { CartItem } from '@kayal/commerce-core';

/** The shopper of the cart's tests. */
export const asha: SessionUser = { id: 'cus_asha', name: 'Asha', email: 'asha@kayal.example', isAdmin: false };

/** The item that the cart's tests add; 5 units are left. */
export const item: CartItem = {
  productId: 7,
  uniqueCode: '7-BLACK-M',
  name: 'Tide Tee',
  price: 99_900,
  mrp: 99_900,
  colour: 'BLACK',
  colourName: 'BLACK',
  colourHex: '#101010',
  size: 'M',
  stock: 5,
  picture: '7_BLACK.webp',
  pictureAt: 1,
};

/** One unit of {@link item} in the cart. */
export const line: CartLine = { ...item, quantity: 1, priceWhenAdded: item.price, withdrawn: false };
