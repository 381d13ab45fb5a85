import { promotionalPages, shopProfile } from '@kayal/commerce-core';
import { paths, promotionLink, subCategoryLink, type ShopLink } from '../../paths.ts';

/** A link with its words. */
export interface NamedLink extends ShopLink {
  readonly label: string;
}

const department = (name: string, id: number): NamedLink => ({ label: name, ...subCategoryLink({ id, name }) });

const { desktop, mobile } = shopProfile.ids;

/** Men, Women and Kids of the navigation row (S2.HDR.08, S9.ID.01-03). */
export const desktopDepartments: readonly NamedLink[] = [
  department('Men', desktop.men),
  department('Women', desktop.women),
  department('Kids', desktop.kids),
];

/** Men, Women and Kids of the drawer, under the ids the contract gives it (S2.HDR.12, S9.ID.08-10, J15). */
export const mobileDepartments: readonly NamedLink[] = [
  department('Men', mobile.men),
  department('Women', mobile.women),
  department('Kids', mobile.kids),
];

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
