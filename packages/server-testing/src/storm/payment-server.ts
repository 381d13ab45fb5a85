import { setTimeout as sleep } from 'node:timers/promises';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { app } from './storm-server.ts';

/** How much later than now the rounds are, ms: most find payments in time, some find all of them over. */
const offsetsMs = [0, 0, 120_000, 0, 0, 120_000, 0, 0, 1_200_000];
const pauseMs = 100;

/**
 * The server of a storm in which rounds of payments follow each other at once, so that a kill often finds one under way. A
 * round that fails is repeated by the next, as in a shop.
 */
for (let round = 0; ; round += 1) {
  const offset = offsetsMs[round % offsetsMs.length] ?? 0;
  const later = { ...app.context, now: () => Date.now() + offset };
  await runPaymentRound(later).catch((error: unknown) => app.log.error({ err: error }, 'a round failed'));
  await sleep(pauseMs);
}
