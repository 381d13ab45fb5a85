import type { PublicShop } from '@kayal/api-contract/client';
import { promotionalPages, shopProfile } from '@kayal/commerce-core';
import { categoryLink, paths, promotionLink, subCategoryLink, typedLink, type ShopLink } from '../../paths.ts';
import type { ShopLayoutData } from '../ShopLayout/ShopLayout.loader.ts';

/** A link with its label. */
export interface NamedLink extends ShopLink {
  readonly label: string;
}

const { desktop, mobile } = shopProfile.ids;

/** Max groups in the navigation row of a shop whose catalogue has no departments. */
const ownMenuLength = 6;

const departments: readonly number[] = [desktop.men, desktop.women, desktop.kids, desktop.accessories];

/** The department's id that a link leads to; null for other links. */
function departmentOf(to: string): number | null {
  const [path, query = ''] = to.split('?');
  const id = Number(new URLSearchParams(query).get('c'));
  return path === '/subcategoryproducts' && departments.includes(id) ? id : null;
}

/** Whether a link leads to Men, Women, Kids or Accessories. */
export const isDepartment = (to: string): boolean => departmentOf(to) !== null;

/**
 * Links without those to a department that has no product on sale. A catalogue that was imported gives its
 * sub-categories ids of its own, so a department's link leads to the one of the same name where there is one.
 */
export function linksOnSale<Link extends { readonly label: string; readonly to: string }>(
  links: readonly Link[],
  { subCategories, isRead }: ShopLayoutData,
): readonly Link[] {
  return links.flatMap((link) => {
    const id = departmentOf(link.to);
    if (id === null || !isRead || subCategories.some((group) => group.id === id)) return link;
    const own = subCategories.find(({ name }) => name.toLowerCase() === link.label.toLowerCase());
    return own === undefined ? [] : { ...link, to: subCategoryLink(own).href };
  });
}

/** The menu, without departments that have no product on sale; if none is left, the catalogue's own groups. */
function menuOf({ navigation }: PublicShop, groups: ShopLayoutData): readonly PublicShop['navigation'][number][] {
  const menu = linksOnSale(navigation, groups);
  if (menu.length > 0 || navigation.length === 0) return menu;
  const uses = listedSubCategories(groups.subCategories).map((group) => ({
    label: group.name,
    group,
    link: subCategoryLink,
  }));
  const pieces = groups.categories.map((group) => ({ label: group.name, group, link: categoryLink }));
  return [...uses, ...pieces]
    .slice(0, ownMenuLength)
    .map(({ label, group, link }) => ({ label, to: link(group).href }));
}

/** The menu of the navigation row: Men, Women and Kids until an owner writes her own. */
export const navigationLinks = (shop: PublicShop, groups: ShopLayoutData): NamedLink[] =>
  menuOf(shop, groups).map(({ label, to }) => ({ label, ...typedLink(to) }));

/** Ids that the drawer has for a department of the navigation row (S2.HDR.12, S9.ID.08-10, J15). */
const drawerIds = new Map<string, number>([
  [subCategoryLink({ id: desktop.men, name: 'Men' }).href, mobile.men],
  [subCategoryLink({ id: desktop.women, name: 'Women' }).href, mobile.women],
  [subCategoryLink({ id: desktop.kids, name: 'Kids' }).href, mobile.kids],
]);

/** The menu of the drawer: as in the navigation row, but with the drawer's ids for the three departments. */
export const drawerLinks = (shop: PublicShop, groups: ShopLayoutData): NamedLink[] =>
  menuOf(shop, groups).map(({ label, to }) => {
    const id = drawerIds.get(to);
    return { label, ...(id === undefined ? typedLink(to) : subCategoryLink({ id, name: label })) };
  });

/** The lists that only an admin's navigation row shows. */
export const adminLists: readonly NamedLink[] = promotionalPages.map(({ label, list }) => ({
  label,
  ...promotionLink(list),
}));

/** Link to the back office. */
export const dashboardLink: NamedLink = { label: 'Dashboard', href: paths.dashboard };

/** Ids that the header links elsewhere: departments, and promotional lists, which only admins see. */
const linkedElsewhere: readonly number[] = [
  desktop.men,
  desktop.women,
  desktop.kids,
  ...promotionalPages.map(({ id }) => id),
];

/** The sub-categories that All Categories lists. */
export const listedSubCategories = <Group extends { readonly id: number }>(
  groups: readonly Group[],
): readonly Group[] => groups.filter(({ id }) => !linkedElsewhere.includes(id));

/** Whether a link leads to the open page; filters in its address are ignored. */
export function isCurrent(link: ShopLink, location: { readonly pathname: string; readonly search: string }): boolean {
  const [path = '', query = ''] = link.href.split('?');
  if (path !== location.pathname) return false;
  const here = new URLSearchParams(location.search);
  return [...new URLSearchParams(query)].every(([name, value]) => name === 'n' || here.get(name) === value);
}
