import { Type } from 'typebox';
import { orderStages, orderSteps, parcelStages, parcelSteps, stepTakers, timelineSteps } from '../domain/order-life.ts';
import { endpoint } from '../endpoint.ts';
import { company, companyParams, nullable, pathId, requiredText, text } from '../schemas.ts';

/** Max orders of one step, and of one file to print. */
export const maxOrdersAtOnce = 1000;

/** Max size of a courier's file of tracking numbers, bytes: 10,000 rows. */
export const trackingFileBytes = 2 * 1024 * 1024;

/** Limits of calls about many orders: ids of the longest form, or updates with a note each. */
const manyOrders = { bodyBytes: 512 * 1024, listItems: maxOrdersAtOnce };

/** Tracking numbers of couriers have no common form, so only length and characters are limited. */
const trackingNumber = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 /_-]{0,39}$' });

const entryNos = Type.Array(pathId, { minItems: 1, maxItems: maxOrdersAtOnce });

const parcelLine = Type.Object({ lineNo: Type.Integer({ minimum: 1 }), quantity: Type.Integer({ minimum: 1 }) });

const parcelFacts = {
  /** From 1, in the order in which they were packed. */
  number: Type.Integer(),
  stage: Type.Enum(parcelStages),
  isRestocked: Type.Boolean(),
  courierName: nullable(Type.String()),
  courierPhone: nullable(Type.String()),
  trackingNumber: nullable(Type.String()),
  trackingUrl: nullable(Type.String()),
  /** What it brings in exchange for returned pieces; null where it brings what was ordered. */
  exchange: nullable(
    Type.Object({
      returnId: Type.String(),
      items: Type.Array(
        Type.Object({ name: Type.String(), colour: Type.String(), size: Type.String(), quantity: Type.Integer() }),
      ),
    }),
  ),
};

const timeline = Type.Array(
  Type.Object({
    step: Type.Enum(timelineSteps),
    /** ms since 1970 */
    at: Type.Integer(),
    by: Type.Enum(stepTakers),
    /** Number of the parcel; null for a step of the whole order. */
    parcel: nullable(Type.Integer()),
    note: Type.String(),
  }),
);

/** Where an order is, its parcels, and what has happened to it, oldest first. */
const orderLife = Type.Object({
  success: Type.Literal(true),
  entryNo: Type.String(),
  stage: Type.Enum(orderStages),
  parcels: Type.Array(
    Type.Object({
      id: Type.String(),
      /** Id of a courier of the settings, or of one that was removed; empty without one. */
      courierId: Type.String(),
      ...parcelFacts,
      lines: Type.Array(parcelLine),
    }),
  ),
  timeline,
  /** Whether the shopper may still cancel it herself. */
  canCancel: Type.Boolean(),
});

const stepResult = {
  /** Numbers of the orders that took the step. */
  done: Type.Array(Type.String()),
  refused: Type.Array(
    Type.Object({
      entryNo: Type.String(),
      /** Row of the file, from 1; null where there was no file. */
      row: nullable(Type.Integer()),
      code: Type.String(),
      message: Type.String(),
    }),
  ),
};

/** What a step can say besides its name. */
const stepDetails = {
  /** Id of a courier of the settings. */
  courierId: Type.Optional(requiredText(40)),
  trackingNumber: Type.Optional(trackingNumber),
  /** Why, for the timeline. */
  note: Type.Optional(text(300)),
};

const entryParams = Type.Object({ company, entryNo: pathId });

