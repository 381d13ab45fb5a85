import { firstArrivals, firstOfAll } from '@kayal/demo-catalogue';
import { isCut } from '@kayal/demo-catalogue/drawing';
import { shopProfile } from '@kayal/commerce-core';
import { demoSettings } from '@kayal/demo-catalogue/settings';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './catalogue.ts';
import { demoOrders, openingStock } from './orders.ts';

const catalogue = demoCatalogue('2025-26');
const now = Date.UTC(2026, 10, 21);

describe('demo catalogue', () => {
  it('J58 has more than 500 products in 30 categories, none of them empty', () => {
    const categories = catalogue.categories.filter(({ kind }) => kind === 'category');
    expect(catalogue.products.length).toBeGreaterThanOrEqual(510);
    expect(categories).toHaveLength(30);
    const filled = new Set(catalogue.products.map((product) => product.category_id));
    expect(filled).toEqual(new Set(categories.map(({ id }) => id)));
  });

  it('S1.PROD.01 S3.CLI.04 S3.CLI.05 S7.CAT.02 has every category id that the shop names', () => {
    const ids = catalogue.categories.filter(({ kind }) => kind === 'category').map(({ id }) => id);
    const named = [4, 5, 6, 7, 8, 9, 10, 450, 219, 116, 127, 616, 301, 358, ...demoSettings.home.categoryIds];
    expect(ids).toEqual(expect.arrayContaining(named));
  });

  it('is deterministic, with unique names and codes that fit a path', () => {
    expect(demoCatalogue('2025-26')).toEqual(catalogue);
    expect(new Set(catalogue.products.map(({ name }) => name)).size).toBe(catalogue.products.length);
    const codes = catalogue.variants.map(({ unique_code }) => unique_code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[A-Za-z0-9_-]{1,64}$/.test(code))).toEqual([]);
  });

  it('prices every product from ₹149 to ₹4,999 ending in 9, about a third with 10 to 50 % off', () => {
    for (const { mrp } of catalogue.products) {
      expect(mrp).toBeGreaterThanOrEqual(14_900);
      expect(mrp).toBeLessThanOrEqual(499_900);
      expect(mrp % 1000).toBe(900);
    }
    const mrps = new Map(catalogue.products.map(({ id, mrp }) => [id, mrp]));
    for (const { product_id, price } of catalogue.offers) {
      const share = 1 - price / (mrps.get(product_id) ?? 0);
      expect(share).toBeGreaterThan(0.099);
      expect(share).toBeLessThanOrEqual(0.5);
    }
    const shareOnOffer = catalogue.offers.length / catalogue.products.length;
    expect(shareOnOffer).toBeGreaterThan(0.28);
    expect(shareOnOffer).toBeLessThan(0.38);
  });

  it('J23 sells 3 to 5 colours of everything, some sizes and a few products sold out', () => {
    const byProduct = Map.groupBy(catalogue.variants, ({ product_id }) => product_id);
    const soldOut = [...byProduct.values()].filter((variants) => variants.every(({ qty }) => qty === 0));
    expect(soldOut.length).toBeGreaterThan(2);
    expect(soldOut.length).toBeLessThan(20);
    for (const variants of byProduct.values()) {
      const colours = new Set(variants.map(({ colour }) => colour)).size;
      expect(colours).toBeGreaterThanOrEqual(3);
      expect(colours).toBeLessThanOrEqual(5);
    }
    const empty = catalogue.variants.filter(({ qty }) => qty === 0).length / catalogue.variants.length;
    expect(empty).toBeGreaterThan(0.05);
    expect(empty).toBeLessThan(0.12);
  });

  it('S9.PAL.01 J69 every label of the static palette is a colour of some product', () => {
    const labels = 'Purple, Black, Red, Orange, Navy, White, Broom, Green, Yellow, Gray, Pink, Blue'.split(', ');
    const sold = new Set(catalogue.variants.map(({ colour }) => colour));
    expect(labels.filter((label) => !sold.has(label.toUpperCase()))).toEqual([]);
    expect(catalogue.colours.filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
  });

  it('J35 every product has an existing cut', () => {
    expect(catalogue.products.filter(({ cut }) => !isCut(cut))).toEqual([]);
  });

  it('S2.HOME.05 S2.HOME.06 the two shelves of home have different products', () => {
    const best = catalogue.products.toSorted((a, b) => b.rank - a.rank);
    expect(best.slice(0, 8).map((product) => product.display_colour)).toEqual(firstOfAll.map(({ colour }) => colour));
    const arrivals = catalogue.productGroups
      .filter(({ category_id }) => category_id === shopProfile.ids.desktop.newArrival)
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ product_id }) => catalogue.products.find(({ id }) => id === product_id));
    expect(arrivals.slice(0, 8).map((product) => product?.display_colour)).toEqual(
      firstArrivals.map(({ colour }) => colour),
    );
    expect(best.slice(0, 8).filter((product) => arrivals.includes(product))).toEqual([]);
  });

  it('R-58 opening stock less the demo orders is what is in stock', () => {
    const orders = demoOrders(catalogue, now);
    const moved = [...openingStock(catalogue, orders, now), ...orders.movements];
    const left = Map.groupBy(moved, ({ unique_code }) => unique_code);
    for (const { unique_code, qty } of catalogue.variants) {
      expect((left.get(unique_code) ?? []).reduce((sum, { delta }) => sum + delta, 0)).toBe(qty);
    }
    expect(orders.orders.some(({ delivered }) => delivered === 1)).toBe(true);
    expect(orders.orders.some(({ delivered }) => delivered === 0)).toBe(true);
  });
});
