import { assertEvent, assign, setup, transition } from 'xstate';
import {
  afterPacking,
  afterParcelStep,
  canCancelOrder,
  canPack,
  canParcel,
  stageOfParcels,
} from './order-life.logic.ts';
import type { OrderStage } from '@kayal/api-contract/client';
import type { OrderLifeContext, OrderLifeEvent, OrderLifeInput, ParcelEventType } from './order-life.types.ts';

/** A parcel's step, which every stage of an open order takes when the parcel can. */
const parcelStep = {
  guard: 'canTakeParcelStep',
  target: '.deciding',
  actions: 'takeParcelStep',
} as const;

const parcelSteps = {
  'parcel.unpack': parcelStep,
  'parcel.ship': parcelStep,
  'parcel.correct': parcelStep,
  'parcel.outForDelivery': parcelStep,
  'parcel.deliver': parcelStep,
  'parcel.returnToSender': parcelStep,
  'parcel.restock': parcelStep,
} as const satisfies Readonly<Record<ParcelEventType, typeof parcelStep>>;

/**
 * The life of an order from its placement to the customer's door, part shipments included. The stage of an open order
 * follows from its parcels (`deciding`). 'Done' is legal in every open stage, and there is no way back from delivered or
 * cancelled. It calls nothing: the server takes each step of a stored order by `nextOrderLife`.
 */
export const orderLifeMachine = setup({
  types: {} as { context: OrderLifeContext; events: OrderLifeEvent; input: OrderLifeInput },
  guards: {
    isStage: ({ context }, params: { stage: OrderStage }) => stageOfParcels(context) === params.stage,
    canPack: ({ context, event }) => {
      assertEvent(event, 'order.pack');
      return canPack(context, event.lines);
    },
    canTakeParcelStep: ({ context, event }) =>
      'parcelId' in event && event.type !== 'order.pack' && canParcel(context, event.parcelId, event.type),
    canCancel: ({ context, event }) => {
      assertEvent(event, 'order.cancel');
      return canCancelOrder(context, event.by);
    },
  },
  actions: {
    pack: assign(({ context, event }) => {
      assertEvent(event, 'order.pack');
      return { parcels: afterPacking(context, event.parcelId, event.lines) };
    }),
    takeParcelStep: assign(({ context, event }) =>
      'parcelId' in event && event.type !== 'order.pack'
        ? { parcels: afterParcelStep(context.parcels, event.parcelId, event.type) }
        : {},
    ),
    deliverAll: assign(({ context: { parcels } }) => ({
      parcels: parcels.map((parcel) =>
        parcel.stage === 'returnedToSender' ? parcel : { ...parcel, stage: 'delivered' as const },
      ),
    })),
    unpackAll: assign(({ context: { parcels } }) => ({ parcels: parcels.filter(({ stage }) => stage !== 'packed') })),
  },
}).createMachine({
  id: 'order-life',
  context: ({ input: { lines, parcels } }) => ({ lines, parcels }),
  initial: 'open',
  states: {
    open: {
      initial: 'deciding',
      on: {
        'order.pack': { guard: 'canPack', target: '.deciding', actions: 'pack' },
        'order.deliver': { target: 'delivered', actions: 'deliverAll' },
        'order.cancel': { guard: 'canCancel', target: 'cancelled', actions: 'unpackAll' },
        ...parcelSteps,
      },
      states: {
        deciding: {
          always: [
            { guard: { type: 'isStage', params: { stage: 'packed' } }, target: 'packed' },
            { guard: { type: 'isStage', params: { stage: 'shipped' } }, target: 'shipped' },
            { guard: { type: 'isStage', params: { stage: 'outForDelivery' } }, target: 'outForDelivery' },
            { guard: { type: 'isStage', params: { stage: 'returnedToSender' } }, target: 'returnedToSender' },
            { guard: { type: 'isStage', params: { stage: 'delivered' } }, target: '#order-life.delivered' },
            { guard: { type: 'isStage', params: { stage: 'cancelled' } }, target: '#order-life.cancelled' },
            { target: 'placed' },
          ],
        },
        placed: {},
        packed: {},
        shipped: {},
        outForDelivery: {},
        returnedToSender: {},
      },
    },
    delivered: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** The stage of an order and its parcels after a step. */
export interface OrderLifeState extends OrderLifeContext {
  readonly stage: OrderStage;
}

const openStages = ['placed', 'packed', 'shipped', 'outForDelivery', 'returnedToSender'] as const;

/**
 * Takes one step of a stored order, by the statechart and nothing else.
 * @returns the order after the step; null where the step is illegal, and nothing may change
 */
export function nextOrderLife({ stage, lines, parcels }: OrderLifeInput, event: OrderLifeEvent): OrderLifeState | null {
  if (stage === 'delivered' || stage === 'cancelled') return null;
  const before = orderLifeMachine.resolveState({ value: { open: stage }, context: { lines, parcels } });
  if (!before.can(event)) return null;
  const [after] = transition(orderLifeMachine, before, event);
  const ended = (['delivered', 'cancelled'] as const).find((end) => after.matches(end));
  const next = ended ?? openStages.find((open) => after.matches({ open }));
  if (next === undefined) throw new Error('The order has no stage.');
  return { stage: next, ...after.context };
}
