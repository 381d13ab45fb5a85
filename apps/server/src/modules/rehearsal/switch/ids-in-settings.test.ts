import { encodeProductLink } from '@kayal/api-contract';
import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { describe, expect, it } from 'vitest';
import { linkWithNewIds, settingsWithNewIds } from './ids-in-settings.ts';

const ids = { product: new Map([[301, 302]]), category: new Map([[5, 6]]) };

const linkTo = (id: number): string =>
  `/fullimage?${new URLSearchParams({ ...encodeProductLink({ id, name: 'Cap' }) })}`;

describe('ids in the settings of a rehearsal', () => {
  it('links lead to the same list and product', () => {
    const changed = [
      ['/products?c=5&n=Boots', '/products?c=6&n=Boots'],
      ['/products?n=A+c=5&c=5', '/products?n=A+c=5&c=6'],
      ['/subcategoryproducts?c=5&n=Boots', '/subcategoryproducts?c=6&n=Boots'],
      ['/compare?c=101,301', '/compare?c=101,302'],
      [linkTo(301), linkTo(302)],
    ] as const;
    for (const [link, wanted] of changed) expect(linkWithNewIds(link, ids)).toBe(wanted);
    const kept = ['/products?c=55', '/products?list=NewArrivals', '/searchpage?q=5&c=5', linkTo(5), '/fullimage?I=%'];
    for (const link of [...kept, 'https://other.example/products?c=5']) expect(linkWithNewIds(link, ids)).toBe(link);
  });

  it('every group of fields that names a category or product has the new id', () => {
    const attribute = { name: 'Fit', id: 'fit', kind: 'text', unit: '', choices: [] } as const;
    const flags = { isShown: true, isFilter: false, isSearched: false, isRetired: false };
    const chart = { name: 'All', unit: 'cm', attribute: '', table: 'Size,Chest', howTo: '' } as const;
    const settingsWith = (category: number, product: number) => ({
      ...defaultSettings,
      attributes: [{ ...attribute, ...flags, choices: [], categories: [4, category] }],
      sizeCharts: [{ ...chart, categories: [category], products: `101, ${product}` }],
      cashTerms: { ...defaultSettings.cashTerms, withoutCategories: [{ categoryId: category }] },
      invoicing: {
        ...defaultSettings.invoicing,
        categories: [{ categoryId: category, taxClass: 'footwear', hsn: '' }],
      },
      home: {
        categoryIds: [4, category],
        tiles: [{ label: 'Boots', action: 'Go', to: `/products?c=${category}&n=Boots`, picture: '' }],
        shelves: [{ title: 'Boots', source: 'category' as const, id: String(category), items: 8 }],
      },
      categoryPictures: { 4: 'tees', [category]: 'boots' },
      navigation: [{ label: 'Boots', to: `/subcategoryproducts?c=${category}&n=Boots` }],
    });
    expect(JSON.stringify(settingsWithNewIds(settingsWith(5, 301), ids))).toBe(JSON.stringify(settingsWith(6, 302)));
    const none = { product: new Map(), category: new Map() };
    expect(JSON.stringify(settingsWithNewIds(settingsWith(5, 301), none))).toBe(JSON.stringify(settingsWith(5, 301)));
  });
});
