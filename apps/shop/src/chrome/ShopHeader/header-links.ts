import type { PublicShop } from '@kayal/api-contract/client';
import { promotionalPages, shopProfile } from '@kayal/commerce-core';
import { paths, promotionLink, subCategoryLink, typedLink, type ShopLink } from '../../paths.ts';

/** A link with its label. */
export interface NamedLink extends ShopLink {
  readonly label: string;
}

const { desktop, mobile } = shopProfile.ids;

/** The menu of the navigation row: Men, Women and Kids until an owner writes her own. */
export const navigationLinks = ({ navigation }: PublicShop): NamedLink[] =>
  navigation.map(({ label, to }) => ({ label, ...typedLink(to) }));

/** Ids that the drawer has for a department of the navigation row (S2.HDR.12, S9.ID.08-10, J15). */
const drawerIds = new Map<string, number>([
  [subCategoryLink({ id: desktop.men, name: 'Men' }).href, mobile.men],
  [subCategoryLink({ id: desktop.women, name: 'Women' }).href, mobile.women],
  [subCategoryLink({ id: desktop.kids, name: 'Kids' }).href, mobile.kids],
]);

/** The menu of the drawer: as in the navigation row, but with the drawer's ids for the three departments. */
export const drawerLinks = ({ navigation }: PublicShop): NamedLink[] =>
  navigation.map(({ label, to }) => {
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
