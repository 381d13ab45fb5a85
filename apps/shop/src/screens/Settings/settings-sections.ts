import { paths } from '../../paths.ts';

/** The parts of the settings page, in order. */
export const settingsSections = [
  { id: 'shop', label: 'Shop' },
  { id: 'selling', label: 'Selling' },
  { id: 'home', label: 'Home page' },
  { id: 'menus', label: 'Menus' },
  { id: 'look', label: 'Look' },
  { id: 'pages', label: 'Policy pages' },
  { id: 'mails', label: 'Mails' },
  { id: 'history', label: 'History' },
] as const;
export type SettingsSection = (typeof settingsSections)[number]['id'];

/** The address of a part. */
export const settingsAddress = (section: SettingsSection): string =>
  section === 'shop' ? paths.settings : `${paths.settings}?section=${section}`;

/** The part that an address names; the first one otherwise. */
export function sectionOfAddress(search: string): SettingsSection {
  const named = new URLSearchParams(search).get('section');
  return settingsSections.find(({ id }) => id === named)?.id ?? 'shop';
}
