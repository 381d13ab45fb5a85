import { defaultSettings } from '@kayal/commerce-core/default-settings';
import { demoPolicies } from './demo-policies.ts';
import { demoWords } from './demo-shop.ts';

/** The settings of a shop that shows the demo, until its owner saves her own. */
export const demoSettings: typeof defaultSettings = {
  ...defaultSettings,
  ...demoWords,
  companyCode: 'kayal',
  policies: demoPolicies,
};
