import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  parcelSteps,
  returnReasons,
  returnSteps,
  returnWishes,
  verdicts,
  type ParcelStage,
  type ParcelStep,
  type ReturnStep,
} from '@kayal/api-contract';
import { findLedgerErrors } from '@kayal/server/src/modules/orders/ledger.repository.ts';
import { lapseReturns } from '@kayal/server/src/modules/returns/return-steps.service.ts';
import { forEachEngine, openTestApp } from '@kayal/server-testing/src/harness.ts';
import { randomLives, reportLives } from '@kayal/server-testing/src/random-lives.ts';
import { people, variants } from '@kayal/server-testing/src/small-seed.ts';
import { ask, buyDelivered, dayMs, examined, setDesk, takeStep, type ReturnRow } from './return-desk.ts';

const { lives, seed, timeoutMs } = randomLives(200);

const which = fc.nat({ max: 1 });
/** The step by which a return usually goes on: without it few lives come to their ends. */
function usualStep({ stage, wish }: ReturnRow): ReturnStep {
  if (stage === 'asked') return 'approve';
  if (stage === 'received') return 'examine';
  if (stage !== 'examined') return 'receive';
  return ({ refund: 'refund', exchange: 'exchange', replacement: 'replace' } as const)[wish];
}

const usualParcelSteps = {
  packed: 'ship',
  shipped: 'outForDelivery',
  outForDelivery: 'returnToSender',
  returnedToSender: 'restock',
  delivered: 'correct',
} as const satisfies Readonly<Record<ParcelStage, ParcelStep>>;

const asking = fc.record({
  do: fc.constant('ask' as const),
  wish: fc.constantFrom(...returnWishes),
  quantity: fc.integer({ min: 1, max: 4 }),
  reason: fc.constantFrom(...returnReasons),
  wanted: fc.constantFrom(
    variants.blackL.code,
    variants.blackL.code,
    variants.redL.code,
    variants.soldOut.code,
    variants.jacketL.code,
  ),
});
const stepping = fc.record({
  do: fc.constant('step' as const),
  /** Null for the usual one. */
  step: fc.constantFrom(...returnSteps, ...Array.from(returnSteps, () => null)),
  which,
  verdict: fc.constantFrom(...verdicts),
  /** Percent of what was paid. */
  share: fc.integer({ min: 1, max: 102 }),
});
const sending = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('parcel' as const),
      /** Null for the usual one. */
      step: fc.constantFrom(...parcelSteps, ...Array.from(parcelSteps, () => null)),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('packAgain' as const), which }) },
);
const act = fc.oneof(
  { weight: 3, arbitrary: asking },
  { weight: 12, arbitrary: stepping },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lapse' as const) }) },
  { weight: 2, arbitrary: sending },
);
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

const life = fc.record({
  units: fc.integer({ min: 1, max: 4 }),
  acts: fc.array(act, { minLength: 10, maxLength: 24 }),
  /** Whether something was sent in exchange before; then only its parcels take steps. */
  hasExchange: fc.boolean(),
  afterwards: fc.array(sending, { minLength: 3, maxLength: 9 }),
});

const refusals = /^(return\.(units|exchange|step|refund)|order\.step|not_found|request\.invalid)$/;

forEachEngine('random lives of returns', (engine) => {
  it(
    'R-58 whatever is tried with returns, goods, money and ledger agree, and what is impossible is refused by its code',
    async () => {
      const shop = await openTestApp({ engine, seed: 'small' });
      const admin = await shop.as(people.admin.email);
      const asha = await shop.addShopper();
      await setDesk(admin, { isOpen: true });
      for (const { code } of [variants.blackM, variants.blackL]) await shop.setStock(code, 100_000);
      const { db } = shop.database;
      const seen = new Set<string>();
      let steps = 0;
      const late = { ...shop.app.context, now: () => shop.clock.now() + 15 * dayMs };

      /** @returns null where nothing was called that can be refused */
      const tryAct = async (entryNo: string, each: Act, before: readonly ReturnRow[]) => {
        if (each.do === 'ask') return ask(asha, entryNo, { wish: each.wish, line: each });
        if (each.do === 'lapse') {
          await lapseReturns(late);
          return null;
        }
        if (each.do === 'parcel') {
          const { parcels } = (await asha.call('getOrderLife', { params: { entryNo } })).answer();
          const parcel = parcels[each.which];
          if (parcel === undefined) return null;
          const step = each.step ?? usualParcelSteps[parcel.stage];
          return admin.call('takeParcelStep', { params: { parcel: parcel.id }, body: { step } });
        }
        const target = before[each.which];
        if (target === undefined) return null;
        if (each.do === 'packAgain') {
          const [line] = target.lines;
          const lines = line === undefined ? [] : [{ lineNo: line.lineNo, quantity: line.quantity }];
          return admin.call('packParcel', { params: { entryNo }, body: { lines, returnId: target.id } });
        }
        const params = { id: target.id };
        if (each.do === 'cancel') return asha.call('cancelReturn', { params });
        const amount = Math.max(1, Math.round(target.refundable * each.share)) / 100;
        const body = {
          step: each.step ?? usualStep(target),
          stage: target.stage,
          note: 'Because',
          pickUpOn: '2026-11-25',
          verdicts: [{ lineNo: 1, verdict: each.verdict }],
          refund: { amount, method: 'cash', reference: 'Till 1' },
        };
        return admin.call('takeReturnStep', { params, body });
      };

      const property = fc.asyncProperty(life, async ({ units, acts, hasExchange, afterwards }) => {
        const entryNo = await buyDelivered(admin, asha, variants.blackM, units);
        if (hasExchange) {
          const { request } = (await ask(asha, entryNo, { wish: 'replacement' })).answer();
          await examined(admin, request);
          (await takeStep(admin, request.id, 'examined', 'replace')).answer();
        }
        const readAll = async (): Promise<readonly ReturnRow[]> =>
          (await asha.call('getOrderReturns', { params: { entryNo } })).answer().returns;
        for (const each of hasExchange ? afterwards : acts) {
          const before = await readAll();
          const tried = await tryAct(entryNo, each, before);
          steps += 1;
          if (tried === null || tried.status === 200) continue;
          expect(tried.refusal().code).toMatch(refusals);
          expect(await readAll()).toEqual(before);
        }
        for (const { stage } of await readAll()) seen.add(stage);
        const refunds = await db.selectFrom('refund').select('amount').where('entry_no', '=', entryNo).execute();
        expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(units * 39_900);
      });
      await fc.assert(property, { seed, numRuns: lives });
      reportLives('returns', lives, seed, steps);
      expect(await findLedgerErrors(db)).toEqual([]);
      const sent = await db.selectFrom('parcel').select(['stage', 'restocked']).distinct().execute();
      expect(sent.length).toBeGreaterThan(4);
      for (const stage of ['declined', 'refunded', 'exchanged', 'replaced', 'sentBack', 'cancelled', 'lapsed']) {
        expect(seen).toContain(stage);
      }
    },
    timeoutMs,
  );
});
