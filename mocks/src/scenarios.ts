import { accountScenarios } from './scenarios/accounts.ts';
import { peopleScenarios } from './scenarios/people.ts';
import { administrationScenarios } from './scenarios/administration.ts';
import { customerScenarios } from './scenarios/customers.ts';
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
  ...customerScenarios,
  ...paymentsDeskScenarios,
  ...reportScenarios,
  ...returnsDeskScenarios,
  ...shoppingScenarios,
  ...paymentScenarios,
  ...administrationScenarios,
  ...peopleScenarios,
  ...catalogueAdminScenarios,
  ...pictureScenarios,
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;
