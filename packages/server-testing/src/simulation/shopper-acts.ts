import { apiBase, type WireOf } from '@kayal/api-contract';
import { lineBody, submission } from '../shopping.ts';
import { variants } from '../small-seed.ts';
import type { Dice } from './dice.ts';
import { Violation, type Confirmed, type Person, type World } from './world.ts';

/** Something that somebody does; what it chooses comes from its own dice. */
export type Act = (world: World, dice: Dice) => Promise<void>;

/** The code of the promotion that only few orders may have. */
export const fewCode = 'FEW';

const goods = Object.values(variants).filter(({ code }) => code !== variants.hidden.code);

/** Kolkata has the same difference all year. */
const kolkataMs = 5.5 * 3_600_000;

/** Lets a shopper who is free do something. */
async function byShopper(world: World, dice: Dice, work: (shopper: Person) => Promise<void>): Promise<void> {
  const shopper = dice.of(world.shoppers);
  if (shopper.isBusy) return;
  shopper.isBusy = true;
  await work(shopper);
  shopper.isBusy = false;
}

/** What somebody orders: all that is in her bag, at the prices that she sees. */
function pressOf(world: World, shopper: Person, items: WireOf<'getCart'>['answer']['items'], payment: string | null) {
  const lines = items.map(({ itemId, uniqueCode, quantity, currentPrice }) => ({
    id: itemId,
    name: 'any',
    model: '',
    dp: 0,
    mrp: currentPrice,
    quantity,
    uniqueCode,
  }));
  const date = new Date(world.machine.now() + kolkataMs).toISOString().slice(0, 10);
  return submission(shopper, lines, { date, ...(payment === null ? {} : { payment }) });
}

/** Puts things into her bag and orders them, pressing again while there is no answer, now and then twice at once. */
const order: Act = (world, dice) =>
  byShopper(world, dice, async (shopper) => {
    for (let left = dice.between(1, 3); left > 0; left -= 1) {
      const key = `add-${shopper.id}-${dice.between(0, 1e9)}`;
      const body = lineBody(dice.of(goods), dice.between(1, 3));
      await world.ask(shopper, 'addToCart', { body, headers: { 'idempotency-key': key } });
    }
    if (dice.chance(0.3)) await world.ask(shopper, 'addBagCode', { body: { code: fewCode } });
    const cart = await world.ask(shopper, 'getCart', { params: { customer: shopper.id } });
    const { items } = cart.answer();
    if (items.length === 0) return;
    await world.machine.sleep(dice.between(1, 20_000));
    const headers = { 'idempotency-key': `order-${shopper.id}-${dice.between(0, 1e9)}` };
    const call = { body: pressOf(world, shopper, items, dice.chance(0.4) ? 'razorpay' : null), headers };
    shopper.intents += 1;
    const sentAt = world.machine.elapsed;
    const presses = dice.chance(0.2) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: presses }, () => world.ask(shopper, 'placeOrder', call)));
    const answers = replies.filter(({ status }) => status === 200).map((reply) => reply.answer());
    if (new Set(answers.map(({ orderId }) => orderId)).size > 1) throw new Violation('one press made two orders');
    const [answer] = answers;
    if (answer === undefined) {
      // Else what is sold out would keep her from ordering for ever.
      await world.ask(shopper, 'clearCart', { params: { customer: shopper.id } });
      return;
    }
    const { orderId: entryNo, total, awaits } = answer;
    // Whoever presses after money for the same bag has come, even for an order of another hour, is told of that order.
    if (world.confirmed.some((each) => each.entryNo === entryNo)) return;
    const times = { sentAt, answeredAt: world.machine.elapsed };
    world.confirmed.push({ entryNo, owner: shopper, total, isAwaited: awaits !== undefined, ...times });
  });

/** One of the orders that were confirmed lately. */
export function someOrder(world: World, dice: Dice, isAwaited: boolean): Confirmed | null {
  const recent = world.confirmed.filter((each) => each.isAwaited === isAwaited).slice(-12);
  return recent.length === 0 ? null : dice.of(recent);
}

const cancelOwn: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, false);
  if (confirmed === null) return;
  await world.ask(confirmed.owner, 'cancelOwnOrder', { params: { entryNo: confirmed.entryNo }, body: {} });
};

const askReturn: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, dice.chance(0.3));
  if (confirmed === null) return;
  const line = { lineNo: 1, quantity: dice.between(1, 2), reason: 'tooSmall' };
  const body = { wish: dice.of(['refund', 'replacement'] as const), wayBack: 'ownParcel', lines: [line] };
  const headers = { 'idempotency-key': `return-${dice.between(0, 1e9)}` };
  await world.ask(confirmed.owner, 'askReturn', { params: { entryNo: confirmed.entryNo }, body, headers });
};

/** Reads a list, at any process: no price is in it that was over before she asked, as `setOffer` promises for SQLite. */
export const look: Act = async (world) => {
  const sentAt = world.machine.elapsed;
  const reply = await world.call({ id: '', cookie: '' }, 'getProductByFilter');
  if (reply?.status !== 200) return;
  for (const { ID, MRP, OfferPrice } of reply.answer()) {
    const paise = Math.round((OfferPrice ?? MRP) * 100);
    const isFresh = world.prices.mayHaveBeen(ID, paise, sentAt, world.machine.elapsed);
    if (!isFresh) throw new Violation(`a list shows an old price, ${paise}, of ${ID}`);
  }
};

/** Ends her session, whose cookie is worth nothing afterwards, at any process. */
const logOut: Act = (world, dice) =>
  byShopper(world, dice, async (shopper) => {
    const old = { id: shopper.id, cookie: shopper.cookie };
    const reply = await world.call(shopper, 'logout');
    if (reply?.status !== 200) return;
    for (let tries = 0; tries < 3; tries += 1) {
      const after = await world.call(old, 'getCart', { params: { customer: shopper.id } });
      if (after?.status === 200) throw new Violation('a session that was ended still counts');
    }
    await world.signIn(shopper);
  });

/** Pays for an order; the notice comes late, more than once, after the next one, or never. */
const pay: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, true);
  if (confirmed === null) return;
  const { entryNo, owner } = confirmed;
  const reply = await world.ask(owner, 'getPayment', { params: { entryNo } });
  if (reply.status !== 200) return;
  const { id, payAddress } = reply.answer().payment;
  const notice = payAddress === null ? null : world.network.pay(id, dice.chance(0.1) ? 100 : undefined);
  if (notice === null) return;
  for (let times = dice.between(0, 2); times > 0; times -= 1) {
    await world.machine.sleep(dice.chance(0.5) ? dice.between(1, 2000) : dice.between(1, 1_200_000));
    await world.notify(notice, `${apiBase}/payment/notices/razorpay`);
  }
};

const withdraw: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, true);
  if (confirmed === null) return;
  const params = { entryNo: confirmed.entryNo };
  await world.ask(confirmed.owner, 'takeOwnPaymentStep', { params, body: { step: 'withdraw' } });
};

/** What shoppers do. */
export const shopperActs = { order, cancelOwn, askReturn, look, logOut, pay, withdraw };
