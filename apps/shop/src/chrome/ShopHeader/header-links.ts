import type { PublicShop } from '@kayal/api-contract/client';
import { promotionalPages, shopProfile } from '@kayal/commerce-core';
import { paths, promotionLink, subCategoryLink, typedLink, type ShopLink } from '../../paths.ts';

/** A link with its words. */
export interface NamedLink extends ShopLink {
  readonly label: string;
}

const { desktop, mobile } = shopProfile.ids;

/** The menu of the navigation row: Men, Women and Kids until an owner writes her own (S2.HDR.08, S9.ID.01-03). */
export const navigationLinks = ({ navigation }: PublicShop): NamedLink[] =>
  navigation.map(({ label, to }) => ({ label, ...typedLink(to) }));

/** Ids that the drawer has for a department of the navigation row (S2.HDR.12, S9.ID.08-10, J15). */
const drawerIds = new Map<string, number>([
  [subCategoryLink({ id: desktop.men, name: 'Men' }).href, mobile.men],
  [subCategoryLink({ id: desktop.women, name: 'Women' }).href, mobile.women],
  [subCategoryLink({ id: desktop.kids, name: 'Kids' }).href, mobile.kids],
]);

/** The menu of the drawer: that of the navigation row, its three departments under ids of their own. */
export const drawerLinks = ({ navigation }: PublicShop): NamedLink[] =>
  navigation.map(({ label, to }) => {
    const id = drawerIds.get(to);
    return { label, ...(id === undefined ? typedLink(to) : subCategoryLink({ id, name: label })) };
  });

/** The lists only an admin's navigation row shows (S2.HDR.09, S2.HDR.11, S9.ID.04-06). */
export const adminLists: readonly NamedLink[] = promotionalPages.map(({ label, list }) => ({
  label,
  ...promotionLink(list),
}));

/** The door to the back office (S2.HDR.10, J16). */
export const dashboardLink: NamedLink = { label: 'Dashboard', href: paths.dashboard };

/** Departments have links of their own, and promotional lists are an admin's in the header (S2.HDR.11, J16). */
const linkedElsewhere: readonly number[] = [
  desktop.men,
  desktop.women,
  desktop.kids,
  ...promotionalPages.map(({ id }) => id),
];

/** The sub-categories All Categories lists: what things are for (S2.HDR.07). */
export const listedSubCategories = <Group extends { readonly id: number }>(
  groups: readonly Group[],
): readonly Group[] => groups.filter(({ id }) => !linkedElsewhere.includes(id));

/** Whether a link leads to the page that is open, whatever filters stand in its address. */
export function isCurrent(link: ShopLink, location: { readonly pathname: string; readonly search: string }): boolean {
  const [path = '', query = ''] = link.href.split('?');
  if (path !== location.pathname) return false;
  const here = new URLSearchParams(location.search);
  return [...new URLSearchParams(query)].every(([name, value]) => name === 'n' || here.get(name) === value);
}