/** Packing, shipping and tracking of orders. */
export const orderLifeEndpoints = {
  getOrderLife: endpoint('getOrderLife', {
    summary: 'Where an order of the caller is, or any for an admin: its stage, parcels and timeline.',
    params: entryParams,
    answer: orderLife,
  }),
  takeOrderStep: endpoint('takeOrderStep', {
    summary: 'One step for many orders. An order that cannot take it is named in `refused` and stays as it was.',
    params: companyParams,
    body: Type.Object({ step: Type.Enum(orderSteps), entryNos, ...stepDetails }),
    answer: Type.Object({ success: Type.Literal(true), ...stepResult }),
    refusals: ['courier.unknown', 'parcel.number_taken'],
    limits: manyOrders,
  }),
  packParcel: endpoint('packParcel', {
    summary: 'Pack some units of an order into a parcel; the others can follow in another one.',
    params: entryParams,
    body: Type.Object({
      lines: Type.Array(parcelLine, { minItems: 1, maxItems: 100 }),
      /** The return whose exchange came back and is sent once more; absent for pieces of the order. */
      returnId: Type.Optional(pathId),
    }),
    answer: orderLife,
    refusals: ['order.step'],
  }),
  takeParcelStep: endpoint('takeParcelStep', {
    summary:
      'One step of one parcel. `correct` replaces courier and tracking number of a parcel on its way; `restock` returns the units of one that came back to stock, once.',
    params: Type.Object({ company, parcel: pathId }),
    body: Type.Object({ step: Type.Enum(parcelSteps), ...stepDetails }),
    answer: orderLife,
    refusals: ['order.step', 'courier.unknown', 'parcel.number_taken'],
  }),
  importTracking: endpoint('importTracking', {
    summary:
      'Ship orders by a file of order number, courier and tracking number (CSV). With broken rows nothing is saved, unless `skipBroken` leaves those out.',
    params: companyParams,
    body: Type.Object({
      text: Type.String({ minLength: 1, maxLength: trackingFileBytes }),
      skipBroken: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({ success: Type.Literal(true), isSaved: Type.Boolean(), ...stepResult }),
    refusals: ['tracking.file'],
    limits: { bodyBytes: trackingFileBytes + 64 * 1024 },
  }),
  printOrders: endpoint('printOrders', {
    summary: 'A packing list by product, packing slips, address labels, or invoices, as one PDF.',
    params: companyParams,
    body: Type.Object({ kind: Type.Enum(['list', 'slips', 'labels-a6', 'labels-a4', 'invoices']), entryNos }),
    answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary', contentMediaType: 'application/pdf' }),
    limits: manyOrders,
  }),
  cancelOwnOrder: endpoint('cancelOwnOrder', {
    summary: 'Cancel an own order before anything of it is packed; a second call changes nothing.',
    params: entryParams,
    body: Type.Object({ reason: Type.Optional(text(300)) }),
    answer: Type.Object({ success: Type.Literal(true) }),
    refusals: ['order.packed', 'order.delivered'],
  }),
  revokeTracking: endpoint('revokeTracking', {
    summary: 'End the mailed links that show an order without a log-in.',
    params: entryParams,
    answer: Type.Object({ success: Type.Literal(true) }),
  }),
  trackOrder: endpoint('trackOrder', {
    summary: 'What the mailed link shows: stage, parcels and timeline, without name, phone or street.',
    params: companyParams,
    body: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
    answer: Type.Object({
      success: Type.Literal(true),
      entryNo: Type.String(),
      stage: Type.Enum(orderStages),
      /** City and pincode. */
      destination: Type.String(),
      /** Max business days from the order to its delivery, as promised. */
      deliveryDays: Type.Integer(),
      parcels: Type.Array(
        Type.Object({
          ...parcelFacts,
          items: Type.Array(Type.Object({ name: Type.String(), size: Type.String(), quantity: Type.Integer() })),
        }),
      ),
      timeline,
    }),
    refusals: ['tracking.expired'],
  }),
  feedParcels: endpoint('feedParcels', {
    summary: 'Steps of parcels from a courier, by tracking number. Scope `parcels`. Rows that fit nothing are listed.',
    params: companyParams,
    headers: Type.Object({ authorization: Type.Optional(Type.String({ maxLength: 200 })) }),
    body: Type.Object({
      updates: Type.Array(
        Type.Object({
          trackingNumber,
          step: Type.Enum(['ship', 'outForDelivery', 'deliver', 'returnToSender']),
          note: Type.Optional(text(300)),
        }),
        { minItems: 1, maxItems: maxOrdersAtOnce },
      ),
    }),
    answer: Type.Object({ success: Type.Literal(true), ...stepResult }),
    refusals: ['token.scope'],
    limits: manyOrders,
  }),
};
