import { accountSecuritySteps, adminAccountSteps } from './steps/account-security.ts';
import { accountSteps } from './steps/accounts.ts';
import { backOfficeSteps } from './steps/back-office.ts';
import { catalogueSteps } from './steps/catalogue.ts';
import { feedSteps } from './steps/feeds.ts';
import { importSteps } from './steps/imports.ts';
import { pictureBatchSteps } from './steps/picture-batches.ts';
import { pictureFetchSteps } from './steps/picture-fetches.ts';
import { productSteps } from './steps/products.ts';
import { promotionSteps } from './steps/promotions.ts';
import { cashCodeSteps, paymentSteps } from './steps/payments.ts';
import { returnSteps } from './steps/returns.ts';
import { settingsSteps } from './steps/settings.ts';
import { shoppingSteps } from './steps/shopping.ts';
import { peopleSteps } from './steps/people.ts';
import { reportSteps } from './steps/reports.ts';
import { redirectSteps } from './steps/redirects.ts';
import { rehearsalSteps } from './steps/rehearsal.ts';
import { shopArchiveSteps } from './steps/shop-archive.ts';
import { webhookSteps } from './steps/webhooks.ts';
import { factsOf } from './facts.ts';
import type { Place, Seen } from './place.ts';
import type { Step } from './step.ts';

/** All steps in their order: later ones use the results of earlier ones. */
export const journey: readonly Step[] = [
  ...catalogueSteps,
  ...shoppingSteps,
  ...backOfficeSteps,
  ...pictureBatchSteps,
  ...pictureFetchSteps,
  ...webhookSteps,
  ...peopleSteps,
  ...redirectSteps,
  ...reportSteps,
  ...rehearsalSteps,
  ...shopArchiveSteps,
  ...productSteps,
  ...feedSteps,
  ...settingsSteps,
  ...returnSteps,
  ...promotionSteps,
  ...paymentSteps,
  ...cashCodeSteps,
  ...importSteps,
  ...accountSecuritySteps,
  ...accountSteps,
  ...adminAccountSteps,
];

/** Runs all steps at one place. @returns the answers by the steps' titles */
export async function travel(place: Place): Promise<ReadonlyMap<string, Seen>> {
  const facts = await factsOf(place);
  const seen = new Map<string, Seen>();
  for (const { title, who, name, parts, learn } of journey) {
    const reply = await place.send(who, name, await parts(facts, place));
    seen.set(title, reply);
    learn(reply.body, facts);
  }
  return seen;
}
