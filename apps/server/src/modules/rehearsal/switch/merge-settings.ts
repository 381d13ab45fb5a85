import type { WholeSettings } from '@kayal/api-contract';
import type { CurrentSettings } from '../../shop-settings/settings-cache.ts';

/** A setting that the rehearsal changed, with its value in the shop and there, as JSON. */
export interface ChangedSetting {
  readonly field: string;
  readonly here: string;
  readonly there: string;
  /** Whether the shop has another value than at the time of the copy as well. */
  readonly isConflict: boolean;
}

type Document = Readonly<Record<string, unknown>>;

const documentOf = ({ settings, theme }: CurrentSettings): Document => ({ ...settings, theme });

/** Settings as the switch leaves them. */
interface MergedSettings {
  readonly settings: WholeSettings;
  readonly theme: string | null;
}

/** Which settings a rehearsal changed, each group of fields as a whole. The company code is that of the shop for good. */
export function changedSettings(
  base: CurrentSettings,
  rehearsal: CurrentSettings,
  shop: CurrentSettings,
): readonly ChangedSetting[] {
  const [before, there, here] = [base, rehearsal, shop].map(documentOf);
  return Object.keys({ ...before, ...there }).flatMap((field) => {
    const [was, wanted, is] = [before, there, here].map((document) => JSON.stringify(document?.[field]));
    if (field === 'companyCode' || was === wanted || wanted === is) return [];
    return [{ field, here: is ?? '', there: wanted ?? '', isConflict: is !== was }];
  });
}

/** The shop's settings with some fields of the rehearsal. */
export function mergeSettings(
  shop: CurrentSettings,
  rehearsal: CurrentSettings,
  fields: readonly string[],
): MergedSettings {
  const taken = Object.fromEntries(Object.entries(rehearsal.settings).filter(([field]) => fields.includes(field)));
  return {
    settings: { ...shop.settings, ...taken },
    theme: fields.includes('theme') ? rehearsal.theme : shop.theme,
  };
}
