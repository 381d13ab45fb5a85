import { endpoints, errorCatalogue, routes, type ErrorCode, type ParcelLine, type WireOf } from '@kayal/api-contract';
import { unpackedLines } from '@kayal/commerce-core';
import { Check } from 'typebox/value';
import type { MockModule } from '../create-mock-shop.ts';
import { MockOrderLife, timelineEntry } from '../mock-order-life.ts';
import { answer, refuse } from '../mock-reply.ts';
import { refusal } from './invoices.ts';
import { reopenReturn } from './returns.ts';
import type { MockRoute } from '../mock-route.ts';

type Refused = WireOf<'takeOrderStep'>['answer']['refused'][number];

const refusedOrder = (entryNo: string, code: ErrorCode, row: number | null = null): Refused => ({
  entryNo,
  row,
  code,
  message: errorCatalogue[code].text,
});

/** Takes a step of a whole order. @returns the code of a refusal; null when it was taken */
function takeWhole(order: MockOrderLife, body: WireOf<'takeOrderStep'>['body']): ErrorCode | null {
  if (order.rows.length === 0) return 'not_found';
  const { stage } = order.facts;
  if (stage === 'delivered') return 'order.delivered';
  if (stage === 'cancelled') return 'order.cancelled';
  const { step } = body;
  if (step === 'pack') return order.packRest() ? null : 'order.step';
  if (step === 'deliver') {
    return order.take({ type: 'order.deliver' }, timelineEntry('deliver', null)) ? null : 'order.step';
  }
  if (step === 'ship' && unpackedLines(order.facts).length > 0) order.packRest();
  const taken = order.facts.parcels.map(({ id, number }) =>
    order.take({ type: `parcel.${step}`, parcelId: id }, timelineEntry(step, number, body.note), body),
  );
  return taken.includes(true) ? null : 'order.step';
}

const printBody = endpoints.printOrders.body;

