import { describe, expect, it } from 'vitest';
import { toAddress } from './addresses.ts';
import { toCart } from './cart.ts';
import { toCategories, toColours, toColourSizes, toProducts, toVariants } from './catalogue.ts';
import { toOrders } from './orders.ts';
import { toWishlist } from './wishlist.ts';

/** An answer whose types TypeScript does not know, as another server sends it. */
const sent = (answer: object) => JSON.parse(JSON.stringify(answer));

describe('rows of a server that sends numbers as texts, texts as numbers, or null', () => {
  it('S3.ENT.11 an address has a text in every field', () => {
    const row = {
      id: 7,
      name: 'Asha',
      mobile: 9_876_500_011,
      pincode: 682_020,
      locality: null,
      address: 14,
      city: 'C',
    };
    expect(toAddress(sent({ ...row, district: 'D', addressType: null, isActive: 1, ledcode: 3 }))).toEqual({
      id: '7',
      name: 'Asha',
      mobile: '9876500011',
      pincode: '682020',
      locality: '',
      address: '14',
      city: 'C',
      district: 'D',
      addressType: 'Home',
      isActive: true,
    });
  });

  it('S3.ENT.11 an address whose isActive is the text "false" or "0" is not the active one', () => {
    const active = ['true', '1', 'false', '0'].map((isActive) => toAddress(sent({ id: 7, isActive })).isActive);
    expect(active).toEqual([true, true, false, false]);
  });

  it('S3.ENT.10 a cart line counts and multiplies', () => {
    const items = [{ itemId: '7', uniqueCode: 55, itemName: 'Polo', itemPrice: '450', quantity: '2', Size: 32 }];
    const [line] = toCart(sent({ items }));
    expect(line).toMatchObject({ productId: 7, uniqueCode: '55', price: 45_000, quantity: 2, size: '32' });
  });

  it('S3.ENT.01 S3.ENT.02 S3.ENT.04 S3.ENT.07 products, variants, colours and categories', () => {
    const product = { ID: '7', ItemName: 'Jeans', MRP: '500', Size: 32, Color: null, UniqueCode: 55, Qty: '3' };
    expect(toProducts(sent([product]))).toMatchObject([
      { id: 7, mrp: 50_000, size: '32', colour: '', uniqueCode: '55', stock: 3 },
    ]);
    expect(toVariants(sent([{ ItemId: '7', Color: 'RED ', Size: 32, Uniquecode: 55 }]))).toMatchObject([
      { productId: 7, colour: 'RED', size: '32', uniqueCode: '55' },
    ]);
    expect(toColourSizes(sent([{ ItemId: '7', Color: null, Size: 32 }]))).toEqual([
      { productId: 7, colour: '', size: '32' },
    ]);
    expect(toColours(sent([{ db_color: 'RED', md_color: null, hex: null }]))).toEqual([
      { key: 'RED', name: 'RED', hex: '' },
    ]);
    expect(toCategories(sent([{ Id: '4', Name: 'T-Shirts' }]))).toEqual([{ id: 4, name: 'T-Shirts' }]);
  });

  it('S3.ENT.09 S3.ENT.13 wishlist items and order lines', () => {
    const items = [{ ID: '7', ItemName: 'Polo', MRP: '500', ledcode: 3, Qty: '1' }];
    expect(toWishlist(sent({ items }))).toMatchObject([{ id: '7', productId: 7, mrp: 50_000, stock: 1 }]);
    const line = { EntryNo: 9, Itemid: '7', UniqueCode: 55, Quantity: '2', Total: '900', OrderDate: '2026-11-20' };
    const orders = [{ ...line, LedCode: 3, PhoneNo: 9_876_500_011, isDelivered: 0, Size: 32 }];
    expect(toOrders(sent({ orders }))).toMatchObject([
      { entryNo: '9', productId: 7, uniqueCode: '55', quantity: 2, total: 90_000, mrp: 45_000, phone: '9876500011' },
    ]);
    expect(toOrders(sent({ orders }))).toMatchObject([{ customerId: '3', isDelivered: false, size: '32' }]);
  });
});
