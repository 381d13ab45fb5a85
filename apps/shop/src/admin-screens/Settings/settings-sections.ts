import { paths } from '../../paths.ts';

/**
 * The parts of the settings page, in order. Each has boxes, and each box the settings that stand in it, by their path: the
 * first one names the box. `theme` is the look, which is no part of the settings.
 */
export const settingsSections = [
  { id: 'shop', label: 'Shop', boxes: [['profile', 'timeZone', 'companyCode'], ['contact'], ['seller'], ['signUp']] },
  {
    id: 'selling',
    label: 'Selling',
    boxes: [
      ['delivery'],
      ['payments'],
      ['deliveryTerms'],
      ['cashTerms'],
      ['couriers'],
      ['limits'],
      ['priceSteps'],
      ['returns'],
      ['returnDesk'],
      ['tax'],
      ['invoicing'],
    ],
  },
  { id: 'data', label: 'Personal data', boxes: [['privacy']] },
  { id: 'products', label: 'Products', boxes: [['attributes'], ['sizeCharts']] },
  {
    id: 'home',
    label: 'Home page',
    boxes: [['hero'], ['promoStrip'], ['categoryPictures'], ['home.tiles'], ['home.shelves']],
  },
  { id: 'menus', label: 'Menus', boxes: [['navigation'], ['socials']] },
  { id: 'look', label: 'Look', boxes: [['logo'], ['theme']] },
  { id: 'pages', label: 'Policy pages', boxes: [['policies']] },
  { id: 'mails', label: 'Mails', boxes: [['mails']] },
  { id: 'people', label: 'Customers and past orders', boxes: [] },
  { id: 'addresses', label: 'Old addresses', boxes: [] },
  { id: 'history', label: 'History', boxes: [] },
  { id: 'export', label: 'Export', boxes: [] },
  { id: 'rehearsal', label: 'Rehearsal', boxes: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly label: string;
  readonly boxes: readonly (readonly string[])[];
}[];
export type SettingsSection = (typeof settingsSections)[number]['id'];

/** Whether a setting is the other one, or a part of it. */
const isPartOf = (path: string, other: string): boolean => `${path}.`.startsWith(`${other}.`);

/** The part of the page that has a setting. @param path such as `tax.gstin` */
export const sectionOf = (path: string) =>
  settingsSections.find(({ boxes }) => boxes.flat().some((shown) => isPartOf(path, shown) || isPartOf(shown, path)));

/** The setting that names the box in which a setting stands; undefined for one that stands beside it in a box. */
export const boxOf = (path: string): string | undefined =>
  settingsSections.flatMap(({ boxes }) => boxes.map(([first]) => first)).find((first) => isPartOf(path, first));

/** The address of a part. */
export const settingsAddress = (section: SettingsSection): string =>
  section === 'shop' ? paths.settings : `${paths.settings}?section=${section}`;

/** The part that an address names; the first one otherwise. */
export function sectionOfAddress(search: string): SettingsSection {
  const named = new URLSearchParams(search).get('section');
  return settingsSections.find(({ id }) => id === named)?.id ?? 'shop';
}