/** Packing, shipping and tracking. */
export function orderLifeHandlers({ state, endpoint }: MockModule): MockRoute[] {
  const orderOf = (entryNo: string) => new MockOrderLife(state, entryNo);
  const isOwn = (order: MockOrderLife): boolean =>
    order.rows.length > 0 && (state.user?.isAdmin === true || order.rows[0]?.LedCode === state.user?.id);
  return [
    endpoint('getOrderLife', ({ params }) => {
      const order = orderOf(params.entryNo);
      return isOwn(order) ? answer(order.life()) : refuse('not_found');
    }),
    endpoint('takeOrderStep', ({ body }) => {
      const results = body.entryNos.map((entryNo) => ({ entryNo, code: takeWhole(orderOf(entryNo), body) }));
      return answer({
        success: true,
        done: results.filter(({ code }) => code === null).map(({ entryNo }) => entryNo),
        refused: results.flatMap(({ entryNo, code }) => (code === null ? [] : [refusedOrder(entryNo, code)])),
      });
    }),
    endpoint('packParcel', ({ params, body }) => {
      const order = orderOf(params.entryNo);
      if (order.rows.length === 0) return refuse('not_found');
      const number = order.life().parcels.length + 1;
      const event = { type: 'order.pack', parcelId: `parcel_${params.entryNo}_${number}`, lines: body.lines } as const;
      const { returnId } = body;
      const isTaken = order.take(event, timelineEntry('pack', number), returnId === undefined ? {} : { returnId });
      return isTaken ? answer(order.life()) : refuse('order.step');
    }),
    endpoint('takeParcelStep', ({ params, body }) => {
      const entryNo = [...state.orderLives].find(([, { parcels }]) =>
        parcels.some(({ id }) => id === params.parcel),
      )?.[0];
      if (entryNo === undefined) return refuse('not_found');
      const order = orderOf(entryNo);
      const parcel = order.life().parcels.find(({ id }) => id === params.parcel);
      const returnId = parcel?.exchange?.returnId;
      if (returnId !== undefined && body.step === 'unpack') return refuse('order.step');
      const entry = timelineEntry(body.step, parcel?.number ?? null, body.note);
      const details = returnId === undefined ? body : { ...body, returnId };
      const isTaken = order.take({ type: `parcel.${body.step}`, parcelId: params.parcel }, entry, details);
      if (!isTaken) return refuse('order.step');
      if (returnId !== undefined && body.step === 'restock') {
        reopenReturn(state, returnId, { number: parcel?.number ?? 0, stage: 'returnedToSender' });
      }
      return answer(order.life());
    }),
    endpoint('importTracking', ({ body }) => {
      const rows = body.text.trim().split('\n').slice(1);
      if (rows.length === 0) return refuse('tracking.file');
      const read = rows.map((text, index) => {
        const [entryNo = '', courierName = '', trackingNumber = ''] = text.split(',').map((cell) => cell.trim());
        const courier = state.settings.settings.couriers?.find(({ name }) => name === courierName);
        const { stage } = orderOf(entryNo).facts;
        const isBroken = orderOf(entryNo).rows.length === 0;
        const code = isBroken ? 'not_found' : stage === 'placed' || stage === 'packed' ? null : 'order.step';
        return { entryNo, courierId: courier?.id, trackingNumber, code, row: index + 2 } as const;
      });
      const refused = read.flatMap(({ entryNo, code, row }) =>
        code === null ? [] : [refusedOrder(entryNo, code, row)],
      );
      const isSaved = refused.length === 0 || body.skipBroken === true;
      const good = read.filter(({ code }) => code === null);
      if (!isSaved) return answer({ success: true, isSaved, done: [], refused });
      for (const { entryNo, courierId, trackingNumber } of good) {
        const details = courierId === undefined ? { trackingNumber } : { courierId, trackingNumber };
        takeWhole(orderOf(entryNo), { step: 'ship', entryNos: [entryNo], ...details });
      }
      return answer({ success: true, isSaved, done: good.map(({ entryNo }) => entryNo), refused });
    }),
    endpoint('cancelOwnOrder', ({ params, body }) => {
      const order = orderOf(params.entryNo);
      if (!isOwn(order)) return refuse('not_found');
      const { stage } = order.facts;
      if (stage === 'cancelled') return answer({ success: true });
      if (stage === 'delivered') return refuse('order.delivered');
      const entry = { ...timelineEntry('cancel', null, body.reason), by: 'shopper' as const };
      return order.take({ type: 'order.cancel', by: 'shopper' }, entry)
        ? answer({ success: true })
        : refuse('order.packed');
    }),
    endpoint('revokeTracking', ({ params }) =>
      orderOf(params.entryNo).rows.length === 0 ? refuse('not_found') : answer({ success: true }),
    ),
    endpoint('trackOrder', () => {
      const [entryNo] = [...state.orderLives.keys()];
      if (entryNo === undefined) return refuse('tracking.expired');
      const order = orderOf(entryNo);
      const { stage, timeline, parcels } = order.life();
      const itemOf = ({ lineNo, quantity }: ParcelLine) => {
        const row = order.rows[lineNo - 1];
        return { name: row?.itemName ?? '', size: row?.Size ?? '', quantity };
      };
      return answer({
        success: true,
        entryNo,
        stage,
        destination: 'Kochi 682020',
        deliveryDays: order.rows[0]?.DeliveryDays ?? 9,
        parcels: parcels.map(({ id: _id, courierId: _courierId, lines, ...parcel }) => ({
          ...parcel,
          items:
            parcel.exchange?.items.map(({ name, size, quantity }) => ({ name, size, quantity })) ?? lines.map(itemOf),
        })),
        timeline: timeline.map((entry) => ({ ...entry, note: '' })),
      });
    }),
    endpoint('feedParcels', () => refuse('token.invalid')),
    {
      ...routes.printOrders,
      respond: async (request) => {
        const body: unknown = await request.json().catch(() => null);
        if (state.user === null) return refusal('auth.required');
        if (!state.user.isAdmin) return refusal('forbidden');
        if (!Check(printBody, body)) return refusal('request.invalid');
        const name = `attachment; filename="${body.kind}.pdf"`;
        const headers = { 'content-type': 'application/pdf', 'content-disposition': name };
        return new Response('%PDF-1.4\n%%EOF', { headers });
      },
    },
  ];
}
