import fc from 'fast-check';
import { key, keys, move, openProduct, places, press, type, visit } from './commands/browse.ts';
import { addShown, addToCart, compareCart, placeOrder, sendOrderAgain, signIn } from './commands/buy.ts';
import {
  clocksMs,
  crash,
  endSession,
  loseAnswer,
  network,
  setClock,
  setDeviceClock,
  setOffer,
  setStock,
  slowDown,
  switchSeason,
} from './commands/disturb.ts';
import { roles } from './person.ts';
import type { Step } from './step.ts';

const shopper = fc.constantFrom('asha' as const, 'rahul' as const);
/** Shoppers more often than the others. */
const role = fc.oneof({ arbitrary: shopper, weight: 3 }, { arbitrary: fc.constantFrom(...roles), weight: 2 });
const tab = fc.nat({ max: 1 });
const index = fc.nat({ max: 200 });
const few = fc.nat({ max: 5 });
const area = fc.constantFrom('main' as const, 'main' as const, 'page' as const);
const words = fc.oneof(
  fc.constantFrom('polo', 'tee', '9876543210', '682001', 'shopper@kayal.example', '', '<b>x</b>', "';--", '꧁ nåme ꧂'),
  fc.string({ maxLength: 30, unit: 'grapheme' }),
);

/**
 * Steps and how often each is drawn. Most stay inside an open page: loading one takes several times as much of the
 * processor.
 */
const weighted: readonly (readonly [weight: number, drawn: fc.Arbitrary<Step>])[] = [
  [200, fc.tuple(role, tab, index, area).map((drawn) => press(...drawn))],
  [100, fc.tuple(role, tab, fc.constantFrom(...keys), fc.integer({ min: 1, max: 4 })).map((drawn) => key(...drawn))],
  [40, fc.tuple(role, tab, index, words, fc.boolean()).map((drawn) => type(...drawn))],
  [10, fc.tuple(role, tab, fc.constantFrom(...places)).map((drawn) => visit(...drawn))],
  [3, fc.tuple(role, tab, few).map((drawn) => openProduct(...drawn))],
  [
    14,
    fc
      .tuple(role, tab, fc.constantFrom('back' as const, 'back' as const, 'forward' as const, 'reload' as const))
      .map((drawn) => move(...drawn)),
  ],
  [12, fc.tuple(shopper, tab, few).map((drawn) => addShown(...drawn))],
  [6, fc.tuple(shopper, tab, few, few).map((drawn) => addToCart(...drawn))],
  [
    5,
    fc
      .tuple(shopper, tab, fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'both tabs' as const))
      .map((drawn) => placeOrder(...drawn)),
  ],
  [4, fc.tuple(shopper, tab).map((drawn) => compareCart(...drawn))],
  [3, shopper.map(sendOrderAgain)],
  [3, role.map(signIn)],
  [2, fc.constant(crash())],
  [4, fc.tuple(role, fc.boolean()).map((drawn) => network(...drawn))],
  [4, fc.tuple(shopper, tab).map((drawn) => loseAnswer(...drawn))],
  [4, fc.tuple(role, tab, fc.integer({ min: 50, max: 600 })).map((drawn) => slowDown(...drawn))],
  [2, shopper.map(endSession)],
  [4, fc.tuple(index, fc.nat({ max: 3 })).map((drawn) => setStock(...drawn))],
  [3, fc.tuple(few, fc.integer({ min: 1, max: 3000 })).map((drawn) => setOffer(...drawn))],
  [2, fc.constant(switchSeason())],
  [6, fc.constantFrom(...clocksMs).map(setClock)],
  [3, fc.tuple(role, fc.constantFrom(...clocksMs)).map((drawn) => setDeviceClock(...drawn))],
];

/** Any step, as often as its weight says. fast-check's model runner takes a list of equally likely ones. */
export const steps: fc.Arbitrary<Step>[] = weighted.flatMap(([weight, drawn]) =>
  Array.from({ length: weight }, () => drawn),
);
