import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { toCustomer, toLoggedIn, toSession } from './accounts.ts';
import { fromAddress, toAddress } from './addresses.ts';
import { fromCartAddition, toCartLine } from './cart.ts';
import { fromOrderSubmission, toPlacedOrder } from './order-placement.ts';
import { fromAllOrdersQuery, toOrderLine, toOrderPage } from './orders.ts';
import { fromWishlistAddition, toWishlist } from './wishlist.ts';

const orderRow = {
  EntryNo: 'KY-1',
  Itemid: 7,
  UniqueCode: 'KY-7-M',
  Quantity: 2,
  Total: 799.98,
  OrderDate: '2026-11-21',
  LedCode: 'c1',
  PhoneNo: '9876543210',
  isDelivered: false,
  customerName: null,
  itemName: 'Polo',
  Color: 'RED',
  hex: '#c00',
  Size: 'M',
  addressText: null,
  mrp: 499.5,
  displayFirst: null,
  PictureAt: 0,
  orderedAt: 11,
};

describe('account adapters', () => {
  const row = { id: 'c1', full_name: 'Asha', email: 'a@kayal.example', password: '********' };

  it('S7.USER.01 the first user of a login answer counts', () => {
    expect(toLoggedIn([row, { ...row, id: 'c2' }])).toEqual({
      id: 'c1',
      name: 'Asha',
      email: 'a@kayal.example',
      isAdmin: false,
    });
    expect(toLoggedIn([])).toBeNull();
  });

  it('J03 the mark of an admin is not her password', () => {
    expect(toLoggedIn([{ ...row, password: 'admin' }])?.isAdmin).toBe(true);
  });

  it('J05 without a session there is no user', () => {
    expect(toSession({ success: true, user: null })).toBeNull();
    expect(toSession({ success: true, user: { ...row, isAdmin: true } })).toEqual({
      id: 'c1',
      name: 'Asha',
      email: 'a@kayal.example',
      isAdmin: true,
    });
  });

  it('S7.USER.08 a customer record', () => {
    const data = { id: 'c1', full_name: 'Asha', email: 'a@kayal.example', mobile: '98', createdAt: 1 };
    expect(toCustomer({ success: true, data })).toEqual({
      id: 'c1',
      name: 'Asha',
      email: 'a@kayal.example',
      mobile: '98',
      createdAt: 1,
    });
  });
});

describe('cart adapters', () => {
  it('S3.ENT.10 J20 a line has its current price and its stored price', () => {
    const line = toCartLine({
      sino: 1,
      itemId: 7,
      uniqueCode: 'KY-7-M',
      itemName: 'Polo',
      itemPrice: 449,
      quantity: 2,
      ledname: 'Asha',
      ledcode: 'c1',
      ledemail: 'a',
      Color: ' RED',
      ColorName: 'CHERRY',
      hex: '#c00',
      Size: 'M',
      mrp: 499.5,
      currentPrice: 399.99,
      stock: 4,
      displayFirst: '7_RED.webp',
      PictureAt: 5,
    });
    expect(line).toEqual({
      productId: 7,
      uniqueCode: 'KY-7-M',
      name: 'Polo',
      price: 39_999,
      mrp: 49_950,
      priceWhenAdded: 44_900,
      quantity: 2,
      colour: 'RED',
      colourName: 'CHERRY',
      colourHex: '#c00',
      size: 'M',
      stock: 4,
      withdrawn: false,
      picture: '7_RED.webp',
      pictureAt: 5,
    });
  });

  it('S7.CART.01 a change sends the listed fields', () => {
    const body = fromCartAddition({
      customer: { id: 'c1', name: 'Asha', email: 'a@kayal.example' },
      line: { productId: 7, uniqueCode: 'KY-7-M', name: 'Polo', price: 39_999 },
      delta: -1,
    });
    expect(body).toEqual({
      itemId: 7,
      uniqueCode: 'KY-7-M',
      itemName: 'Polo',
      itemPrice: 399.99,
      quantity: -1,
      ledname: 'Asha',
      ledcode: 'c1',
      ledemail: 'a@kayal.example',
    });
    expect(Check(endpoints.addToCart.body, body)).toBe(true);
  });
});

