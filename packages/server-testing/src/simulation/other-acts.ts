import { orderSteps, parcelSteps, returnSteps } from '@kayal/api-contract';
import { lapseReturns } from '@kayal/server/src/modules/returns/return-steps.service.ts';
import { runPaymentRound } from '@kayal/server/src/modules/payments/payment-rounds.ts';
import { sweep } from '@kayal/server/src/modules/sweep/sweep.repository.ts';
import { items, variants } from '../small-seed.ts';
import { doorFaults } from './faulty-door.ts';
import { look, someOrder, type Act } from './shopper-acts.ts';
import { Violation, type World } from './world.ts';

const priced = [items.tee, items.jacket, items.shorts];

/** Starts an admin's call, which others need not wait for. */
const ask = (world: World, ...call: Parameters<World['ask']> extends [unknown, ...infer Rest] ? Rest : never) =>
  world.ask(world.admin, ...call);

/** Looks several times at once: after that every process that is up has kept the list, or shows what it had kept. */
const lookAround: Act = async (world, dice) => {
  await Promise.all(Array.from({ length: 4 }, () => look(world, dice)));
};

/** Sets an offer: from its answer on nobody pays or sees another price. One at a time, so that their order is known. */
const price: Act = async (world, dice) => {
  if (world.admin.isBusy) return;
  world.admin.isBusy = true;
  const { id, mrp } = dice.of(priced);
  const paise = dice.between(mrp / 2, mrp);
  await lookAround(world, dice);
  const applied = world.prices.change(id, paise);
  (await ask(world, 'addOffer', { body: { itemId: id, offerPrice: paise / 100 } })).answer();
  applied();
  // In the moment of the answer either price is right.
  await world.machine.sleep(1);
  await lookAround(world, dice);
  world.admin.isBusy = false;
};

const stock: Act = async (world, dice) => {
  const { code } = dice.of([variants.blackM, variants.blackL, variants.redL, variants.lastOne]);
  await ask(world, 'correctStock', { body: { uniqueCode: code, units: dice.between(0, 40), reason: 'Counted' } });
};

const usualSteps = {
  packed: 'ship',
  shipped: 'deliver',
  outForDelivery: 'deliver',
  returnedToSender: 'restock',
} as const;

/** Takes the usual step with an order, or any other. */
const serve: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, dice.chance(0.3));
  if (confirmed === null) return;
  const params = { entryNo: confirmed.entryNo };
  const life = await world.ask(confirmed.owner, 'getOrderLife', { params });
  if (life.status !== 200) return;
  const { parcels, stage } = life.answer();
  if (stage === 'placed' || dice.chance(0.15)) {
    const lines = [{ lineNo: dice.between(1, 2), quantity: dice.between(1, 3) }];
    await ask(world, 'packParcel', { params, body: { lines } });
  }
  const usual = Object.entries(usualSteps).find(([from]) => from === stage)?.[1];
  const pick = dice.between(0, 19);
  if (pick === 0) await ask(world, 'cancelOrder', { params, body: { reason: 'Torn' } });
  else if (pick === 1) await ask(world, 'updateDelivery', { params });
  else if (pick < 12) {
    const step = usual !== undefined && usual !== 'restock' && dice.chance(0.8) ? usual : dice.of(orderSteps);
    await ask(world, 'takeOrderStep', { body: { step, entryNos: [confirmed.entryNo] } });
  } else if (parcels.length > 0) {
    const step = usual !== undefined && dice.chance(0.7) ? usual : dice.of([...parcelSteps, 'returnToSender'] as const);
    await ask(world, 'takeParcelStep', { params: { parcel: dice.of(parcels).id }, body: { step } });
  }
};

const takeReturn: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, dice.chance(0.3));
  if (confirmed === null) return;
  const { entryNo, owner } = confirmed;
  const reply = await world.ask(owner, 'getOrderReturns', { params: { entryNo } });
  if (reply.status !== 200) return;
  for (const { id, stage, refundable } of reply.answer().returns) {
    const usual = { asked: 'approve', approved: 'receive', received: 'examine', examined: 'refund' } as const;
    const known = Object.entries(usual).find(([from]) => from === stage)?.[1];
    const step = known !== undefined && dice.chance(0.8) ? known : dice.of(returnSteps);
    const verdicts = [{ lineNo: 1, verdict: dice.of(['sellable', 'faulty'] as const) }];
    const refund = { amount: Math.max(0.01, refundable), method: 'cash', reference: 'Till 1' };
    const body = { step, stage, note: 'Because', pickUpOn: '2026-11-25', verdicts, refund };
    await ask(world, 'takeReturnStep', { params: { id }, body });
  }
};

/** Gives money back, or takes another step with a payment. */
const refund: Act = async (world, dice) => {
  const confirmed = someOrder(world, dice, true);
  if (confirmed === null) return;
  const reply = await world.ask(confirmed.owner, 'getPayment', { params: { entryNo: confirmed.entryNo } });
  if (reply.status !== 200) return;
  const { id, stage } = reply.answer().payment;
  await ask(world, 'takePaymentStep', {
    params: { id },
    body: { step: 'refund', stage, amount: dice.between(1, 300) },
  });
};

/** A courier pays out cash for some orders, now and then a wrong amount or for others; the file may be loaded twice at once. */
const settle: Act = async (world, dice) => {
  const { orders } = (await world.ask(world.admin, 'getUnsettledCash')).answer();
  const paid = orders.filter(() => dice.chance(0.7)).map(({ entryNo, amount }) => ({ entryNo, total: amount }));
  const rows = [...paid, ...world.confirmed.slice(-3)].map(
    ({ entryNo, total }) => `${entryNo},${dice.chance(0.1) ? total - 1 : total}`,
  );
  if (rows.length === 0) return;
  const body = { csv: ['Order No,COD Amount', ...rows].join('\n'), save: true };
  const imports = Array.from({ length: dice.between(1, 2) }, () =>
    world.ask(world.admin, 'importSettlement', { body }),
  );
  for (const entryNo of (await Promise.all(imports)).flatMap((reply) => reply.answer().settled)) {
    if (world.settled.has(entryNo)) throw new Violation(`an order was settled twice: ${entryNo}`);
    world.settled.add(entryNo);
  }
};

/** What the shop does by itself, at any process, also at both. */
const rounds = {
  payments: (world, dice) => world.asProcess(dice, ({ context }) => runPaymentRound(context)),
  outbox: (world, dice) => world.asProcess(dice, ({ context }) => context.outbox.deliver()),
  returns: (world, dice) => world.asProcess(dice, ({ context }) => lapseReturns(context)),
  sweep: (world, dice) =>
    world.asProcess(dice, ({ context: { db, now, config } }) => sweep(db, now(), config.keepDays)),
} satisfies Readonly<Record<string, Act>>;

/** What goes wrong. */
const faults = {
  crash: (world, dice) => world.crash(dice),
  clock: (world, dice) => world.jumpClock(dice),
  disk: (world, dice) => world.fillDisk(dice),
  database: async (world, dice) => {
    const next = world.faultsOf(dice);
    for (let left = dice.between(1, 4); left > 0; left -= 1) next.push(dice.of(doorFaults));
  },
  network: async (world, dice) => {
    world.lossy = dice.of([0, 0.05, 0.3]);
    world.network.failing = dice.of([0, 0.1, 0.9]);
  },
} satisfies Readonly<Record<string, Act>>;

/** What the owner and the shop itself do, and what goes wrong. */
export const otherActs = { price, stock, serve, takeReturn, refund, settle, ...rounds, ...faults };
