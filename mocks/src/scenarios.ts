import { accountScenarios } from './scenarios/accounts.ts';
import { administrationScenarios } from './scenarios/administration.ts';
import { catalogueScenarios } from './scenarios/catalogue.ts';
import { catalogueAdminScenarios } from './scenarios/catalogue-admin.ts';
import { paymentScenarios } from './scenarios/payments.ts';
import { pictureScenarios } from './scenarios/pictures.ts';
import { paymentsDeskScenarios } from './scenarios/payments-desk.ts';
import { reportScenarios } from './scenarios/reports.ts';
import { returnsDeskScenarios } from './scenarios/returns-desk.ts';
import { shoppingScenarios } from './scenarios/shopping.ts';
import type { Scenario } from './scenarios/scenario.ts';

/** Every scenario that a story can name. Nothing fails at random: a story that shows an error names it. */
export const scenarios = {
  ...catalogueScenarios,
  ...accountScenarios,
  ...paymentsDeskScenarios,
  ...reportScenarios,
  ...returnsDeskScenarios,
  ...shoppingScenarios,
  ...paymentScenarios,
  ...administrationScenarios,
  ...catalogueAdminScenarios,
  ...pictureScenarios,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;