describe('order adapters', () => {
  it('S3.ENT.14 S3.ENT.15 S3.ENT.16 J38 lines are sent as a JSON text with an empty model and dp 0', () => {
    const body = fromOrderSubmission({
      date: '2026-11-21',
      customerId: 'c1',
      contact: '9876543210',
      lines: [{ productId: 7, name: 'Polo', price: 39_999, quantity: 2, uniqueCode: 'KY-7-M' }],
      idempotencyKey: 'k',
    });
    expect(body).toMatchObject({ date: '2026-11-21', id: 'c1', contact: '9876543210' });
    expect(body.items).toBe(
      '[{"id":7,"name":"Polo","model":"","dp":0,"mrp":399.99,"quantity":2,"uniqueCode":"KY-7-M"}]',
    );
    expect(Check(endpoints.placeOrder.body, body)).toBe(true);
  });

  it('S3.ENT.13 J48 a line has its snapshots, and null where they are missing', () => {
    expect(toOrderLine(orderRow)).toEqual({
      entryNo: 'KY-1',
      productId: 7,
      uniqueCode: 'KY-7-M',
      quantity: 2,
      total: 79_998,
      mrp: 49_950,
      orderedAt: 11,
      customerId: 'c1',
      phone: '9876543210',
      isDelivered: false,
      deliveredAt: null,
      cancelledAt: null,
      cancelReason: null,
      stage: 'placed',
      deliveryCharge: 0,
      deliveryDays: null,
      customerName: null,
      itemName: 'Polo',
      colour: 'RED',
      colourHex: '#c00',
      size: 'M',
      addressText: null,
      picture: null,
      pictureAt: 0,
    });
    expect(toOrderLine({ ...orderRow, DeliveryCharge: 49.5 }).deliveryCharge).toBe(4950);
    expect(toOrderLine({ ...orderRow, DeliveryDays: 4 }).deliveryDays).toBe(4);
  });

  it('J41 sums become paise', () => {
    const sums = { orders: 3, inProcess: 1, completed: 2, income: 1000.5, deliveredIncome: 0 };
    const page = toOrderPage({ orders: [orderRow], total: 3, sums });
    expect(page.totals).toEqual({ orders: 3, inProcess: 1, completed: 2, income: 100_050, deliveredIncome: 0 });
    expect(page.total).toBe(3);
    expect(page.items).toHaveLength(1);
  });

  it('S7.ORD.01 a placed order has its number', () => {
    expect(toPlacedOrder({ success: true, orderId: 'KY-1', entryNos: ['KY-1'], total: 799.98 })).toEqual({
      entryNo: 'KY-1',
      total: 79_998,
    });
  });

  it('S7.ORD.03 empty filters are left out of the query', () => {
    expect(fromAllOrdersQuery({ text: '', from: '', limit: 50 })).toEqual({ limit: '50' });
    expect(
      fromAllOrdersQuery({ text: 'ky', status: 'delivered', from: '2026-01-01', to: '2026-02-01', offset: 0 }),
    ).toEqual({
      q: 'ky',
      status: 'delivered',
      from: '2026-01-01',
      to: '2026-02-01',
      offset: '0',
    });
  });
});

describe('address and wishlist adapters', () => {
  const fields = {
    name: 'Asha',
    mobile: '98',
    pincode: '600001',
    locality: 'Fort',
    address: '1 Main\r\nRoad',
    city: 'Chennai',
    district: 'Chennai',
    addressType: 'Home' as const,
  };

  it('S3.ENT.11 an address is read without its owner', () => {
    expect(toAddress({ ...fields, id: 'a1', isActive: true, ledcode: 'c1' })).toEqual({
      ...fields,
      id: 'a1',
      isActive: true,
    });
  });

  it('S7.ADDR.03 a pasted line break becomes a space, which the server accepts', () => {
    const body = fromAddress('c1', fields);
    expect(body).toEqual({ ...fields, address: '1 Main Road', ledcode: 'c1' });
    expect(Check(endpoints.addAddress.body, body)).toBe(true);
  });

  it('S3.ENT.09 J39 a wishlist item has the id of its row and of its product', () => {
    const [item] = toWishlist({
      success: true,
      items: [
        {
          ID: 7,
          ItemName: 'Polo',
          MRP: 499.5,
          ledcode: 'c1',
          Qty: 0,
          uniqueCode: 'K',
          rowId: 'w1',
          OfferPrice: null,
          displayFirst: 'p',
          PictureAt: 1,
        },
      ],
    });
    expect(item).toEqual({
      id: 'w1',
      productId: 7,
      name: 'Polo',
      mrp: 49_950,
      offer: null,
      uniqueCode: 'K',
      picture: 'p',
      pictureAt: 1,
      stock: 0,
    });
  });

  it('S7.WISH.02 uniqueCode is sent only where there is one', () => {
    const product = { id: 7, name: 'Polo', mrp: 49_950 };
    const body = { ID: 7, ItemName: 'Polo', MRP: 499.5, ledcode: 'c1', Qty: 1 };
    expect(fromWishlistAddition({ customerId: 'c1', product })).toEqual(body);
    expect(fromWishlistAddition({ customerId: 'c1', product: { ...product, uniqueCode: 'K' } })).toEqual({
      ...body,
      uniqueCode: 'K',
    });
  });
});
