import { accountSecuritySteps, adminAccountSteps } from './steps/account-security.ts';
import { accountSteps } from './steps/accounts.ts';
import { backOfficeSteps } from './steps/back-office.ts';
import { catalogueSteps } from './steps/catalogue.ts';
import { feedSteps } from './steps/feeds.ts';
import { importSteps } from './steps/imports.ts';
import { pictureBatchSteps } from './steps/picture-batches.ts';
import { productSteps } from './steps/products.ts';
import { settingsSteps } from './steps/settings.ts';
import { shoppingSteps } from './steps/shopping.ts';
import { webhookSteps } from './steps/webhooks.ts';
import { factsOf } from './facts.ts';
import type { Place, Seen } from './place.ts';
import type { Step } from './step.ts';

/** Every step, in the order in which they are taken: later ones build on what earlier ones left. */
export const journey: readonly Step[] = [
  ...catalogueSteps,
  ...shoppingSteps,
  ...backOfficeSteps,
  ...pictureBatchSteps,
  ...webhookSteps,
  ...productSteps,
  ...feedSteps,
  ...settingsSteps,
  ...importSteps,
  ...accountSecuritySteps,
  ...accountSteps,
  ...adminAccountSteps,
];

/** Takes every step at one place. @returns what came back, by the step's title. */
export async function travel(place: Place): Promise<ReadonlyMap<string, Seen>> {
  const facts = await factsOf(place);
  const seen = new Map<string, Seen>();
  for (const { title, who, name, parts, learn } of journey) {
    const reply = await place.send(who, name, await parts(facts, place));
    seen.set(title, reply);
    learn?.(reply.body, facts);
  }
  return seen;
}
