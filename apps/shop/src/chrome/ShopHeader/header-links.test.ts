import { shopProfile } from '@kayal/commerce-core';
import { demoShop } from '@kayal/demo-catalogue/settings';
import { describe, expect, it } from 'vitest';
import {
  adminLists,
  dashboardLink,
  drawerLinks,
  isCurrent,
  linksOnSale,
  listedSubCategories,
  navigationLinks,
} from './header-links.ts';

/** Lists that could not be read. */
const nothing = { categories: [], subCategories: [], isRead: false };
const { men, kids } = shopProfile.ids.desktop;

describe('header links', () => {
  it('S2.HDR.08 a department that the catalogue lacks is not linked', () => {
    const subCategories = [
      { id: men, name: 'Men' },
      { id: kids, name: 'Kids' },
    ];
    const labels = navigationLinks(demoShop, { categories: [], subCategories, isRead: true }).map(({ label }) => label);
    expect(labels).toEqual(['Men', 'Kids']);
  });

  it('S2.HDR.08 S2.HDR.12 a catalogue without departments has its own groups in the menu', () => {
    const groups = {
      categories: [{ id: 9001, name: 'Jacken' }],
      subCategories: [{ id: 9002, name: 'Damen' }],
      isRead: true,
    };
    const links = navigationLinks(demoShop, groups);
    expect(links.map(({ label, href }) => [label, href])).toEqual([
      ['Damen', '/subcategoryproducts?c=9002&n=Damen'],
      ['Jacken', '/products?c=9001&n=Jacken'],
    ]);
    expect(drawerLinks(demoShop, groups)).toEqual(links);
  });

  it('S2.HDR.08 S2.HDR.12 S1.HOME.05-06 an imported catalogue’s own sub-categories stand for departments of their names', () => {
    const groups = {
      categories: [],
      subCategories: [
        { id: 2, name: 'Women' },
        { id: 3, name: 'KIDS' },
        { id: 4, name: 'Men' },
        { id: 5, name: 'Accessories' },
      ],
      isRead: true,
    };
    const links = navigationLinks(demoShop, groups);
    expect(links.map(({ label, href }) => [label, href])).toEqual([
      ['Men', '/subcategoryproducts?c=4&n=Men'],
      ['Women', '/subcategoryproducts?c=2&n=Women'],
      ['Kids', '/subcategoryproducts?c=3&n=KIDS'],
    ]);
    expect(drawerLinks(demoShop, groups)).toEqual(links);
    expect(linksOnSale(demoShop.home.tiles, groups).map(({ to }) => to)).toEqual([
      '/subcategoryproducts?c=4&n=Men',
      '/subcategoryproducts?c=2&n=Women',
      '/subcategoryproducts?c=5&n=Accessories',
      '/subcategoryproducts?c=3&n=KIDS',
    ]);
  });

  it('J58 a shop without products has no department in its menu; lists that could not be read hide none', () => {
    expect(navigationLinks(demoShop, { ...nothing, isRead: true })).toEqual([]);
    expect(navigationLinks(demoShop, nothing)).toHaveLength(3);
  });

  it('S2.HDR.08 S9.ID.01-03 the navigation row leads to the desktop ids', () => {
    expect(navigationLinks(demoShop, nothing).map(({ label, href }) => [label, href])).toEqual([
      ['Men', '/subcategoryproducts?c=627&n=Men'],
      ['Women', '/subcategoryproducts?c=628&n=Women'],
      ['Kids', '/subcategoryproducts?c=629&n=Kids'],
    ]);
  });

  it('S2.HDR.12 S9.ID.08-10 the drawer leads to the mobile ids', () => {
    expect(drawerLinks(demoShop, nothing).map(({ href }) => href)).toEqual([
      '/subcategoryproducts?c=157&n=Men',
      '/subcategoryproducts?c=158&n=Women',
      '/subcategoryproducts?c=159&n=Kids',
    ]);
  });

  it('a menu that an owner wrote is the same in the row and in the drawer', () => {
    const shop = {
      ...demoShop,
      navigation: [
        { label: 'Yoga', to: '/products?c=7&n=Yoga' },
        { label: 'Blog', to: 'https://blog.example/' },
      ],
    };
    const links = [
      {
        label: 'Yoga',
        href: '/products?c=7&n=Yoga',
        state: { categoryId: 7, categoryName: 'Yoga' },
      },
      { label: 'Blog', href: 'https://blog.example/' },
    ];
    expect(navigationLinks(shop, nothing)).toEqual(links);
    expect(drawerLinks(shop, nothing)).toEqual(links);
  });

  it('S2.HDR.09 S2.HDR.10 an admin has three lists and the dashboard', () => {
    expect(adminLists.map(({ label }) => label)).toEqual(['Limited Sale', 'Best Seller', 'New Arrival']);
    expect(adminLists.map(({ state }) => state)).toEqual([
      { categoryName: 'LIMITED SALE' },
      { categoryName: 'BEST SELLER' },
      { categoryName: 'NEW ARRIVAL' },
    ]);
    expect(dashboardLink.href).toBe('/dashboard');
  });

  it('S2.HDR.07 S2.HDR.11 All Categories leaves out departments and promotional lists', () => {
    const groups = [{ id: 627 }, { id: 301 }, { id: 160 }, { id: 161 }, { id: 163 }, { id: 701 }];
    expect(listedSubCategories(groups)).toEqual([{ id: 301 }, { id: 701 }]);
  });

  it.each([
    ['the same list', '/subcategoryproducts', '?c=627&n=Men', true],
    ['the same list with filters', '/subcategoryproducts', '?c=627&n=Men&size=M', true],
    ['another list', '/subcategoryproducts', '?c=628&n=Women', false],
    ['a category of that id', '/products', '?c=627&n=Men', false],
    ['no list', '/', '', false],
  ])('marks the open page: %s', (_name, pathname, search, current) => {
    expect(navigationLinks(demoShop, nothing).map((link) => isCurrent(link, { pathname, search }))[0]).toBe(current);
  });
});
