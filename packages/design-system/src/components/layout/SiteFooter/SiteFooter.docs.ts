import type { ComponentDocs } from '../../../docs/component-docs.ts';

/** Texts of the documentation page of SiteFooter. */
export const siteFooterDocs: ComponentDocs = {
  use: ['Once, at the end of every page.'],
  avoid: ['For the actions of a page: BottomBar.'],
  anatomy: [
    ['Brand', 'The mark', '.SiteFooter_brand'],
    ['Groups', 'Links that fold on a phone', '.SiteFooter_group'],
    ['Copyright', 'And the end', '.SiteFooter_bottom'],
  ],
  keyboard: [
    ['Tab', 'Moves through groups and links'],
    ['Enter, Space', 'Opens a group on a phone'],
  ],
  content: ['Groups by what people look for: Help, Company, Legal.'],
  accessibility: ['A contentinfo landmark; each group has a title.'],
  do: ['Keep help and contact at the same place on every page (WCAG 2.2, 3.2.6).', 'Keep policies and contact here.'],
  dont: ['Links that are nowhere else but matter.'],
};
