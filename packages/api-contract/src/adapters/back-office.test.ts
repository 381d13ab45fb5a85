import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { fromColours } from './colours.ts';
import { fromContactForm, toContactMessages } from './contact.ts';
import { fromDisplayFirst, fromPictures, toStoredPictures } from './pictures.ts';
import { fromOffer, toOfferPrice, toOffers } from './offers.ts';

describe('back-office adapters', () => {
  it('S3.ENT.08 an offer price in paise', () => {
    expect(toOfferPrice({ OfferPrice: 399.99 })).toBe(39_999);
    expect(toOffers([{ ItemId: 7, ItemName: 'Polo', MRP: 499.5, OfferPrice: 400 }])).toEqual([
      { productId: 7, name: 'Polo', mrp: 49_950, offer: 40_000 },
    ]);
  });

  it('S3.ENT.20 an offer sends the listed fields in rupees', () => {
    const body = fromOffer({ categoryName: 'Polo', productId: 7, name: 'Polo', mrp: 49_950, offer: 39_999 });
    expect(body).toEqual({ categoryName: 'Polo', itemId: 7, itemName: 'Polo', mrp: 499.5, offerPrice: 399.99 });
    expect(Check(endpoints.addOffer.body, body)).toBe(true);
  });

  it('S5.COLOR.01 S7.ADM.03 colours are keyed by catalogue name, with upper-case names', () => {
    const body = fromColours([{ key: 'Broom', name: 'golden broom', hex: 'free text' }]);
    expect(body).toEqual({ Broom: { name: 'GOLDEN BROOM', hex: 'free text' } });
    expect(Check(endpoints.postModifyColor.body, body)).toBe(true);
    const was = { name: 'BROOM', hex: '' };
    const compared = fromColours([{ key: 'Broom', name: 'golden broom', hex: '', was }]);
    expect(compared).toEqual({ Broom: { name: 'GOLDEN BROOM', hex: '', was } });
    expect(Check(endpoints.postModifyColor.body, compared)).toBe(true);
  });

  it('S3.ENT.21 the display picture is named after item and colour', () => {
    expect(fromDisplayFirst(7, 'navy blue')).toEqual({ slno: 7, displayFirst: '7_NAVY-BLUE.webp' });
  });

  it('S7.EXT.07 pictures are sent as files under the name images', () => {
    const form = fromPictures([{ productId: 7, colour: 'red', blob: new Blob(['x'], { type: 'image/webp' }) }]);
    const [file] = form.getAll('images');
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File ? file.name : '').toBe('7_RED.webp');
  });

  it('S7.EXT.06 stored pictures can be shown', () => {
    expect(toStoredPictures([{ name: '7_RED.webp', data: 'AAAA' }])).toEqual([
      { name: '7_RED.webp', url: 'data:image/webp;base64,AAAA' },
    ]);
  });

  it('S7.EXT.08 S3.ENT.19 the text is built from name, number, e-mail and message', () => {
    const form = { name: 'Asha', email: 'a@kayal.example', mobileNumber: '98', message: 'Hello' };
    const body = fromContactForm(form, '91', '');
    expect(body.to).toBe('91');
    for (const part of Object.values(form)) expect(body.message).toContain(part);
    expect(body).toMatchObject({ name: 'Asha', email: 'a@kayal.example', mobileNumber: '98', website: '' });
    const row = { id: 'm', ...form, createdAt: 1, number: null, dueAt: null, answeredAt: null };
    expect(toContactMessages([row])).toEqual([row]);
  });
});
