import type { ErrorSummaryItem } from '@kayal/design-system';
import { schemaOf } from './form/field-schema.ts';
import { settingName } from './setting-names.ts';
import { boxOf, sectionOf, type SettingsSection } from './settings-sections.ts';

/** What the server refused, by the path of a setting such as `profile.name`. */
export type SettingProblems = Readonly<Record<string, string>>;

/** The field that shows a problem, where the server names what the field is part of. */
const fieldOfPath: Readonly<Record<string, string>> = {
  'profile.currency': 'profile.currency.code',
};

/** Id of the field of a setting. @param path such as `profile.name` */
export const settingId = (path: string): string => `setting.${path}`;

/** Id of a box of settings. @param path of the setting that names it, such as `tax` */
export const boxId = (path: string): string => `settings-of.${path}`;

/** Where an error leads: to the field, or to the box of several fields and of a field that is more than one control. */
function targetOf(path: string): string {
  const box = boxOf(path);
  const isBox = box !== undefined && (box === path || box === 'theme' || schemaOf(box)['x-field'] !== undefined);
  return isBox ? boxId(box) : settingId(path);
}

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
    const shown = isTheme ? 'theme' : path;
    const own = sectionOf(shown);
    const text = `${settingName(path)}: ${problem}`;
    if (own?.id === section) return { text, fieldId: targetOf(shown) };
    return { text: own === undefined ? text : `${text} (under ${own.label})` };
  });
}
