import type { ErrorSummaryItem } from '@kayal/design-system';
import { settingName } from './setting-names.ts';
import { settingsSections, type SettingsSection } from './settings-sections.ts';

/** What the server refused, by the path of a setting such as `profile.name`. */
export type SettingProblems = Readonly<Record<string, string>>;

/** The part of the page that has the fields of a group. */
const sectionOfGroup: Readonly<Record<string, SettingsSection>> = {
  profile: 'shop',
  contact: 'shop',
  companyCode: 'shop',
  timeZone: 'shop',
  delivery: 'selling',
  limits: 'selling',
  priceSteps: 'selling',
  returns: 'selling',
  tax: 'selling',
  hero: 'home',
  promoStrip: 'home',
  home: 'home',
  categoryPictures: 'home',
  navigation: 'menus',
  socials: 'menus',
  logo: 'look',
  theme: 'look',
  policies: 'pages',
  mails: 'mails',
};

/** Groups whose fields have an id each; the others have one around all their fields. */
const groupsWithIds: readonly string[] = ['profile', 'contact'];

/** The field that shows a problem, where the server names what the field is part of. */
const fieldOfPath: Readonly<Record<string, string>> = {
  'profile.currency': 'profile.currency.code',
};

/** Id of the field of a setting, or of its group. @param path such as `profile.name` or `tax` */
export const settingId = (path: string): string => `setting.${path}`;

/** What a schema says of a text, in words for people; the shop's own words stay. */
function inPlainWords(problem: string): string {
  if (problem.includes('fewer than 1 ')) return 'must not be empty';
  return problem.includes('pattern') ? 'is not written in the right form' : problem;
}

/** The texts of a refusal's `fields`, by the path of the setting. */
export function settingProblems(details: Readonly<Record<string, unknown>>): SettingProblems {
  const { fields } = details;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => {
      const path = field.replace(/^settings\./, '').replace(/^(contact\.address)\..+$/, '$1');
      return [fieldOfPath[path] ?? path, inPlainWords(String(problem))];
    }),
  );
}

/**
 * The summary above the settings: an error of the open part leads to its field, another one names its part.
 * @param section the open part; a refused theme is always an error of the part Look, not of the colours that it names
 */
export function summaryOfSettings(
  problems: SettingProblems,
  section: SettingsSection,
  isTheme: boolean,
): ErrorSummaryItem[] {
  return Object.entries(problems).map(([path, problem]) => {
    const group = isTheme ? 'theme' : (path.split('.')[0] ?? '');
    const own = sectionOfGroup[group];
    const text = `${settingName(path)}: ${problem}`;
    if (own === section) return { text, fieldId: settingId(groupsWithIds.includes(group) ? path : group) };
    const label = settingsSections.find(({ id }) => id === own)?.label;
    return { text: label === undefined ? text : `${text} (under ${label})` };
  });
}
